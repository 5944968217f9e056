#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

// No debug info for this code: clang emits a newer DWARF version than Swift, and the simulators
// that count instructions reject an executable that contains any of it. Casts would add debug info
// for their types, and string literals for themselves.
#define UNTOLD __attribute__((nodebug))

UNTOLD static const char variable_name[] = "UPDATEBENCH_HASH_SEED";
UNTOLD static const char parameters_name[] = "_swift_stdlib_Hashing_parameters";

// The seed of the hash function in Swift's standard library, which chooses it randomly when loaded
// and offers no way to set it.
struct parameters {
  uint64_t seed0;
  uint64_t seed1;
};

// Adopts the seed in the environment, if there is one: 16 hexadecimal digits.
//
// A constructor of the executable runs after those of its libraries and before its main function,
// when no hash table exists yet that the change would break.
UNTOLD __attribute__((constructor)) static void adopt_seed(void) {
  const char *text = getenv(variable_name);
  // Zero means every loaded library.
  struct parameters *parameters = dlsym(0, parameters_name);
  if (text == 0 || parameters == 0) return;
  uint64_t seed = strtoull(text, 0, 16);
  parameters->seed0 = seed;
  parameters->seed1 = seed * UINT64_C(0x9e3779b97f4a7c15);
}
