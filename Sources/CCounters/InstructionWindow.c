#include "InstructionWindow.h"
#include "Untold.h"

// Keeps even the linker from merging the two functions.
#define APART UNTOLD __attribute__((noinline))

APART void instruction_window_open(void) { __asm__ volatile("nop"); }

APART void instruction_window_close(void) { __asm__ volatile("nop; nop"); }
