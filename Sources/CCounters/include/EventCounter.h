#ifndef EVENT_COUNTER_H
#define EVENT_COUNTER_H

#include <stdint.h>

// Hardware performance counters of Linux.

/// Opens a counter of the user-mode instructions of the calling thread and all threads it starts
/// from now on.
///
/// Returns a descriptor, or a negative error number.
int event_counter_open_instructions(void);

/// The total of a counter, or a negative number if it was removed from the hardware.
int64_t event_counter_read(int descriptor);

/// Runs a loop of a few instructions per round.
void event_counter_exercise(uint64_t round_count);

#endif
