import Foundation
import Observation
import Synchronization
import TestSupport
import Testing

/// Swift's own Observation on Linux, without the pipeline: the facts that tracking is built on.
@Suite struct ObservationFactsTests {
  /// The titles that change closures saw, in order.
  private final class Notes {
    var titles: [String] = []
  }

  private let model = Counterpart()
  private let notes = Notes()

  /// Tracks reads once; the closure notes the model's title as it is called.
  private func track(_ read: () -> Void) {
    withObservationTracking(read) {
      MainActor.assumeIsolated { notes.titles.append(model.title) }
    }
  }

  @Test("M1: the closure is called once, before the property has its new value")
  func theClosureIsCalledOnceBeforeTheChange() {
    track { _ = model.title }
    model.title = "one"
    model.title = "two"
    #expect(notes.titles == [""])
  }

  /// A form of write, and whether it is told where the value stays the same.
  private struct Form: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isTold: Bool
    let read: @MainActor @Sendable (Forms) -> Void
    let write: @MainActor @Sendable (Forms) -> Void
  }

  nonisolated private static let forms = [
    Form(testDescription: "an equal value", isTold: false) {
      _ = $0.count
    } write: {
      $0.count = 0
    },
    Form(testDescription: "the same instance", isTold: false) {
      _ = $0.object
    } write: {
      let same = $0.object
      $0.object = same
    },
    Form(testDescription: "+= 0", isTold: true) {
      _ = $0.count
    } write: {
      $0.count += 0
    },
    Form(testDescription: "an equal field", isTold: true) {
      _ = $0.name
    } write: {
      $0.name.first = ""
    },
    Form(testDescription: "a value that isn't Equatable", isTold: true) {
      _ = $0.name
    } write: {
      let same = $0.name
      $0.name = same
    },
    Form(testDescription: "Any", isTold: true) {
      _ = $0.anything
    } write: {
      $0.anything = 0
    },
    Form(testDescription: "the same instance in an Optional", isTold: true) {
      _ = $0.optional
    } write: {
      let same = $0.optional
      $0.optional = same
    },
  ]

  @Test("M2: the form of a write decides whether the same value is told", arguments: forms)
  private func theFormOfAWriteDecides(form: Form) {
    let forms = Forms()
    track { form.read(forms) }
    form.write(forms)
    #expect(notes.titles.count == (form.isTold ? 1 : 0))
  }

  @Test("M6: tracking again without a change adds a registration, and a write calls them all")
  func registrationsPileUp() {
    for _ in 0..<100 { track { _ = model.title } }
    model.title = "new"
    #expect(notes.titles.count == 100)
  }

  @Test("M7: what an inner scope reads is recorded in the outer one as well")
  func nestedScopesLeakOutward() {
    track {
      track { _ = model.title }
    }
    model.title = "new"
    #expect(notes.titles.count == 2)
  }

  @Test("M8: a write inside the scope of a property that the scope reads is not told")
  func aSelfWriteIsNotTold() {
    track {
      _ = model.number
      model.number = 7
    }
    #expect(notes.titles == [])
    model.number = 8
    #expect(notes.titles.count == 1)
  }

  @Test("M9: a write inside another scope of a property that was tracked before is told")
  func aWriteInAnotherScopeIsTold() {
    track { _ = model.number }
    track { model.number = 7 }
    #expect(notes.titles.count == 1)
  }

  @Test("M10: the closure runs on the thread that writes")
  func theClosureRunsOnTheWritingThread() {
    let ranOnMainThread = Mutex<Bool?>(nil)
    withObservationTracking {
      _ = model.title
    } onChange: {
      ranOnMainThread.withLock { $0 = Thread.isMainThread }
    }
    BackgroundWriter.write("elsewhere", to: model)
    #expect(ranOnMainThread.withLock { $0 } == false)
  }

  @Test("M11: five observers of a property are five calls a write")
  func everyObserverIsCalled() {
    for _ in 0..<5 { track { _ = model.title } }
    model.title = "new"
    #expect(notes.titles.count == 5)
  }

  @Test("M12: tracking doesn't keep the model alive")
  func trackingKeepsNoModel() {
    weak let forgotten = trackedModel()
    #expect(forgotten == nil)
  }

  private func trackedModel() -> Counterpart {
    let model = Counterpart()
    track { _ = model.title }
    return model
  }

  @Test("M13: what the closure captures lives until the model changes")
  func theClosureKeepsWhatItCaptures() {
    weak let kept = capturedObject()
    #expect(kept != nil)
    model.title = "new"
    #expect(kept == nil)
  }

  private func capturedObject() -> Notes {
    let object = Notes()
    withObservationTracking {
      _ = model.title
    } onChange: {
      _ = object
    }
    return object
  }
}

private nonisolated struct Name {
  var first = ""
}

private nonisolated final class Plain {}

@Observable nonisolated private final class Forms {
  var count = 0
  var object = Counterpart()
  var name = Name()
  var anything: Any = 0
  var optional: Plain? = Plain()
}
