#ifndef SYSTEM_CALL_TRACE_H
#define SYSTEM_CALL_TRACE_H

#include <stdbool.h>
#include <stdint.h>

// Counts the calls of the system that another process makes, by stopping it at each.

/// What a traced process tells its tracer, by a call of the system that does nothing.
enum system_call_mark {
  system_call_no_mark = 0,
  /// A window opens: what follows is counted.
  system_call_mark_open = 1,
  /// The window closes.
  system_call_mark_close = 2,
  /// Every window so far is forgotten.
  system_call_mark_reset = 3,
};

/// Tells the tracer, if there is one.
void system_call_send_mark(enum system_call_mark mark);

/// Begins to trace a process and every thread that it starts from now on; zero, or an error number.
int system_call_trace_attach(int process);

/// Lets a stopped thread run to its next call, with a signal unless that is zero.
void system_call_trace_continue(int thread, int signal);

/// Whether a thread stands at the start of a call, and which mark the call is.
bool system_call_trace_is_entry(int thread, enum system_call_mark *mark);

#endif
