/// Layouts in the visual format language.
nonisolated enum VisualFormatCases {
  private static func row(
    _ format: String,
    of items: [String] = ["a", "b"],
    set settings: [String] = [],
    _ constraints: [String] = [],
    gives frames: [String: [Double]]
  ) -> LayoutCase {
    LayoutCase(format, items, set: settings, [format] + constraints, gives: frames)
  }

  static let all: [LayoutCase] = [
    row("[a(50)]", gives: ["a": [0, 0, 50, 0]]),
    row("V:[a(==40)]", gives: ["a": [0, 0, 0, 40]]),
    row("|-[a(50)]", gives: ["a": [20, 0, 50, 0]]),
    row("[a(50)]-|", gives: ["a": [230, 0, 50, 0]]),
    row("|[a]|", gives: ["a": [0, 0, 300, 0]]),
    row("V:|[a]|", gives: ["a": [0, 0, 0, 200]]),
    row("H:|-[a(50)]-[b]-|", gives: ["a": [20, 0, 50, 0], "b": [78, 0, 202, 0]]),
    row("|-[a]-[b(==a)]-|", gives: ["a": [20, 0, 126, 0], "b": [154, 0, 126, 0]]),
    row("|[a(b)][b]|", gives: ["a": [0, 0, 150, 0], "b": [150, 0, 150, 0]]),
    row("V:|-10-[a(20)]-5-[b(a)]", gives: ["a": [0, 10, 0, 20], "b": [0, 35, 0, 20]]),
    row("|-gap-[a(gap)]", gives: ["a": [12, 0, 12, 0]]),
    row("|-(gap)-[a(10)]", gives: ["a": [12, 0, 10, 0]]),
    row("[a(>=50,<=80,200@1)]", gives: ["a": [0, 0, 80, 0]]),
    row("[a(>=50,<=80,10@1)]", gives: ["a": [0, 0, 50, 0]]),
    row("|-(>=30,10@1)-[a(10)]", gives: ["a": [30, 0, 10, 0]]),
    row("|-(10@high)-[a(10)]", gives: ["a": [10, 0, 10, 0]]),
    row("|-(10@high,20@751)-[a(10)]", gives: ["a": [20, 0, 10, 0]]),
    row("[a(100@750)]", ["a.width == 60"], gives: ["a": [0, 0, 60, 0]]),
    row("[a(>=b)]", ["b.width == 40", "a.width == 0 @1"], gives: ["a": [0, 0, 40, 0]]),
    row("|-(-10)-[a(20)]", gives: ["a": [-10, 0, 20, 0]]),
    row("|-2.5-[a(10.25)]", gives: ["a": [2.5, 0, 10.25, 0]]),
    row("|[a(50)]-(>=8)-[b(50)]|", gives: ["a": [0, 0, 50, 0], "b": [250, 0, 50, 0]]),
    row(
      "|[a(50)][g(30)][b]|",
      of: ["a", "b", "#g"],
      gives: ["a": [0, 0, 50, 0], "g": [50, 0, 30, 0], "b": [80, 0, 220, 0]]
    ),
    row(
      "V:|[t]-[u]",
      of: ["t:Hello", "u:Worlds"],
      gives: ["t": [0, 0, 35, 20], "u": [0, 28, 42, 20]]
    ),
    row(
      "{spacingBaselineToBaseline} V:|[t]-30-[u]",
      of: ["t:Hello", "u:Worlds"],
      gives: ["t": [0, 0, 35, 20], "u": [0, 30, 42, 20]]
    ),
    row(
      "{alignAllCenterY} |[a(50)][b(50)]",
      ["a.top == root.top + 10", "a.height == 40", "b.height == 20"],
      gives: ["a": [0, 10, 50, 40], "b": [50, 20, 50, 20]]
    ),
    row(
      "{alignAllTop,alignAllBottom} |[a(50)][b(50)]",
      ["a.top == root.top + 10", "a.height == 40"],
      gives: ["a": [0, 10, 50, 40], "b": [50, 10, 50, 40]]
    ),
    row(
      "{alignAllLeading} V:|[a(10)][b(20)]",
      ["a.left == root.left + 30"],
      gives: ["a": [30, 0, 0, 10], "b": [30, 10, 0, 20]]
    ),
    row(
      "{alignAllTrailing} V:|[a(10)][b(20)]",
      ["a.right == root.right - 30", "a.width == 20", "b.width == 50"],
      gives: ["a": [250, 0, 20, 10], "b": [220, 10, 50, 20]]
    ),
    row(
      "{alignAllCenterX} V:|[a(10)][b(20)]",
      ["a.left == root.left", "a.width == 100", "b.width == 50"],
      gives: ["a": [0, 0, 100, 10], "b": [25, 10, 50, 20]]
    ),
    row(
      "{alignAllLeft,alignAllRight} V:|[a(10)][b(20)]",
      ["a.left == root.left + 30", "a.width == 40"],
      gives: ["a": [30, 0, 40, 10], "b": [30, 10, 40, 20]]
    ),
    row(
      "{alignAllLastBaseline} |[t]-[u]",
      of: ["t:Hello", "u:Hello"],
      set: ["u points 34"],
      ["t.top == root.top + 30"],
      gives: ["t": [0, 30, 35, 20], "u": [43, 14, 70, 40]]
    ),
    row(
      "{alignAllFirstBaseline} |[t]-[u]",
      of: ["t*:one two three four", "u:Hello"],
      set: ["t prefers 70"],
      ["t.top == root.top + 30"],
      gives: ["t": [0, 30, 70, 40], "u": [78, 30, 35, 20]]
    ),
    row(
      "{directionRightToLeft} |-[a(50)]-[b(30)]",
      gives: ["a": [230, 0, 50, 0], "b": [192, 0, 30, 0]]
    ),
    row(
      "{directionRightToLeft} [a(50)]-5-|",
      gives: ["a": [5, 0, 50, 0]]
    ),
    row(
      "|-[a(50)]-[b(30)]",
      set: ["root rtl"],
      gives: ["a": [230, 0, 50, 0], "b": [192, 0, 30, 0]]
    ),
    row(
      "{directionLeftToRight} |-[a(50)]-[b(30)]",
      set: ["root rtl"],
      gives: ["a": [20, 0, 50, 0], "b": [78, 0, 30, 0]]
    ),
  ]
}
