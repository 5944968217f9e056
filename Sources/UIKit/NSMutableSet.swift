public import Foundation

/// Foundation's mutable set, with identity as the equality of plain Swift objects.
///
/// On Linux, Foundation wraps such an object anew each time, so the same object is added twice and
/// never found. Code that imports UIKit gets this class instead; it can be passed wherever
/// Foundation's is expected. Members are enumerated in insertion order.
nonisolated open class NSMutableSet: Foundation.NSMutableSet {
  /// The identity of a member.
  private enum Key: Hashable {
    case identity(ObjectIdentifier)
    case value(NSObject)

    init(_ member: Any) {
      let object = member as AnyObject
      self = (object as? NSObject).map(Key.value) ?? .identity(ObjectIdentifier(object))
    }
  }

  private var members: [Key: (order: Int, value: Any)] = [:]
  private var addedCount = 0

  /// An empty set.
  public required init(capacity: Int) {
    super.init(capacity: capacity)
  }

  /// A set of the objects at an address.
  public override init(objects: UnsafePointer<AnyObject>!, count: Int) {
    super.init(capacity: count)
    for index in 0..<count {
      unsafe add(objects[index])
    }
  }

  /// A set of an array's elements.
  public convenience init(array: [Any]) {
    self.init(capacity: array.count)
    addObjects(from: array)
  }

  /// An empty set; ignores the coder.
  public required init?(coder: NSCoder) {
    super.init(capacity: 0)
  }

  deinit {}

  // The primitive methods that all others are built on.

  open override var count: Int { members.count }

  open override func member(_ object: Any) -> Any? {
    members[Key(object)]?.value
  }

  open override func objectEnumerator() -> NSEnumerator {
    let ordered = members.values.sorted { $0.order < $1.order }
    return NSArray(array: ordered.map(\.value)).objectEnumerator()
  }

  open override func add(_ object: Any) {
    let key = Key(object)
    guard members[key] == nil else { return }
    addedCount += 1
    members[key] = (addedCount, object)
  }

  open override func remove(_ object: Any) {
    members[Key(object)] = nil
  }

  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableSet(array: allObjects)
  }
}
