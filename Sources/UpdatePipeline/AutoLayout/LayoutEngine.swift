import Instrumentation

/// The constraint solver of one window.
final class LayoutEngine {
  func addWork(to work: inout WorkCounters) {}
}
