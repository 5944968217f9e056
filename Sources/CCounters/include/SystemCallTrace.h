#ifndef SYSTEM_CALL_TRACE_H
#define SYSTEM_CALL_TRACE_H

#include <stdbool.h>
#include <stdint.h>

// Counts the system calls of another process by stopping it at each.

/// The messages of a traced process to its tracer, sent by a system call without effect.
enum system_call_mark {
  system_call_no_mark = 0,
  /// Opens a window: the following calls are counted.
  system_call_mark_open = 1,
  /// Closes the window.
  system_call_mark_close = 2,
  /// Discards all windows so far.
  system_call_mark_reset = 3,
};

/// Sends a mark to the tracer, if there is one.
void system_call_send_mark(enum system_call_mark mark);

/// Starts to trace a thread and all threads it starts from now on; returns zero or an error number.
int system_call_trace_attach(int thread);

/// Continues a stopped thread until its next call, with a signal unless it is zero.
void system_call_trace_continue(int thread, int signal);

/// Whether a thread has stopped at the start of a call, and the mark that the call sends.
bool system_call_trace_is_entry(int thread, enum system_call_mark *mark);

#endif
