import Foundation
import UBLists
import UBStatistics
import UpdatePipeline

/// A program of random steps over objects of which it alone decides how long they live.
public final class OwnershipProgram {
  private var random: SplitMix64
  private var windows: [UIWindow] = []
  private var views: [UIView] = []
  private var controllers: [UIViewController] = []
  private var guides: [UILayoutGuide] = []
  private var constraints: [NSLayoutConstraint] = []
  private var layers: [CALayer] = []
  private var items: [UIBarButtonItem] = []
  private var sources: [RowSource] = []
  private var models: [Counterpart] = [Counterpart()]
  private var made: [Witness] = []

  /// The program of a seed, before its first step.
  public init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Makes, joins, changes or releases something.
  public func step() {
    switch below(16) {
    case 0: makeWindow()
    case 1: makeView()
    case 2: makeController()
    case 3: makeTable()
    case 4, 5: join()
    case 6: constrain()
    case 7: present()
    case 8: animate()
    case 9: changeModel()
    case 10: changeView()
    case 11, 12: windows.randomElement(using: &random)?.runFrame()
    default: release()
    }
  }

  /// Releases everything in random order; returns the types of what is still there.
  public func releaseEverything() -> [String] {
    for controller in controllers where controller.presentedViewController != nil {
      controller.dismiss(animated: false)
    }
    while !isEmpty { release() }
    models = []
    return made.filter { $0.object != nil }.map(\.type)
  }

  private var isEmpty: Bool {
    windows.isEmpty && views.isEmpty && controllers.isEmpty && guides.isEmpty
      && constraints.isEmpty && layers.isEmpty && items.isEmpty && sources.isEmpty
  }

  private func below(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &random)
  }

  private func note<Object: AnyObject>(_ object: Object) -> Object {
    made.append(Witness(object))
    return object
  }

  private func remove<Element>(from elements: inout [Element]) {
    guard !elements.isEmpty else { return }
    elements.remove(at: below(elements.count))
  }

  private func release() {
    switch below(9) {
    case 0: remove(from: &windows)
    case 1, 2: remove(from: &views)
    case 3: remove(from: &controllers)
    case 4: remove(from: &guides)
    case 5: remove(from: &constraints)
    case 6: remove(from: &layers)
    case 7: remove(from: &items)
    default: remove(from: &sources)
    }
  }

  // MARK: - Making

  private func makeWindow() {
    let strategies = UpdateStrategy.standard
    let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    windows.append(note(UIWindow(frame: frame, strategy: strategies[below(strategies.count)])))
  }

  private func makeView() {
    let view = note(ModelView(models.randomElement(using: &random)))
    if below(3) == 0 { layers.append(note(view.layer)) }
    if below(3) == 0 {
      let guide = note(UILayoutGuide())
      view.addLayoutGuide(guide)
      guides.append(guide)
    }
    views.append(view)
  }

  private func makeController() {
    let controller = note(UIViewController())
    let item = note(UIBarButtonItem())
    controller.navigationItem.rightBarButtonItem = item
    items.append(item)
    views.append(note(controller.view))
    controllers.append(controller)
  }

  private func makeTable() {
    let table = note(UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)))
    table.register(OwnedCell.self, forCellReuseIdentifier: "cell")
    let source = note(RowSource(model: models.randomElement(using: &random)))
    table.dataSource = source
    sources.append(source)
    views.append(table)
  }

  // MARK: - Changing

  private func join() {
    guard let view = views.randomElement(using: &random) else { return }
    switch below(5) {
    case 0: view.removeFromSuperview()
    case 1: windows.randomElement(using: &random)?.addSubview(view)
    case 2:
      let controller = controllers.randomElement(using: &random)
      guard controller?.presentingViewController == nil else { return }
      windows.randomElement(using: &random)?.rootViewController = controller
    case 3:
      guard let child = controllers.randomElement(using: &random),
        let parent = controllers.randomElement(using: &random), child !== parent,
        child.presentedViewController == nil, !isAncestor(child, of: parent),
        !parent.view.isDescendant(of: child.view)
      else { return }
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    default:
      guard let parent = views.randomElement(using: &random), !parent.isDescendant(of: view)
      else { return }
      parent.addSubview(view)
    }
  }

  private func isAncestor(_ controller: UIViewController, of other: UIViewController) -> Bool {
    sequence(first: other, next: \.parent).contains { $0 === controller }
  }

  private func constrain() {
    guard let view = views.randomElement(using: &random) else { return }
    view.translatesAutoresizingMaskIntoConstraints = below(3) == 0
    let new: NSLayoutConstraint
    if let parent = view.superview, below(2) == 0 {
      new = view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 4)
    } else if let guide = guides.randomElement(using: &random), guide.owningView != nil {
      new = guide.widthAnchor.constraint(equalToConstant: CGFloat(below(50)))
    } else {
      new = view.widthAnchor.constraint(equalToConstant: CGFloat(below(50)))
    }
    new.isActive = true
    constraints.append(note(new))
    let old = constraints.randomElement(using: &random)
    if below(2) == 0 { old?.constant = CGFloat(below(30)) } else { old?.isActive = false }
  }

  private func present() {
    guard let presenter = controllers.randomElement(using: &random) else { return }
    if presenter.presentedViewController != nil {
      presenter.dismiss(animated: false)
    } else if presenter.viewIfLoaded?.window != nil,
      let presented = controllers.randomElement(using: &random), presented !== presenter,
      presented.presentingViewController == nil, presented.view.superview == nil,
      !isAncestor(presented, of: presenter),
      !presenter.view.isDescendant(of: presented.view)
    {
      presenter.present(presented, animated: false)
    }
  }

  private func animate() {
    guard let view = views.randomElement(using: &random) else { return }
    let alpha = CGFloat(below(10)) / 10
    UIView.animate(withDuration: 0.1, animations: { view.alpha = alpha }) { _ in
      view.isHidden.toggle()
    }
  }

  private func changeModel() {
    if below(4) == 0 { models.append(note(Counterpart())) }
    if below(4) == 0 { models.removeFirst() }
    models.randomElement(using: &random)?.title = String(below(3))
    if models.isEmpty { models.append(note(Counterpart())) }
  }

  private func changeView() {
    layers.randomElement(using: &random)?.cornerRadius = CGFloat(below(9))
    items.randomElement(using: &random)?.title = String(below(9))
    guard let view = views.randomElement(using: &random) else { return }
    view.setNeedsLayout()
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateConstraints()
    view.setNeedsDisplay()
    switch below(3) {
    case 0: view.layoutIfNeeded()
    case 1: view.updatePropertiesIfNeeded()
    default: _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
  }
}

/// An object that was made, by its type, and the object itself while it lives.
private struct Witness {
  let type: String
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    type = String(describing: Swift.type(of: object))
    self.object = object
  }
}

/// A view that shows the title of a model and draws.
private final class ModelView: UIView {
  private let model: Counterpart?

  init(_ model: Counterpart?) {
    self.model = model
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func updateProperties() {
    super.updateProperties()
    accessibilityIdentifier = model?.title
  }

  override func draw(_ rect: CGRect) {
    _ = model?.number
  }
}

/// The rows of a table, which all show one model.
private final class RowSource: UITableViewDataSource {
  private let model: Counterpart?

  init(model: Counterpart?) {
    self.model = model
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    (cell as? OwnedCell)?.model = model
    return cell
  }
}

/// A cell that shows the title of a model.
private final class OwnedCell: UITableViewCell {
  var model: Counterpart?

  override func updateProperties() {
    super.updateProperties()
    accessibilityIdentifier = model?.title
  }
}
