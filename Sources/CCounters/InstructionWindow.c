#include "InstructionWindow.h"
#include "Untold.h"

// Not even the linker may make one function of the two.
#define APART UNTOLD __attribute__((noinline))

APART void instruction_window_open(void) { __asm__ volatile("nop"); }

APART void instruction_window_close(void) { __asm__ volatile("nop; nop"); }
