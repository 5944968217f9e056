#ifndef INSTRUCTION_WINDOW_H
#define INSTRUCTION_WINDOW_H

// Two empty functions that a processor simulator finds by name: it resets its counts at the first
// and writes them out at the second.

void instruction_window_open(void);
void instruction_window_close(void);

#endif
