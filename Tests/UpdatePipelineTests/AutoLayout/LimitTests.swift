import Foundation
import Testing
import UpdatePipeline

/// Numbers of a layout that are beyond what the solver is exact for.
@Suite struct LimitTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let parent = UIView()

  init() {
    window.recordsDiagnoses = true
    window.rootView = parent
  }

  private func add(_ view: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  /// U41.
  @Test(arguments: [CGFloat.greatestFiniteMagnitude, -1e300, 1e16])
  func aConstantThatIsTooGreatIsReplacedAndASaneOneHeals(constant: CGFloat) {
    let view = add(UIView())
    view.accessibilityIdentifier = "box"
    let wish = view.widthAnchor.constraint(equalToConstant: 304)
    wish.priority = .defaultHigh
    wish.isActive = true
    view.widthAnchor.constraint(lessThanOrEqualTo: parent.widthAnchor).isActive = true
    wish.constant = constant
    window.runFrame()
    #expect(window.diagnoses.map(\.kind) == [.exceededLimit])
    #expect(window.diagnoses.first?.view == "UIView(box)")
    #expect(window.diagnoses.first?.property == "\(constant)")
    wish.constant = 304
    window.runFrame()
    #expect(view.frame.width == 304)
  }

  @Test func anExactWidthBesideAGreatOneHolds() {
    let stack = add(UIView())
    let great = add(UIView())
    stack.widthAnchor.constraint(equalToConstant: 353).isActive = true
    great.widthAnchor.constraint(equalToConstant: 1e18).isActive = true
    stack.widthAnchor.constraint(lessThanOrEqualTo: great.widthAnchor).isActive = true
    window.runFrame()
    #expect(stack.frame.width == 353)
    #expect(great.frame.width == 1e9)
  }

  /// U41.
  @Test func anIntrinsicSizeThatIsTooGreatIsReplaced() {
    let view = add(Natural(size: CGSize(width: CGFloat.infinity, height: 5)))
    view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
    window.runFrame()
    #expect(view.frame.width == 1e9)
    #expect(
      window.diagnoses.map(\.description) == [
        """
        intrinsicContentSize.width of Natural is inf, which exceeds the limit of 1e9 points, used \
        instead.
        """
      ]
    )
  }

  /// U41.
  @Test func anIntrinsicSizeThatIsNoNumberIsRefusedByName() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let parent = UIView()
        window.rootView = parent
        let view = Natural(size: CGSize(width: CGFloat.nan, height: 5))
        view.accessibilityIdentifier = "price"
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
        window.runFrame()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "intrinsicContentSize.width of Natural(price) is not a number; expected a finite one."
      ),
      "found \(text)"
    )
  }
}

/// A view with a natural size.
private final class Natural: UIView {
  private let size: CGSize

  init(size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var intrinsicContentSize: CGSize { size }
}
