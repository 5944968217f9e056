#include "InstructionWindow.h"
#include "Untold.h"

#include <stdint.h>

// Keeps even the linker from merging the two functions.
#define APART UNTOLD __attribute__((noinline))

APART void instruction_window_open(void) { __asm__ volatile("nop"); }

APART void instruction_window_close(void) { __asm__ volatile("nop; nop"); }

// Valgrind recognizes a sequence of rotations that leaves registers as they were, followed by an
// exchange without effect. The request's number and its arguments are at an address in a register.
// Callgrind's requests are numbered from its two letters on.
UNTOLD static void send(uint64_t request) {
#if defined(__x86_64__)
  volatile uint64_t words[6] = {request, 0, 0, 0, 0, 0};
  uint64_t result = 0;
  __asm__ volatile(
      "rolq $3, %%rdi; rolq $13, %%rdi; rolq $61, %%rdi; rolq $51, %%rdi; xchgq %%rbx, %%rbx"
      : "+d"(result)
      : "a"(&words[0])
      : "cc", "memory");
#elif defined(__aarch64__)
  volatile uint64_t words[6] = {request, 0, 0, 0, 0, 0};
  register uint64_t result __asm__("x3") = 0;
  register volatile uint64_t *place __asm__("x4") = &words[0];
  __asm__ volatile(
      "ror x12, x12, #3; ror x12, x12, #13; ror x12, x12, #51; ror x12, x12, #61; orr x10, x10, x10"
      : "+r"(result)
      : "r"(place)
      : "cc", "memory");
#else
  (void)request;
#endif
}

UNTOLD static const uint64_t callgrind_requests = (uint64_t)'C' << 24 | (uint64_t)'T' << 16;

APART void instruction_counting_start(void) { send(callgrind_requests + 4); }

APART void instruction_counting_stop(void) { send(callgrind_requests + 5); }
