#ifndef EVENT_COUNTER_H
#define EVENT_COUNTER_H

#include <stdint.h>

// Counters of the processor, as Linux offers them.

/// Opens a counter of the instructions that the calling thread and every thread that it starts from
/// now on run outside of the kernel.
///
/// Returns a descriptor, or an error number below zero.
int event_counter_open_instructions(void);

/// The total of a counter, or a number below zero if it lost its place in the processor.
int64_t event_counter_read(int descriptor);

/// Goes through a loop that takes a few instructions a round.
void event_counter_exercise(uint64_t round_count);

#endif
