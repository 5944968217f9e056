public import Foundation

/// Foundation's mutable set, in which an object of a plain Swift class is equal to itself.
///
/// On Linux, Foundation wraps such an object anew each time, so that it is added twice and never
/// found again. Code that imports UIKit gets this class in its place; it can be handed to whatever
/// takes Foundation's. Enumeration is in the order in which members were added.
nonisolated open class NSMutableSet: Foundation.NSMutableSet {
  /// What makes two members the same.
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

  /// A set of the elements of an array.
  public convenience init(array: [Any]) {
    self.init(capacity: array.count)
    addObjects(from: array)
  }

  /// An empty set; archives hold no views here, so the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(capacity: 0)
  }

  deinit {}

  // The primitives of a subclass, on which everything else stands.

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
