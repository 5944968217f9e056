/// Layouts of edges, sizes, middles, priorities and inequalities.
nonisolated enum AnchorCases {
  static let edges: [LayoutCase] = [
    LayoutCase(
      "insets from all edges",
      ["a"],
      [
        "a.left == root.left + 10", "a.right == root.right - 20", "a.top == root.top + 5",
        "a.bottom == root.bottom - 15",
      ],
      gives: ["a": [10, 5, 270, 180]]
    ),
    LayoutCase(
      "leading and trailing are left and right",
      ["a"],
      [
        "a.leading == root.leading + 10", "a.trailing == root.trailing - 20",
        "a.height == 30",
      ],
      gives: ["a": [10, 0, 270, 30]]
    ),
    LayoutCase(
      "middles",
      ["a"],
      [
        "a.centerX == root.centerX", "a.centerY == root.centerY + 10", "a.width == 60",
        "a.height == 40",
      ],
      gives: ["a": [120, 90, 60, 40]]
    ),
    LayoutCase(
      "a middle at an edge",
      ["a"],
      ["a.centerX == root.right", "a.centerY == root.top", "a.width == 60", "a.height == 40"],
      gives: ["a": [270, -20, 60, 40]]
    ),
    LayoutCase(
      "an edge at the middle",
      ["a"],
      ["a.left == root.centerX", "a.right == root.right", "a.height == 10"],
      gives: ["a": [150, 0, 150, 10]]
    ),
    LayoutCase(
      "below one another",
      ["a", "b"],
      [
        "a.left == root.left", "a.width == 50", "a.top == root.top + 10", "a.height == 20",
        "b.left == a.left", "b.width == a.width", "b.top == a.bottom + 8",
        "b.height == 2 * a.height",
      ],
      gives: ["a": [0, 10, 50, 20], "b": [0, 38, 50, 40]]
    ),
    LayoutCase(
      "beside one another",
      ["a", "b"],
      [
        "a.left == root.left", "b.left == a.right + 20", "b.right == root.right",
        "a.width == b.width", "a.height == 10", "b.height == 10",
      ],
      gives: ["a": [0, 0, 140, 10], "b": [160, 0, 140, 10]]
    ),
    LayoutCase(
      "a third each",
      ["a", "b", "c"],
      [
        "a.left == root.left", "b.left == a.right", "c.left == b.right", "c.right == root.right",
        "a.width == b.width", "b.width == c.width",
      ],
      gives: ["a": [0, 0, 100, 0], "b": [100, 0, 100, 0], "c": [200, 0, 100, 0]]
    ),
    LayoutCase(
      "inside of a view that is placed",
      ["a", "b>a"],
      [
        "a.left == root.left + 30", "a.width == 100", "a.top == root.top + 40", "a.height == 50",
        "b.left == a.left + 5", "b.right == a.right - 5", "b.top == a.top + 1", "b.height == 20",
      ],
      gives: ["a": [30, 40, 100, 50], "b": [5, 1, 90, 20]]
    ),
    LayoutCase(
      "cousins",
      ["a", "b", "c>a", "d>b"],
      [
        "a.left == root.left + 30", "b.left == root.left + 200", "c.left == a.left + 5",
        "d.left == c.left + 200",
      ],
      gives: [
        "a": [30, 0, 0, 0], "b": [200, 0, 0, 0], "c": [5, 0, 0, 0], "d": [35, 0, 0, 0],
      ]
    ),
    LayoutCase(
      "three levels down",
      ["a", "b>a", "c>b"],
      [
        "a.left == root.left + 10", "b.left == a.left + 10", "c.left == root.left + 100",
        "a.top == root.top + 1", "b.top == a.top + 2", "c.top == root.top + 9",
      ],
      gives: ["a": [10, 1, 0, 0], "b": [10, 2, 0, 0], "c": [80, 6, 0, 0]]
    ),
    LayoutCase(
      "a container as wide as its content",
      ["a", "b>a"],
      [
        "a.left == root.left", "b.left == a.left + 10", "b.right == a.right - 10", "b.width == 80",
        "a.top == root.top", "b.top == a.top + 5", "b.bottom == a.bottom - 5", "b.height == 30",
      ],
      gives: ["a": [0, 0, 100, 40], "b": [10, 5, 80, 30]]
    ),
  ]

  static let sizes: [LayoutCase] = [
    LayoutCase(
      "a constant size",
      ["a"],
      ["a.width == 70", "a.height == 30"],
      gives: ["a": [0, 0, 70, 30]]
    ),
    LayoutCase(
      "a fraction of the superview",
      ["a"],
      ["a.width == 0.5 * root.width + 10", "a.height == 0.25 * root.height"],
      gives: ["a": [0, 0, 160, 50]]
    ),
    LayoutCase(
      "width by height",
      ["a"],
      ["a.height == 40", "a.width == 1.5 * a.height"],
      gives: ["a": [0, 0, 60, 40]]
    ),
    LayoutCase(
      "an aspect ratio that fills the width",
      ["a"],
      ["a.left == root.left", "a.right == root.right", "a.height == 0.5 * a.width"],
      gives: ["a": [0, 0, 300, 150]]
    ),
    LayoutCase(
      "the larger of two sizes",
      ["a"],
      ["a.width >= 40", "a.width >= 90", "a.width == 0 @250", "a.height == 10"],
      gives: ["a": [0, 0, 90, 10]]
    ),
    LayoutCase(
      "a size is never negative",
      ["a"],
      ["a.left == root.left + 100", "a.right == root.left + 50 @750", "a.height == 10"],
      gives: ["a": [100, 0, 0, 10]]
    ),
    LayoutCase(
      "X14: a multiplier scales the coordinate of the second attribute",
      ["a", "b"],
      ["a.left == root.left + 80", "a.width == 20", "b.left == 0.5 * a.right", "b.width == 10"],
      gives: ["a": [80, 0, 20, 0], "b": [50, 0, 10, 0]]
    ),
  ]

  static let priorities: [LayoutCase] = [
    LayoutCase(
      "the higher priority wins",
      ["a"],
      ["a.width == 250 @250", "a.width <= 120 @750", "a.height == 10"],
      gives: ["a": [0, 0, 120, 10]]
    ),
    LayoutCase(
      "one point of priority is enough",
      ["a"],
      ["a.width == 50 @500", "a.width == 90 @501", "a.height == 10"],
      gives: ["a": [0, 0, 90, 10]]
    ),
    LayoutCase(
      "many low ones don't outweigh a higher one",
      ["a"],
      [
        "a.width == 50 @499", "a.width == 50 @498", "a.width == 50 @497", "a.width == 90 @500",
        "a.height == 10",
      ],
      gives: ["a": [0, 0, 90, 10]]
    ),
    LayoutCase(
      "X17: an optional equality comes as near as it can",
      ["a"],
      ["a.width == 500 @250", "a.width <= root.width", "a.height == 10"],
      gives: ["a": [0, 0, 300, 10]]
    ),
    LayoutCase(
      "an optional inequality that holds costs nothing",
      ["a"],
      ["a.width >= 20 @900", "a.width == 60 @100", "a.height == 10"],
      gives: ["a": [0, 0, 60, 10]]
    ),
    LayoutCase(
      "an optional inequality that is violated wins over a lower wish",
      ["a"],
      ["a.width >= 80 @900", "a.width == 60 @100", "a.height == 10"],
      gives: ["a": [0, 0, 80, 10]]
    ),
    LayoutCase(
      "equal priorities share the smallest error",
      ["a"],
      [
        "a.width == 50 @500", "a.width == 50 @500", "a.width == 90 @500", "a.height == 10",
      ],
      gives: ["a": [0, 0, 50, 10]]
    ),
    LayoutCase(
      "required holds against all",
      ["a"],
      ["a.width == 30", "a.width == 90 @999", "a.height == 10"],
      gives: ["a": [0, 0, 30, 10]]
    ),
    LayoutCase(
      "a wish that gives way to a limit of the superview",
      ["a"],
      [
        "a.left == root.left + 200", "a.width == 150 @750", "a.right <= root.right",
        "a.height == 10",
      ],
      gives: ["a": [200, 0, 100, 10]]
    ),
    LayoutCase(
      "centred unless it would leave",
      ["a", "b"],
      [
        "b.left == root.left", "b.width == 140", "a.width == 100", "a.height == 10",
        "a.centerX == root.centerX @750", "a.left >= b.right + 10",
      ],
      gives: ["a": [150, 0, 100, 10]]
    ),
    LayoutCase(
      "X15: two required inequalities make a range",
      ["a"],
      ["a.left >= root.left + 20", "a.left <= root.left + 40", "a.left == root.left + 90 @1"],
      gives: ["a": [40, 0, 0, 0]]
    ),
    LayoutCase(
      "a range that the wish is in",
      ["a"],
      ["a.left >= root.left + 20", "a.left <= root.left + 40", "a.left == root.left + 30 @1"],
      gives: ["a": [30, 0, 0, 0]]
    ),
  ]

  static let content: [LayoutCase] = [
    LayoutCase(
      "a label is as large as its text",
      ["t:Hello"],
      ["t.left == root.left + 10", "t.top == root.top + 10"],
      gives: ["t": [10, 10, 35, 20]]
    ),
    LayoutCase(
      "a larger font",
      ["t:Hello"],
      set: ["t points 34"],
      ["t.left == root.left", "t.top == root.top"],
      gives: ["t": [0, 0, 70, 40]]
    ),
    LayoutCase(
      "no text, no size",
      ["t:"],
      ["t.left == root.left + 10", "t.top == root.top + 10"],
      gives: ["t": [10, 10, 0, 0]]
    ),
    LayoutCase(
      "the label that hugs more keeps its size",
      ["n:Name", "v:Value"],
      set: ["n hugs x 251"],
      [
        "n.leading == root.leading", "v.leading == n.trailing + 8",
        "v.trailing == root.trailing",
      ],
      gives: ["n": [0, 0, 28, 20], "v": [36, 0, 264, 20]]
    ),
    LayoutCase(
      "the other way round",
      ["n:Name", "v:Value"],
      set: ["v hugs x 251"],
      [
        "n.leading == root.leading", "v.leading == n.trailing + 8",
        "v.trailing == root.trailing",
      ],
      gives: ["n": [0, 0, 257, 20], "v": [265, 0, 35, 20]]
    ),
    LayoutCase(
      "the label that resists less is cut",
      ["n:nnnnnnnnnnnnnnnnnnnnnnnnnnnnnn", "v:vvvvvvvvvvvvvvvvvvvv"],
      set: ["n resists x 250"],
      [
        "n.leading == root.leading", "v.leading == n.trailing",
        "v.trailing <= root.trailing",
      ],
      gives: ["n": [0, 0, 160, 20], "v": [160, 0, 140, 20]]
    ),
    LayoutCase(
      "a width stronger than the content",
      ["t:Hello"],
      ["t.width == 20 @751"],
      gives: ["t": [0, 0, 20, 20]]
    ),
    LayoutCase(
      "a width weaker than the content",
      ["t:Hello"],
      ["t.width == 20 @749"],
      gives: ["t": [0, 0, 35, 20]]
    ),
    LayoutCase(
      "a width that stretches",
      ["t:Hello"],
      ["t.width == 100 @251"],
      gives: ["t": [0, 0, 100, 20]]
    ),
    LayoutCase(
      "a width too weak to stretch",
      ["t:Hello"],
      ["t.width == 100 @249"],
      gives: ["t": [0, 0, 35, 20]]
    ),
    LayoutCase(
      "a box around a label",
      ["a", "t>a:Hello"],
      [
        "a.left == root.left", "a.top == root.top", "t.left == a.left + 8",
        "t.right == a.right - 8", "t.top == a.top + 4", "t.bottom == a.bottom - 4",
      ],
      gives: ["a": [0, 0, 51, 28], "t": [8, 4, 35, 20]]
    ),
  ]

  static let set: [LayoutCase] = [
    LayoutCase(
      "R56: others refer to a frame that is set",
      ["a", "b"],
      set: ["a keeps 40 10 60 30"],
      ["b.left == a.right + 4", "b.top == a.top", "b.width == a.width", "b.height == a.height"],
      gives: ["a": [40, 10, 60, 30], "b": [104, 10, 60, 30]]
    ),
    LayoutCase(
      "R56: inside of a frame that is set",
      ["a", "b>a"],
      set: ["a keeps 40 10 60 30"],
      ["b.right == a.right - 4", "b.bottom == a.bottom", "b.width == 10", "b.height == 5"],
      gives: ["a": [40, 10, 60, 30], "b": [46, 25, 10, 5]]
    ),
    LayoutCase(
      "R56: a frame that is set has no content size",
      ["t:Hello", "a"],
      set: ["t keeps 5 5 100 50"],
      ["a.left == t.right", "a.top == t.bottom"],
      gives: ["t": [5, 5, 100, 50], "a": [105, 55, 0, 0]]
    ),
  ]

  static let all = edges + sizes + priorities + content + set
}
