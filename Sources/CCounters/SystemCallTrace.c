#include "SystemCallTrace.h"
#include "Untold.h"

#include <errno.h>

#if defined(__linux__)

#include <linux/ptrace.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// The C library's header for this function conflicts with the kernel's.
extern long ptrace(int request, ...);

// An option unknown to prctl(2), so that the call does nothing.
UNTOLD static const uint64_t mark_option = 0x55424d4b;

UNTOLD void system_call_send_mark(enum system_call_mark mark) {
  const long number = mark;
  syscall(SYS_prctl, mark_option, number, 0L, 0L, 0L);
}

UNTOLD int system_call_trace_attach(int thread) {
  // Distinguishes system calls from signals, traces new threads too, and ends the process with its
  // tracer.
  const long options = PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE | PTRACE_O_EXITKILL;
  if (ptrace(PTRACE_SEIZE, thread, 0L, options) != 0) return errno;
  return ptrace(PTRACE_INTERRUPT, thread, 0L, 0L) == 0 ? 0 : errno;
}

UNTOLD void system_call_trace_continue(int thread, int signal) {
  const long number = signal;
  ptrace(PTRACE_SYSCALL, thread, 0L, number);
}

UNTOLD bool system_call_trace_is_entry(int thread, enum system_call_mark *mark) {
  struct ptrace_syscall_info info;
  *mark = system_call_no_mark;
  long size = ptrace(PTRACE_GET_SYSCALL_INFO, thread, sizeof(info), &info);
  if (size <= 0 || info.op != PTRACE_SYSCALL_INFO_ENTRY) return false;
  if (info.entry.nr == SYS_prctl && info.entry.args[0] == mark_option) {
    *mark = info.entry.args[1];
  }
  return true;
}

#else

UNTOLD void system_call_send_mark(enum system_call_mark mark) {}

UNTOLD int system_call_trace_attach(int thread) { return ENOSYS; }

UNTOLD void system_call_trace_continue(int thread, int signal) {}

UNTOLD bool system_call_trace_is_entry(int thread, enum system_call_mark *mark) {
  return false;
}

#endif
