// No debug info for this code: clang emits a newer DWARF version than Swift, and the simulators
// that count instructions reject an executable that contains any of it.
#define UNTOLD __attribute__((nodebug))
