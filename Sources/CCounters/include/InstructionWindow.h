#ifndef INSTRUCTION_WINDOW_H
#define INSTRUCTION_WINDOW_H

// What a simulator of the processor looks for by name: it forgets its counts at the first call, and
// writes them out at the second. Both do nothing.

void instruction_window_open(void);
void instruction_window_close(void);

#endif
