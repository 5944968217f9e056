import Foundation
import UBInstrumentation
import Testing
import UpdatePipeline

/// What layout costs where little or nothing depends on constraints.
@Suite struct LayoutCostTests {
  private let solver: [Counter] = [
    .solverConstraintsAdded, .solverConstraintsRemoved, .solverConstantsEdited,
    .solverVariablesChanged,
  ]

  private func work(in window: UIWindow, of change: () -> Void) -> [Int] {
    let before = window.work
    change()
    window.runFrame()
    let work = window.work.work(since: before)
    return solver.map { work[$0] }
  }

  @Test("R47: a window has a solver of its own, in which a view is four variables")
  func aViewIsFourVariables() {
    let (canvas, other) = (LayoutCanvas(), LayoutCanvas())
    canvas.add("a")
    let before = other.window.work
    #expect(
      work(in: canvas.window) {
        for text in [
          "a.left == root.left + 10", "a.top == root.top + 20", "a.width == 30", "a.height == 40",
        ] {
          canvas.constraint(text).isActive = true
        }
      } == [4, 0, 0, 4]
    )
    // Other attributes are made of the same variables.
    #expect(
      work(in: canvas.window) {
        for text in [
          "a.right == root.left + 40", "a.bottom == root.top + 60", "a.centerX == root.left + 25",
        ] {
          canvas.constraint(text).isActive = true
        }
      } == [3, 0, 0, 0]
    )
    #expect(canvas.window.constraintConflicts == [])
    #expect(other.window.work == before)
  }

  @Test("R48: parts of a layout that share no constraint cost what each costs alone")
  func independentPartsDoNotInteract() throws {
    /// The solver's steps to build some chains of five views, and to move the first of them.
    func steps(chains: Int) throws -> (build: Int, edit: Int) {
      let canvas = LayoutCanvas()
      canvas.constraint("root.width >= 0").isActive = true
      canvas.window.runFrame()
      let start = canvas.window.work
      var first: [NSLayoutConstraint] = []
      for chain in 0..<chains {
        var texts = ["v\(chain)0.left == root.left + 10"]
        for index in 0..<5 {
          canvas.add("v\(chain)\(index)")
          texts.append("v\(chain)\(index).width == 20")
          if index > 0 { texts.append("v\(chain)\(index).left == v\(chain)\(index - 1).right") }
        }
        let constraints = texts.map { canvas.constraint($0) }
        NSLayoutConstraint.activate(constraints)
        if chain == 0 { first = constraints }
      }
      canvas.window.runFrame()
      let built = canvas.window.work
      try #require(first.first).constant = 30
      canvas.window.runFrame()
      #expect(canvas.view("v04").frame.minX == 110)
      func count(_ work: WorkCounters) -> Int {
        work[.solverPivots] + work[.solverSubstitutions] + work[.solverVariablesChanged]
      }
      return (count(built.work(since: start)), count(canvas.window.work.work(since: built)))
    }
    let one = try steps(chains: 1)
    let four = try steps(chains: 4)
    #expect(one.build > 0 && one.edit > 0)
    #expect(four.build == 4 * one.build)
    #expect(four.edit == one.edit)
  }

  @Test("of a view whose frame is set, the solver holds the numbers that constraints use")
  func variablesOfAView() {
    let canvas = LayoutCanvas()
    canvas.add("a")
    let work = work(in: canvas.window) {
      canvas.constraint("a.width == 0.5 * root.width").isActive = true
    }
    // The constraint, and the pin of the root's width.
    #expect(work[0] == 2)
    // The root's width and the view's.
    #expect(work[3] == 2)
    let more = self.work(in: canvas.window) {
      canvas.constraint("a.height == root.height").isActive = true
    }
    #expect(more[0] == 2)
  }

  @Test("R49: constraints activated together are solved once")
  func activationIsOneSolve() {
    let names = ["a", "b", "c", "d"]
    let texts = [
      "d.left == c.right", "c.left == b.right", "b.left == a.right", "a.left == root.left + 10",
    ]
    var reports: [Int] = []
    for together in [true, false] {
      let canvas = LayoutCanvas()
      for name in names {
        canvas.add(name)
        canvas.constraint("\(name).width == 20").isActive = true
      }
      canvas.window.runFrame()
      reports.append(
        work(in: canvas.window) {
          let constraints = texts.map { canvas.constraint($0) }
          if together {
            NSLayoutConstraint.activate(constraints)
          } else {
            for constraint in constraints { constraint.isActive = true }
          }
        }[3]
      )
      #expect(canvas.view("d").frame.minX == 70)
    }
    // Together each position changes once; one by one, d, c, c and d and so on.
    #expect(reports == [4, 10])
  }

  @Test("R49: nothing contradicts between two changes of one batch")
  func aBatchIsOneChange() {
    let canvas = LayoutCanvas()
    canvas.add("a")
    let constraints = ["a.width >= 50", "a.width <= 90"].map { canvas.constraint($0) }
    NSLayoutConstraint.activate(constraints)
    canvas.window.runFrame()
    canvas.view("a").setNeedsUpdateConstraints()
    NSLayoutConstraint.activate([])
    #expect(work(in: canvas.window) { NSLayoutConstraint.deactivate(constraints) }[1] == 2)
  }

  @Test("R54: text of the same size edits nothing, of another one two constants an axis")
  func textEdits() {
    let canvas = LayoutCanvas()
    canvas.add("t:Hello")
    canvas.constraint("t.left == root.left").isActive = true
    canvas.window.runFrame()
    #expect(work(in: canvas.window) { canvas.label("t").text = "World" } == [0, 0, 0, 0])
    #expect(work(in: canvas.window) { canvas.label("t").text = "Worlds" } == [0, 0, 2, 1])
    #expect(
      work(in: canvas.window) {
        canvas.label("t").text = "Hello"
        canvas.label("t").text = "Worlds"
      } == [0, 0, 0, 0]
    )
  }

  @Test func togglingOneAddsNoOther() {
    let canvas = LayoutCanvas()
    for index in 0..<10 {
      canvas.add("v\(index)")
      canvas.constraint("v\(index).width == 5").isActive = true
    }
    let toggled = canvas.constraint("v5.height == 5")
    toggled.isActive = true
    canvas.window.runFrame()
    #expect(work(in: canvas.window) { toggled.isActive = false }.prefix(2) == [0, 1])
    #expect(work(in: canvas.window) { toggled.isActive = true }.prefix(2) == [1, 0])
  }

  @Test("views that are set frames never make a solver")
  func framesCostNothing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let root = UIView()
    let label = UILabel()
    root.addSubview(label)
    window.rootView = root
    window.runFrame()
    #expect(
      work(in: window) {
        label.text = "Hello"
        label.frame = CGRect(x: 1, y: 2, width: 30, height: 20)
        label.isHidden = true
        window.frame.size.width = 200
        _ = root.safeAreaInsets
        _ = root.layoutMargins
      } == [0, 0, 0, 0]
    )
    #expect(window.constraintConflicts == [])
  }

  @Test("a steady frame of a constrained window asks nothing of the solver")
  func aSteadyFrameIsFree() {
    let canvas = LayoutCanvas()
    canvas.add("t*:one two three four")
    canvas.window.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    for text in ["t.left == root.leftMargin", "t.top == root.safe.top", "t.width == 70"] {
      canvas.constraint(text).isActive = true
    }
    canvas.window.runFrame()
    let before = canvas.window.work
    canvas.window.runFrame()
    #expect(canvas.window.work.work(since: before)[.turnsExecuted] == 0)
    #expect(work(in: canvas.window) {} == [0, 0, 0, 0])
  }
}
