import Foundation
import Testing
import UpdatePipeline

@Suite struct CGAffineTransformTests {
  @Test func transformsAreAppliedInOrder() {
    let scaledThenMoved = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 5, y: 7))
    #expect(scaledThenMoved == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7))
    let movedThenScaled = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 7)
    #expect(movedThenScaled == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 21))
    #expect(CGAffineTransform.identity.scaledBy(x: 2, y: 3) == CGAffineTransform(scaleX: 2, y: 3))
    #expect(
      CGAffineTransform.identity.rotated(by: 1) == CGAffineTransform(rotationAngle: 1)
    )
  }

  @Test func theInverseUndoes() {
    let map = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8)
    #expect(map.inverted() == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.25, tx: -3, ty: -2))
    #expect(map.concatenating(map.inverted()).isIdentity)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }
}
