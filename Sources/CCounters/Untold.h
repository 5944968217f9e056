// A debugger is told nothing of this code: clang describes C in a newer format than Swift does, and
// the simulators that count instructions refuse an executable which has any of it.
#define UNTOLD __attribute__((nodebug))
