#include "EventCounter.h"
#include "Untold.h"

#include <errno.h>
#include <unistd.h>

#if defined(__linux__)

#include <linux/perf_event.h>
#include <sys/syscall.h>

UNTOLD int event_counter_open_instructions(void) {
  struct perf_event_attr attributes = {
    .type = PERF_TYPE_HARDWARE,
    .size = sizeof(attributes),
    .config = PERF_COUNT_HW_INSTRUCTIONS,
    .inherit = 1,
    // Counts always, instead of being multiplexed with other counters and scaled up.
    .pinned = 1,
    .exclude_kernel = 1,
    .exclude_hv = 1,
  };
  const int this_thread = 0, any_processor = -1, no_group = -1;
  long descriptor = syscall(
    SYS_perf_event_open, &attributes, this_thread, any_processor, no_group, PERF_FLAG_FD_CLOEXEC);
  return descriptor < 0 ? -errno : descriptor;
}

#else

UNTOLD int event_counter_open_instructions(void) { return -ENOSYS; }

#endif

UNTOLD int64_t event_counter_read(int descriptor) {
  int64_t total = 0;
  return read(descriptor, &total, sizeof(total)) == sizeof(total) ? total : -1;
}

UNTOLD void event_counter_exercise(uint64_t round_count) {
  for (uint64_t round = 0; round < round_count; round += 1) {
    __asm__ volatile("");
  }
}
