import Foundation
import Testing
import UpdatePipeline

/// Random changes of random constraints, contradictions among them, under every strategy.
@Suite struct LayoutAgreementTests {
  /// A generator of the sequence of Knuth's MMIX, whose upper bits are used.
  private struct Generator {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  private static let names = ["a", "b", "c", "d"]

  /// A window under each strategy that takes the same changes.
  private struct Bench {
    let canvases = LayoutStrategy.allCases.map { LayoutCanvas($0) }
    var constraints: [[NSLayoutConstraint]]

    init() {
      constraints = canvases.map { _ in [] }
      for canvas in canvases {
        for (index, name) in names.enumerated() {
          canvas.add(name)
          // Wishes of different priorities leave nothing undecided.
          for (place, part) in ["left", "top", "width", "height"].enumerated() {
            let wish = part == "left" || part == "top" ? "root.\(part) + 7" : "13"
            canvas.constraint("\(name).\(part) == \(wish) @\(4 * index + place + 1)").isActive =
              true
          }
        }
      }
    }

    /// Makes one change in every window.
    mutating func change(_ generator: inout Generator) {
      let kind = generator.below(4)
      let index = generator.below(max(1, constraints[0].count))
      let constant = CGFloat(generator.below(60))
      let text = Self.constraint(&generator)
      for place in canvases.indices {
        if kind > 1 || constraints[place].isEmpty {
          let constraint = canvases[place].constraint(text)
          constraint.isActive = true
          constraints[place].append(constraint)
        } else if kind == 1 {
          constraints[place].remove(at: index).isActive = false
        } else {
          constraints[place][index].constant = constant
        }
      }
    }

    private static func constraint(_ generator: inout Generator) -> String {
      let first = names[generator.below(names.count)]
      let second = (names + ["root"])[generator.below(names.count + 1)]
      let relation = ["==", "<=", ">="][generator.below(3)]
      let priority = ["", "", " @500", " @900"][generator.below(4)]
      let constant = generator.below(60)
      let (x, other) = (["leading", "trailing", "centerX"], ["leading", "trailing", "centerX"])
      switch generator.below(3) {
      case 0: return "\(first).width \(relation) \(constant)\(priority)"
      case 1:
        let (y, otherY) = (["top", "bottom"], ["top", "bottom"])
        return """
          \(first).\(y[generator.below(2)]) \(relation) \
          \(second).\(otherY[generator.below(2)]) + \(constant)\(priority)
          """
      default:
        return """
          \(first).\(x[generator.below(3)]) \(relation) \
          \(second).\(other[generator.below(3)]) + \(constant)\(priority)
          """
      }
    }
  }

  @Test("U9: whatever changes, strategies agree on what holds")
  func strategiesAgree() {
    var conflicts = 0
    for seed in 0..<24 {
      var generator = Generator(state: UInt64(seed))
      var bench = Bench()
      for step in 0..<60 {
        bench.change(&generator)
        if step % 3 != 0 { continue }
        for canvas in bench.canvases { canvas.window.runFrame() }
        let frames = bench.canvases.map { $0.frames(of: Self.names) }
        #expect(frames[1] == frames[0], "seed \(seed), step \(step)")
        #expect(frames[2] == frames[0], "seed \(seed), step \(step)")
      }
      conflicts += bench.canvases[0].window.constraintConflicts.count
    }
    // There was something to disagree on.
    #expect(conflicts > 24)
  }
}
