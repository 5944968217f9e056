#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

// A debugger is told nothing of this code: clang describes C in a newer format than Swift does, and
// the simulators that count instructions refuse an executable which has any of it. Types are
// described where they are cast to, and so are strings where they stand.
#define UNTOLD __attribute__((nodebug))

UNTOLD static const char variable_name[] = "UPDATEBENCH_HASH_SEED";
UNTOLD static const char parameters_name[] = "_swift_stdlib_Hashing_parameters";

// What the hash function of Swift's standard library starts from. The library chooses it by chance
// when it is loaded, and has no way to be told.
struct parameters {
  uint64_t seed0;
  uint64_t seed1;
};

// Takes the seed that the environment names, if it names one: 16 hexadecimal digits.
//
// A constructor of the executable runs after those of its libraries and before its own first line,
// so no hash table exists yet that the change would break.
UNTOLD __attribute__((constructor)) static void adopt_seed(void) {
  const char *text = getenv(variable_name);
  // Zero stands for every library that is loaded.
  struct parameters *parameters = dlsym(0, parameters_name);
  if (text == 0 || parameters == 0) return;
  uint64_t seed = strtoull(text, 0, 16);
  parameters->seed0 = seed;
  parameters->seed1 = seed * UINT64_C(0x9e3779b97f4a7c15);
}
