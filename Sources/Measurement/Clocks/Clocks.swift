package import FoundationEssentials
import Glibc
package import UBResults

/// The clocks for measurements.
package enum Clocks {
  /// The nanoseconds of a monotonic clock.
  package static let monotonic: @convention(c) () -> UInt64 = { nanoseconds(CLOCK_MONOTONIC) }

  /// The processor time of the calling thread, in nanoseconds.
  package static let threadTime: @convention(c) () -> UInt64 = {
    nanoseconds(CLOCK_THREAD_CPUTIME_ID)
  }

  /// The processor time of all threads of this process, in nanoseconds.
  package static let processTime: @convention(c) () -> UInt64 = {
    nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
  }

  /// The date and time of day.
  package static var date: Date {
    Date(timeIntervalSince1970: Double(nanoseconds(CLOCK_REALTIME)) / 1e9)
  }

  /// The day in UTC.
  package static var today: Day {
    guard let day = Day(date.ISO8601Format().prefix(10)) else {
      preconditionFailure("The system clock's year must have four digits.")
    }
    return day
  }

  /// Sleeps for a number of milliseconds.
  package static func pause(milliseconds: Int) {
    let end = monotonic() + UInt64(milliseconds) * 1_000_000
    var now = monotonic()
    while now < end {
      poll(nil, 0, CInt(clamping: (end - now + 999_999) / 1_000_000))
      now = monotonic()
    }
  }
}

private func nanoseconds(_ clock: clockid_t) -> UInt64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
