import Testing
import UIKit

/// Sets of objects, told apart by identity unless they say otherwise.
@Suite struct NSMutableSetTests {
  private final class Item {}

  @Test func anObjectIsItself() {
    let set = NSMutableSet()
    let (first, second) = (Item(), Item())
    set.add(first)
    set.add(first)
    set.add(second)
    #expect(set.count == 2)
    #expect(set.contains(first))
    #expect(
      set.allObjects.compactMap { $0 as? Item }.map(ObjectIdentifier.init) == [
        ObjectIdentifier(first), ObjectIdentifier(second),
      ]
    )
    set.remove(first)
    #expect(!set.contains(first))
    #expect(set.count == 1)
    set.removeAllObjects()
    #expect(set.count == 0)
  }

  @Test func valuesAreEqual() {
    let set = NSMutableSet(array: ["a", "a", "b"])
    #expect(set.count == 2)
    #expect(set.contains("a"))
    set.minus(["a"])
    #expect(set.allObjects as? [String] == ["b"])
  }

  @Test func anArrayOfObjectsIsASet() {
    let item = Item()
    let set = NSMutableSet(array: [item, item])
    #expect(set.count == 1)
    let copy = set.mutableCopy() as? NSMutableSet
    copy?.remove(item)
    #expect(copy?.count == 0)
    #expect(set.count == 1)
  }

  @Test func itIsFoundationsToo() {
    let set: NSSet = NSMutableSet(array: [1, 2, 3])
    #expect(set.count == 3)
    #expect(set.contains(2))
  }
}
