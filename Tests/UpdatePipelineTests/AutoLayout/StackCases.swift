/// Layouts of stack views.
nonisolated enum StackCases {
  /// A stack named `s` at the top left corner, as large as it wants to be.
  private static let free = ["s.left == root.left", "s.top == root.top"]
  /// A stack named `s` as wide as the window.
  private static let wide = free + ["s.right == root.right"]
  /// A stack named `s` as high as the window.
  private static let high = free + ["s.bottom == root.bottom"]

  static let rows: [LayoutCase] = [
    LayoutCase("an empty stack", ["$s"], free, gives: ["s": [0, 0, 0, 0]]),
    LayoutCase(
      "as large as its views",
      ["$s", "t>s:Hello", "u>s:Worlds"],
      free,
      gives: ["s": [0, 0, 77, 20], "t": [0, 0, 35, 20], "u": [35, 0, 42, 20]]
    ),
    LayoutCase(
      "with spacing",
      ["$s", "t>s:Hello", "u>s:Worlds"],
      set: ["s spacing 8"],
      free,
      gives: ["s": [0, 0, 85, 20], "t": [0, 0, 35, 20], "u": [43, 0, 42, 20]]
    ),
    LayoutCase(
      "with the system's spacing",
      ["$s", "t>s:Hello", "u>s:Worlds"],
      set: ["s spacing system"],
      free,
      gives: ["s": [0, 0, 85, 20], "u": [43, 0, 42, 20]]
    ),
    LayoutCase(
      "with spacing after one view",
      ["$s", "t>s:Hello", "u>s:Worlds", "v>s:!"],
      set: ["s spacing 8", "s after t 20"],
      free,
      gives: ["s": [0, 0, 112, 20], "u": [55, 0, 42, 20], "v": [105, 0, 7, 20]]
    ),
    LayoutCase(
      "fill: the view that hugs least grows",
      ["$s", "t>s:Hello", "u>s:Worlds"],
      set: ["t hugs x 251"],
      wide,
      gives: ["s": [0, 0, 300, 20], "t": [0, 0, 35, 20], "u": [35, 0, 265, 20]]
    ),
    LayoutCase(
      "fill: the view that resists least shrinks",
      ["$s", "t>s:Hello", "u>s:Worlds"],
      set: ["t resists x 250"],
      free + ["s.width == 60"],
      gives: ["s": [0, 0, 60, 20], "t": [0, 0, 18, 20], "u": [18, 0, 42, 20]]
    ),
    LayoutCase(
      "fill: plain views of a size",
      ["$s", "a>s", "b>s"],
      free + ["a.width == 30", "b.width == 40", "a.height == 10"],
      gives: ["s": [0, 0, 70, 10], "a": [0, 0, 30, 10], "b": [30, 0, 40, 10]]
    ),
    LayoutCase(
      "fillEqually",
      ["$s", "a>s", "b>s", "c>s"],
      set: ["s fillEqually", "s spacing 30"],
      wide + ["s.height == 40"],
      gives: [
        "s": [0, 0, 300, 40], "a": [0, 0, 80, 40], "b": [110, 0, 80, 40], "c": [220, 0, 80, 40],
      ]
    ),
    LayoutCase(
      "fillEqually, whatever the content",
      ["$s", "t>s:Hello", "u>s:Hello Worlds"],
      set: ["s fillEqually"],
      wide,
      gives: ["s": [0, 0, 300, 20], "t": [0, 0, 150, 20], "u": [150, 0, 150, 20]]
    ),
    LayoutCase(
      "fillEqually: all as wide as the widest",
      ["$s", "t>s:Hello", "u>s:Worlds"],
      set: ["s fillEqually"],
      free,
      gives: ["s": [0, 0, 84, 20], "t": [0, 0, 42, 20], "u": [42, 0, 42, 20]]
    ),
    LayoutCase(
      "fillProportionally",
      ["$s", "t>s:Hello", "u>s:HelloHello"],
      set: ["s fillProportionally"],
      wide,
      gives: ["t": [0, 0, 100, 20], "u": [100, 0, 200, 20]]
    ),
    LayoutCase(
      "fillProportionally with spacing",
      ["$s", "t>s:Hello", "u>s:HelloHello"],
      set: ["s fillProportionally", "s spacing 30"],
      wide,
      gives: ["t": [0, 0, 90, 20], "u": [120, 0, 180, 20]]
    ),
    LayoutCase(
      "fillProportionally, as large as its views",
      ["$s", "t>s:Hello", "u>s:HelloHello"],
      set: ["s fillProportionally"],
      free,
      gives: ["s": [0, 0, 105, 20], "t": [0, 0, 35, 20], "u": [35, 0, 70, 20]]
    ),
    LayoutCase(
      "equalSpacing",
      ["$s", "a>s", "b>s", "c>s"],
      set: ["s equalSpacing"],
      wide + ["a.width == 50", "b.width == 50", "c.width == 50", "s.height == 10"],
      gives: ["a": [0, 0, 50, 10], "b": [125, 0, 50, 10], "c": [250, 0, 50, 10]]
    ),
    LayoutCase(
      "equalSpacing of unequal views",
      ["$s", "a>s", "b>s", "c>s"],
      set: ["s equalSpacing"],
      wide + ["a.width == 20", "b.width == 60", "c.width == 100", "s.height == 10"],
      gives: ["a": [0, 0, 20, 10], "b": [80, 0, 60, 10], "c": [200, 0, 100, 10]]
    ),
    LayoutCase(
      "equalSpacing with the least distance",
      ["$s", "a>s", "b>s", "c>s"],
      set: ["s equalSpacing", "s spacing 10"],
      free + ["a.width == 50", "b.width == 50", "c.width == 50", "s.height == 10"],
      gives: [
        "s": [0, 0, 170, 10], "a": [0, 0, 50, 10], "b": [60, 0, 50, 10], "c": [120, 0, 50, 10],
      ]
    ),
    LayoutCase(
      "equalSpacing of one view",
      ["$s", "a>s"],
      set: ["s equalSpacing"],
      wide + ["s.height == 10"],
      gives: ["a": [0, 0, 300, 10]]
    ),
    LayoutCase(
      "equalCentering",
      ["$s", "a>s", "b>s", "c>s"],
      set: ["s equalCentering"],
      wide + ["a.width == 20", "b.width == 60", "c.width == 100", "s.height == 10"],
      // The middles are at 10, 130 and 250.
      gives: ["a": [0, 0, 20, 10], "b": [100, 0, 60, 10], "c": [200, 0, 100, 10]]
    ),
    LayoutCase(
      "equalCentering gives way to the spacing",
      ["$s", "a>s", "b>s", "c>s"],
      set: ["s equalCentering", "s spacing 50"],
      wide + ["a.width == 20", "b.width == 60", "c.width == 100", "s.height == 10"],
      gives: ["a": [0, 0, 20, 10], "b": [90, 0, 60, 10], "c": [200, 0, 100, 10]]
    ),
    LayoutCase(
      "a hidden view is left out",
      ["$s", "t>s:Hello", "u>s:Worlds"],
      set: ["s spacing 8", "t hidden"],
      free,
      gives: ["s": [0, 0, 42, 20], "u": [0, 0, 42, 20]]
    ),
    LayoutCase(
      "the middle of three hidden",
      ["$s", "t>s:Hello", "u>s:Worlds", "v>s:!"],
      set: ["s spacing 8", "u hidden"],
      free,
      gives: ["s": [0, 0, 50, 20], "t": [0, 0, 35, 20], "v": [43, 0, 7, 20]]
    ),
    LayoutCase(
      "within margins",
      ["$s", "t>s:Hello"],
      set: ["s within"],
      free,
      gives: ["s": [0, 0, 51, 36], "t": [8, 8, 35, 20]]
    ),
    LayoutCase(
      "within unequal margins",
      ["$s", "t>s:Hello", "u>s:Worlds"],
      set: ["s within", "s margins 1 2 3 4", "s spacing 5"],
      free,
      gives: ["s": [0, 0, 88, 24], "t": [2, 1, 35, 20], "u": [42, 1, 42, 20]]
    ),
    LayoutCase(
      "from right to left",
      ["$s", "t>s:Hello", "u>s:Worlds"],
      set: ["s rtl"],
      free,
      gives: ["s": [0, 0, 77, 20], "t": [42, 0, 35, 20], "u": [0, 0, 42, 20]]
    ),
  ]

  static let across: [LayoutCase] = [
    LayoutCase(
      "alignment fill",
      ["$s", "a>s", "t>s:Hello"],
      free + ["a.width == 10", "a.height == 40"],
      gives: ["s": [0, 0, 45, 40], "a": [0, 0, 10, 40], "t": [10, 0, 35, 40]]
    ),
    LayoutCase(
      "alignment top",
      ["$s", "a>s", "t>s:Hello"],
      set: ["s leading"],
      free + ["a.width == 10", "a.height == 40"],
      gives: ["s": [0, 0, 45, 40], "a": [0, 0, 10, 40], "t": [10, 0, 35, 20]]
    ),
    LayoutCase(
      "alignment bottom",
      ["$s", "a>s", "t>s:Hello"],
      set: ["s trailing"],
      free + ["a.width == 10", "a.height == 40"],
      gives: ["s": [0, 0, 45, 40], "a": [0, 0, 10, 40], "t": [10, 20, 35, 20]]
    ),
    LayoutCase(
      "alignment center",
      ["$s", "a>s", "t>s:Hello"],
      set: ["s center"],
      free + ["a.width == 10", "a.height == 40"],
      gives: ["s": [0, 0, 45, 40], "a": [0, 0, 10, 40], "t": [10, 10, 35, 20]]
    ),
    LayoutCase(
      "alignment center in a higher stack",
      ["$s", "a>s", "t>s:Hello"],
      set: ["s center"],
      free + ["a.width == 10", "a.height == 40", "s.height == 100"],
      gives: ["s": [0, 0, 45, 100], "a": [0, 30, 10, 40], "t": [10, 40, 35, 20]]
    ),
    LayoutCase(
      "alignment firstBaseline of fonts",
      ["$s", "t>s:Hello", "u>s:Hello"],
      set: ["s firstBaseline", "u points 34"],
      free,
      gives: ["s": [0, 0, 105, 40], "t": [0, 16, 35, 20], "u": [35, 0, 70, 40]]
    ),
    LayoutCase(
      "alignment firstBaseline of lines",
      ["$s", "t*>s:one two three four", "u>s:Hello"],
      set: ["s firstBaseline", "t prefers 70"],
      free,
      gives: ["s": [0, 0, 105, 40], "t": [0, 0, 70, 40], "u": [70, 0, 35, 20]]
    ),
    LayoutCase(
      "alignment lastBaseline of lines",
      ["$s", "t*>s:one two three four", "u>s:Hello"],
      set: ["s lastBaseline", "t prefers 70"],
      free,
      gives: ["s": [0, 0, 105, 40], "t": [0, 0, 70, 40], "u": [70, 20, 35, 20]]
    ),
  ]

  static let columns: [LayoutCase] = [
    LayoutCase(
      "a column",
      ["$s", "t>s:Hello", "u>s:Worlds"],
      set: ["s column", "s spacing 4"],
      free,
      gives: ["s": [0, 0, 42, 44], "t": [0, 0, 42, 20], "u": [0, 24, 42, 20]]
    ),
    LayoutCase(
      "a column, leading",
      ["$s", "t>s:Hello", "u>s:Worlds"],
      set: ["s column", "s leading"],
      free,
      gives: ["s": [0, 0, 42, 40], "t": [0, 0, 35, 20], "u": [0, 20, 42, 20]]
    ),
    LayoutCase(
      "a column, leading, from right to left",
      ["$s", "t>s:Hello", "u>s:Worlds"],
      set: ["s column", "s leading", "s rtl"],
      free,
      gives: ["s": [0, 0, 42, 40], "t": [7, 0, 35, 20], "u": [0, 20, 42, 20]]
    ),
    LayoutCase(
      "a column, trailing",
      ["$s", "t>s:Hello", "u>s:Worlds"],
      set: ["s column", "s trailing"],
      free,
      gives: ["s": [0, 0, 42, 40], "t": [7, 0, 35, 20], "u": [0, 20, 42, 20]]
    ),
    LayoutCase(
      "a column, centred",
      ["$s", "t>s:Hello", "u>s:Worlds"],
      set: ["s column", "s center"],
      free,
      gives: ["s": [0, 0, 42, 40], "t": [3.5, 0, 35, 20], "u": [0, 20, 42, 20]]
    ),
    LayoutCase(
      "a column, filled equally",
      ["$s", "a>s", "b>s", "c>s", "d>s"],
      set: ["s column", "s fillEqually"],
      high + ["s.width == 10"],
      gives: [
        "s": [0, 0, 10, 200], "a": [0, 0, 10, 50], "b": [0, 50, 10, 50], "c": [0, 100, 10, 50],
        "d": [0, 150, 10, 50],
      ]
    ),
    LayoutCase(
      "a column with equal distances",
      ["$s", "t>s:Hello", "u>s:Worlds", "v>s:!"],
      set: ["s column", "s equalSpacing", "s leading"],
      high,
      gives: [
        "s": [0, 0, 42, 200], "t": [0, 0, 35, 20], "u": [0, 90, 42, 20], "v": [0, 180, 7, 20],
      ]
    ),
    LayoutCase(
      "a column with lines of text 30 points apart",
      ["$s", "t>s:Hello", "u>s:Worlds"],
      set: ["s column", "s spacing 30", "s lines-apart"],
      free,
      gives: ["s": [0, 0, 42, 50], "t": [0, 0, 42, 20], "u": [0, 30, 42, 20]]
    ),
    LayoutCase(
      "a column of broken text",
      ["$s", "t*>s:one two three four", "u>s:Hello"],
      set: ["s column"],
      free + ["s.width == 70"],
      gives: ["s": [0, 0, 70, 60], "t": [0, 0, 70, 40], "u": [0, 40, 70, 20]]
    ),
    LayoutCase(
      "a column in a row",
      ["$s", "$c>s", "t>c:Hello", "u>c:Worlds", "v>s:Hey"],
      set: ["c column"],
      free,
      gives: [
        "s": [0, 0, 63, 40], "c": [0, 0, 42, 40], "t": [0, 0, 42, 20], "u": [0, 20, 42, 20],
        "v": [42, 0, 21, 40],
      ]
    ),
  ]

  static let all = rows + across + columns
}
