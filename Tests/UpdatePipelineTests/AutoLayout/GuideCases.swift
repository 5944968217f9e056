/// Layouts with guides, margins, the safe area, baselines and the direction of writing.
nonisolated enum GuideCases {
  static let guides: [LayoutCase] = [
    LayoutCase(
      "a guide between views",
      ["a", "b", "#g"],
      [
        "a.left == root.left", "a.width == 50", "g.left == a.right", "g.width == 30",
        "b.left == g.right", "b.right == root.right",
      ],
      gives: ["a": [0, 0, 50, 0], "b": [80, 0, 220, 0], "g": [50, 0, 30, 0]]
    ),
    LayoutCase(
      "guides that share the space",
      ["a", "#g", "#h"],
      [
        "a.width == 100", "g.left == root.left", "g.right == a.left", "h.left == a.right",
        "h.right == root.right", "g.width == h.width",
      ],
      gives: ["a": [100, 0, 100, 0], "g": [0, 0, 100, 0], "h": [200, 0, 100, 0]]
    ),
    LayoutCase(
      "a guide in a view that is placed",
      ["a", "b", "#g>a"],
      [
        "a.left == root.left + 40", "a.width == 100", "g.left == a.left + 10",
        "g.right == a.right - 10", "b.left == g.left", "b.width == g.width",
      ],
      gives: ["a": [40, 0, 100, 0], "g": [10, 0, 80, 0], "b": [50, 0, 80, 0]]
    ),
    LayoutCase(
      "a guide is never of negative size",
      ["#g"],
      ["g.left == root.left + 100", "g.right == root.left + 50 @750"],
      gives: ["g": [100, 0, 0, 0]]
    ),
  ]

  static let margins: [LayoutCase] = [
    LayoutCase(
      "standard margins",
      ["a"],
      [
        "a.left == root.margins.left", "a.right == root.margins.right",
        "a.top == root.margins.top", "a.bottom == root.margins.bottom",
      ],
      gives: ["a": [8, 8, 284, 184]]
    ),
    LayoutCase(
      "margin attributes",
      ["a"],
      [
        "a.left == root.leftMargin", "a.right == root.rightMargin", "a.top == root.topMargin",
        "a.bottom == root.bottomMargin",
      ],
      gives: ["a": [8, 8, 284, 184]]
    ),
    LayoutCase(
      "set margins",
      ["a"],
      set: ["root margins 1 2 3 4"],
      [
        "a.leading == root.leadingMargin", "a.trailing == root.trailingMargin",
        "a.top == root.topMargin", "a.bottom == root.bottomMargin",
      ],
      gives: ["a": [2, 1, 294, 196]]
    ),
    LayoutCase(
      "middles within margins",
      ["a"],
      set: ["root margins 10 20 30 60"],
      [
        "a.centerX == root.centerXWithinMargins", "a.centerY == root.centerYWithinMargins",
        "a.width == 40", "a.height == 20",
      ],
      gives: ["a": [110, 80, 40, 20]]
    ),
    LayoutCase(
      "a margin beyond the superview's edge",
      ["a", "b>a"],
      set: ["a margins 5 5 5 5"],
      [
        "a.left == root.left + 10", "a.width == 100", "a.top == root.top", "a.height == 50",
        "b.left == a.leftMargin", "b.top == a.topMargin", "b.right == a.rightMargin",
        "b.bottom == a.bottomMargin",
      ],
      gives: ["a": [10, 0, 100, 50], "b": [5, 5, 90, 40]]
    ),
    LayoutCase(
      "a view's own margin as the first attribute",
      ["a"],
      set: ["a margins 0 12 0 0"],
      ["a.leftMargin == root.left + 20", "a.width == 50", "a.height == 10"],
      gives: ["a": [8, 0, 50, 10]]
    ),
    LayoutCase(
      "margins of the superview are kept",
      ["a", "b>a"],
      set: ["root margins 0 30 0 30", "a margins 0 2 0 2", "a preserves"],
      [
        "a.left == root.left + 10", "a.right == root.right - 10", "b.left == a.leftMargin",
        "b.right == a.rightMargin",
      ],
      gives: ["a": [10, 0, 280, 0], "b": [20, 0, 240, 0]]
    ),
    LayoutCase(
      "own margins where they are larger",
      ["a", "b>a"],
      set: ["root margins 0 30 0 30", "a margins 0 25 0 2", "a preserves"],
      [
        "a.left == root.left + 10", "a.right == root.right - 10", "b.left == a.leftMargin",
        "b.right == a.rightMargin",
      ],
      gives: ["a": [10, 0, 280, 0], "b": [25, 0, 235, 0]]
    ),
    LayoutCase(
      "directional margins from left to right",
      ["a"],
      set: ["root directional 1 10 2 40"],
      ["a.left == root.leftMargin", "a.right == root.rightMargin"],
      gives: ["a": [10, 0, 250, 0]]
    ),
    LayoutCase(
      "directional margins from right to left",
      ["a"],
      set: ["root directional 1 10 2 40", "root rtl"],
      ["a.left == root.leftMargin", "a.right == root.rightMargin"],
      gives: ["a": [40, 0, 250, 0]]
    ),
    LayoutCase(
      "a box as large as its content and margins",
      ["a", "t>a:Hello"],
      [
        "a.left == root.left", "a.top == root.top", "t.left == a.leftMargin",
        "t.right == a.rightMargin", "t.top == a.topMargin", "t.bottom == a.bottomMargin",
      ],
      gives: ["a": [0, 0, 51, 36], "t": [8, 8, 35, 20]]
    ),
  ]

  static let safeArea: [LayoutCase] = [
    LayoutCase(
      "no bars, no insets",
      ["a"],
      ["a.top == root.safe.top", "a.bottom == root.safe.bottom", "a.width == 10"],
      gives: ["a": [0, 0, 10, 200]]
    ),
    LayoutCase(
      "below and above bars",
      ["a"],
      set: ["window safe 20 0 34 0"],
      [
        "a.top == root.safe.top", "a.bottom == root.safe.bottom", "a.left == root.safe.left",
        "a.right == root.safe.right",
      ],
      gives: ["a": [0, 20, 300, 146]]
    ),
    LayoutCase(
      "more by a controller",
      ["a"],
      set: ["window safe 20 0 34 0", "root safe 44 5 0 5"],
      [
        "a.top == root.safe.top", "a.bottom == root.safe.bottom", "a.left == root.safe.left",
        "a.right == root.safe.right",
      ],
      gives: ["a": [5, 64, 290, 102]]
    ),
    LayoutCase(
      "a view that reaches under a bar",
      ["a", "b>a"],
      set: ["window safe 40 0 0 0"],
      [
        "a.top == root.top + 10", "a.height == 100", "a.left == root.left", "a.right == root.right",
        "b.top == a.safe.top", "b.bottom == a.safe.bottom", "b.width == 10",
      ],
      gives: ["a": [0, 10, 300, 100], "b": [0, 30, 10, 70]]
    ),
    LayoutCase(
      "a view clear of bars",
      ["a", "b>a"],
      set: ["window safe 40 0 0 0"],
      [
        "a.top == root.safe.top", "a.height == 100", "a.left == root.left",
        "a.right == root.right", "b.top == a.safe.top", "b.bottom == a.safe.bottom",
        "b.width == 10",
      ],
      gives: ["a": [0, 40, 300, 100], "b": [0, 0, 10, 100]]
    ),
    LayoutCase(
      "margins are measured from the safe area",
      ["a"],
      set: ["window safe 20 0 34 0"],
      ["a.top == root.topMargin", "a.bottom == root.bottomMargin", "a.width == 10"],
      gives: ["a": [0, 28, 10, 130]]
    ),
    LayoutCase(
      "unless they ignore it",
      ["a"],
      set: ["window safe 20 0 34 0", "root ignores"],
      ["a.top == root.topMargin", "a.bottom == root.bottomMargin", "a.width == 10"],
      gives: ["a": [0, 8, 10, 184]]
    ),
    LayoutCase(
      "insets of the safe area are left and right",
      ["a"],
      set: ["window safe 0 44 0 10", "root rtl"],
      ["a.leading == root.safe.leading", "a.trailing == root.safe.trailing", "a.height == 10"],
      gives: ["a": [44, 0, 246, 10]]
    ),
  ]

  static let baselines: [LayoutCase] = [
    LayoutCase(
      "the last baseline of a line",
      ["t:Hello", "a"],
      [
        "t.left == root.left", "t.top == root.top + 30", "a.top == t.lastBaseline",
        "a.height == 2", "a.width == 35",
      ],
      gives: ["t": [0, 30, 35, 20], "a": [0, 46, 35, 2]]
    ),
    LayoutCase(
      "the first baseline of a line",
      ["t:Hello", "a"],
      ["t.top == root.top + 30", "a.top == t.firstBaseline"],
      gives: ["t": [0, 30, 35, 20], "a": [0, 46, 0, 0]]
    ),
    LayoutCase(
      "the baselines of a label that is higher than its text",
      ["t:Hello", "a", "b"],
      [
        "t.top == root.top + 10", "t.height == 50", "a.top == t.firstBaseline",
        "b.top == t.lastBaseline",
      ],
      gives: ["t": [0, 10, 35, 50], "a": [0, 26, 0, 0], "b": [0, 56, 0, 0]]
    ),
    LayoutCase(
      "labels of different fonts in line",
      ["t:Hello", "u:Hello"],
      set: ["u points 34"],
      ["u.top == root.top", "t.lastBaseline == u.lastBaseline", "t.left == u.right"],
      gives: ["u": [0, 0, 70, 40], "t": [70, 16, 35, 20]]
    ),
    LayoutCase(
      "first and last baseline of two lines",
      ["t*:one two three four", "a", "b"],
      set: ["t prefers 70"],
      ["t.top == root.top + 10", "a.top == t.firstBaseline", "b.top == t.lastBaseline"],
      gives: ["t": [0, 10, 70, 40], "a": [0, 26, 0, 0], "b": [0, 46, 0, 0]]
    ),
    LayoutCase(
      "without text, baselines are edges",
      ["a", "b", "c"],
      [
        "a.top == root.top + 10", "a.height == 20", "b.top == a.firstBaseline",
        "c.top == a.lastBaseline",
      ],
      gives: ["a": [0, 10, 0, 20], "b": [0, 10, 0, 0], "c": [0, 30, 0, 0]]
    ),
    LayoutCase(
      "a baseline a distance below a baseline",
      ["t:Hello", "u:Hello"],
      ["t.top == root.top", "u.firstBaseline == t.lastBaseline + 30"],
      gives: ["t": [0, 0, 35, 20], "u": [0, 30, 35, 20]]
    ),
  ]

  static let directions: [LayoutCase] = [
    LayoutCase(
      "leading is right",
      ["a"],
      set: ["root rtl"],
      ["a.leading == root.leading + 10", "a.width == 50", "a.height == 10"],
      gives: ["a": [240, 0, 50, 10]]
    ),
    LayoutCase(
      "trailing is left",
      ["a"],
      set: ["root rtl"],
      ["a.trailing == root.trailing - 10", "a.width == 50", "a.height == 10"],
      gives: ["a": [10, 0, 50, 10]]
    ),
    LayoutCase(
      "left and right stay",
      ["a"],
      set: ["root rtl"],
      ["a.left == root.left + 10", "a.width == 50", "a.height == 10"],
      gives: ["a": [10, 0, 50, 10]]
    ),
    LayoutCase(
      "a row runs from the right",
      ["a", "b"],
      set: ["root rtl"],
      [
        "a.leading == root.leading", "a.width == 50", "b.leading == a.trailing + 8",
        "b.width == 30",
      ],
      gives: ["a": [250, 0, 50, 0], "b": [212, 0, 30, 0]]
    ),
    LayoutCase(
      "at least is mirrored too",
      ["a", "b"],
      set: ["root rtl"],
      [
        "a.leading == root.leading", "a.width == 50", "b.leading >= a.trailing + 8",
        "b.leading == root.leading @750", "b.width == 30",
      ],
      gives: ["a": [250, 0, 50, 0], "b": [212, 0, 30, 0]]
    ),
    LayoutCase(
      "an edge from the middle",
      ["a"],
      set: ["root rtl"],
      ["a.leading == root.centerX + 10", "a.width == 40"],
      gives: ["a": [100, 0, 40, 0]]
    ),
    LayoutCase(
      "a multiplier counts from the right",
      ["a", "b"],
      set: ["root rtl"],
      [
        "a.leading == root.leading + 80", "a.width == 20", "b.leading == 0.5 * a.trailing",
        "b.width == 10",
      ],
      gives: ["a": [200, 0, 20, 0], "b": [240, 0, 10, 0]]
    ),
    LayoutCase(
      "the view that keeps a constraint decides",
      ["a", "b>a"],
      set: ["a rtl"],
      [
        "a.leading == root.leading + 10", "a.width == 100", "b.leading == a.leading + 5",
        "b.width == 20",
      ],
      gives: ["a": [10, 0, 100, 0], "b": [75, 0, 20, 0]]
    ),
    LayoutCase(
      "the direction isn't handed down",
      ["a", "b>a"],
      set: ["root rtl"],
      [
        "a.leading == root.leading + 10", "a.width == 100", "b.leading == a.leading + 5",
        "b.width == 20",
      ],
      gives: ["a": [190, 0, 100, 0], "b": [5, 0, 20, 0]]
    ),
    LayoutCase(
      "a window written from right to left",
      ["a", "b>a"],
      set: ["window written"],
      [
        "a.leading == root.leading + 10", "a.width == 100", "b.leading == a.leading + 5",
        "b.width == 20",
      ],
      gives: ["a": [190, 0, 100, 0], "b": [75, 0, 20, 0]]
    ),
    LayoutCase(
      "except where a view is forced",
      ["a", "b>a"],
      set: ["window written", "a ltr"],
      [
        "a.leading == root.leading + 10", "a.width == 100", "b.leading == a.leading + 5",
        "b.width == 20",
      ],
      gives: ["a": [190, 0, 100, 0], "b": [5, 0, 20, 0]]
    ),
    LayoutCase(
      "leading margins are right ones",
      ["a"],
      set: ["root rtl", "root directional 0 10 0 40"],
      ["a.leading == root.leadingMargin", "a.trailing == root.trailingMargin"],
      gives: ["a": [40, 0, 250, 0]]
    ),
  ]

  static let text: [LayoutCase] = [
    LayoutCase(
      "R62: lines break at the preferred width",
      ["t*:one two three four"],
      set: ["t prefers 70"],
      ["t.left == root.left"],
      gives: ["t": [0, 0, 70, 40]]
    ),
    LayoutCase(
      "lines break at a constant width",
      ["t*:one two three four"],
      ["t.width == 70"],
      gives: ["t": [0, 0, 70, 40]]
    ),
    LayoutCase(
      "lines break at the width between edges",
      ["t*:one two three four", "a"],
      [
        "t.left == root.left + 100", "t.right == root.right - 144", "t.top == root.top",
        "a.top == t.bottom",
      ],
      // 56 points are 8 columns: "one two", "three", "four".
      gives: ["t": [100, 0, 56, 60], "a": [0, 60, 0, 0]]
    ),
    LayoutCase(
      "lines break at a limit",
      ["t*:one two three four"],
      ["t.left == root.left", "t.width <= 100"],
      // 14 columns: "one two three", "four".
      gives: ["t": [0, 0, 100, 40]]
    ),
    LayoutCase(
      "text that fits has one line",
      ["t*:one two"],
      ["t.left == root.left", "t.width <= 100"],
      gives: ["t": [0, 0, 49, 20]]
    ),
    LayoutCase(
      "two lines at most",
      ["t:one two three four five six"],
      set: ["t lines 2"],
      ["t.width == 56"],
      gives: ["t": [0, 0, 56, 40]]
    ),
    LayoutCase(
      "one line is cut, not broken",
      ["t:one two three four"],
      ["t.width == 56"],
      gives: ["t": [0, 0, 56, 20]]
    ),
    LayoutCase(
      "a box as high as its broken text",
      ["a", "t*>a:one two three four"],
      [
        "a.left == root.left", "a.top == root.top", "a.width == 86", "t.left == a.left + 8",
        "t.right == a.right - 8", "t.top == a.top + 8", "t.bottom == a.bottom - 8",
      ],
      gives: ["a": [0, 0, 86, 56], "t": [8, 8, 70, 40]]
    ),
    LayoutCase(
      "two columns, each with its own lines",
      ["t*:one two three four", "u*:five six"],
      [
        "t.left == root.left", "u.left == t.right", "u.right == root.right", "t.width == 56",
        "u.top == root.top", "t.top == root.top",
      ],
      gives: ["t": [0, 0, 56, 60], "u": [56, 0, 244, 20]]
    ),
    LayoutCase(
      "a width that follows the height of broken text",
      ["t*:one two three four", "a"],
      ["t.width == 70", "a.height == t.height", "a.width == 2 * a.height"],
      gives: ["t": [0, 0, 70, 40], "a": [0, 0, 80, 40]]
    ),
  ]

  static let all = guides + margins + safeArea + baselines + directions + text
}
