package import FoundationEssentials
import Glibc
package import UBResults

/// The clocks that measurements read.
package enum Clocks {
  /// Nanoseconds of a clock that only goes forward.
  package static let monotonic: @convention(c) () -> UInt64 = { nanoseconds(CLOCK_MONOTONIC) }

  /// Nanoseconds the calling thread has spent on a processor.
  package static let threadTime: @convention(c) () -> UInt64 = {
    nanoseconds(CLOCK_THREAD_CPUTIME_ID)
  }

  /// Nanoseconds that all threads of this process have spent on processors.
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
      preconditionFailure("the system's clock is set to a year without four digits")
    }
    return day
  }

  /// Does nothing for a number of milliseconds.
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
