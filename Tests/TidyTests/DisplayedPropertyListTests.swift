import Testing

/// The suite of displayed properties knows every property of views and layers that can be set.
@Suite struct DisplayedPropertyListTests {
  /// The settable properties that change no display by themselves, with the reason.
  private static let others = [
    "CALayer.cornerCurve": "corners are digested by their radius",
    "UIButton.automaticallyUpdatesConfiguration": "applies to later changes of state",
    "UIScrollView.contentSize": "limits later offsets",
    "UITableViewCell.automaticallyUpdatesBackgroundConfiguration": "applies to later changes",
    "UITableViewCell.automaticallyUpdatesContentConfiguration": "applies to later changes",
    "UIView.accessibilityIdentifier": "names the view",
    "UIView.autoresizingMask": "applies when the superview's size changes",
    "UIView.isOpaque": "is a hint for drawing",
    "UIView.isUserInteractionEnabled": "is about touches",
    "UIView.tag": "names the view",
    "UIView.translatesAutoresizingMaskIntoConstraints": "moves a view between two layouts",
    "UIWindow.recordsCauses": "records",
    "UIWindow.recordsDiagnoses": "records",
    "UIWindow.rootView": "replaces the whole display",
    "UIWindow.rootViewController": "replaces the whole display",
    "UIWindow.userInterfaceLayoutDirection": "is a condition of every change in the suite",
    "UIWindow.viewLayoutFeedbackLoopDebuggingThreshold": "records",
  ]

  @Test func everySettablePropertyIsChangedOrHasAReason() throws {
    let sources =
      try Repository.swiftFiles(in: "Sources/UpdatePipeline")
      + Repository.swiftFiles(in: "Sources/Lists")
    let properties = SettablePropertyFinder.properties(in: sources)
    let suite = try Repository.swiftFiles(in: "Tests/SuitesTests/DisplayedProperties")
    let changed = Set(
      suite.flatMap { $0.text.matches(of: /"((?:UI|CA)\w+\.\w+)"/).map { String($0.1) } }
    )
    let known = changed.union(Self.others.keys)
    #expect(properties.subtracting(known).sorted() == [], "properties that nothing changes")
    #expect(known.subtracting(properties).sorted() == [], "properties that don't exist")
    #expect(changed.intersection(Self.others.keys).sorted() == [], "listed twice")
    #expect(changed.count > 50)
  }

  @Test func aSettablePropertyIsFound() {
    let file = SourceFile(
      path: "A.swift",
      text: """
        open class Plate: UIView {
          public final var colour: UIColor {
            get { plate.colour }
            set { plate.colour = newValue }
          }
          public var area: CGFloat { width * height }
          open var isLit = false
          var hidden = 0
        }
        extension Plate {
          public final var shape: Int {
            get { plate.shape }
            set { plate.shape = newValue }
          }
        }
        public struct Other {
          public var size = 0
        }
        """
    )
    #expect(
      SettablePropertyFinder.properties(in: [file]) == [
        "Plate.colour", "Plate.isLit", "Plate.shape",
      ]
    )
  }
}
