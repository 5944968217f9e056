import Testing
import UIKit

/// Values that are kept in objects, and go with them.
@Suite struct AssociatedObjectsTests {
  private final class Note {
    let text: String
    init(_ text: String) { self.text = text }
  }

  /// A class of one's own that keeps values.
  private final class Presenter: AssociatedValueHolder {
    var associatedValues = AssociatedValues()
  }

  /// Variables whose addresses are keys.
  private enum Key {
    case first, second

    private static var firstPlace: UInt8 = 0
    private static var secondPlace: UInt8 = 0

    func get(from object: Any) -> Any? {
      switch self {
      case .first: unsafe objc_getAssociatedObject(object, &Self.firstPlace)
      case .second: unsafe objc_getAssociatedObject(object, &Self.secondPlace)
      }
    }

    func set(_ value: Any?, in object: Any, _ policy: objc_AssociationPolicy) {
      switch self {
      case .first: unsafe objc_setAssociatedObject(object, &Self.firstPlace, value, policy)
      case .second: unsafe objc_setAssociatedObject(object, &Self.secondPlace, value, policy)
      }
    }
  }

  @Test func valuesAreKeptByKey() {
    for object in [UIView(), UILayoutGuide(), UIViewController(), Presenter()] as [AnyObject] {
      #expect(Key.first.get(from: object) == nil)
      Key.first.set(1, in: object, .OBJC_ASSOCIATION_RETAIN)
      Key.second.set("two", in: object, .OBJC_ASSOCIATION_COPY)
      #expect(Key.first.get(from: object) as? Int == 1)
      #expect(Key.second.get(from: object) as? String == "two")
      Key.first.set(3, in: object, .OBJC_ASSOCIATION_RETAIN)
      #expect(Key.first.get(from: object) as? Int == 3)
      Key.first.set(nil, in: object, .OBJC_ASSOCIATION_RETAIN)
      #expect(Key.first.get(from: object) == nil)
      #expect(Key.second.get(from: object) as? String == "two")
      objc_removeAssociatedObjects(object)
      #expect(Key.second.get(from: object) == nil)
    }
  }

  @Test func valuesGoWithTheirObject() {
    weak var kept: Note?
    do {
      let view = UIView()
      let note = Note("kept")
      Key.first.set(note, in: view, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      kept = note
      #expect((Key.first.get(from: view) as? Note) === note)
    }
    #expect(kept == nil)
  }

  /// A table by address hands the values of views that are gone to later ones.
  @Test func aNewViewHasNoValues() {
    for _ in 0..<1_000 {
      let view = UIView()
      #expect(Key.first.get(from: view) == nil)
      Key.first.set(Note("old"), in: view, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test func anAssignedObjectIsNotKeptAlive() {
    let view = UIView()
    do {
      let note = Note("assigned")
      Key.first.set(note, in: view, .OBJC_ASSOCIATION_ASSIGN)
      #expect((Key.first.get(from: view) as? Note)?.text == "assigned")
    }
    #expect(Key.first.get(from: view) == nil)
    Key.first.set(true, in: view, .OBJC_ASSOCIATION_ASSIGN)
    #expect(Key.first.get(from: view) as? Bool == true)
  }

  @Test func aCopyIsKept() {
    let view = UIView()
    let text = NSMutableString(string: "before")
    Key.first.set(text, in: view, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.setString("after")
    let kept = Key.first.get(from: view) as? NSString
    #expect(kept.map(String.init) == "before")
  }

  @Test func anObjectWithoutAPlaceIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Key.first.set(1, in: Note("no"), .OBJC_ASSOCIATION_RETAIN)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("or another AssociatedValueHolder, not by Note."))
  }
}
