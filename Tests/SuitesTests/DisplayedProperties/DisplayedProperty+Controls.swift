import Foundation
import UIKit

extension DisplayedProperty {
  // MARK: - Controls

  /// A button whose look follows its state.
  @MainActor private static func button() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("title", for: .normal)
    button.setTitle("pressed", for: .highlighted)
    button.setTitle("chosen", for: .selected)
    button.setTitle("off", for: .disabled)
    return button
  }

  /// A button with a configuration that its handler changes with its state.
  @MainActor private static func configured() -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "title"
    return UIButton(configuration: configuration)
  }

  nonisolated static let controls: [DisplayedProperty] = [
    DisplayedProperty("UIControl.isEnabled", of: button, { $0.isEnabled = $1 }, true, false),
    DisplayedProperty("UIControl.isSelected", of: button, { $0.isSelected = $1 }, false, true),
    DisplayedProperty(
      "UIControl.isHighlighted",
      of: button,
      { $0.isHighlighted = $1 },
      false,
      true
    ),
    DisplayedProperty(
      "UIControl.contentHorizontalAlignment",
      of: wide,
      { $0.contentHorizontalAlignment = $1 },
      UIControl.ContentHorizontalAlignment.center,
      .trailing
    ),
    DisplayedProperty(
      "UIControl.contentVerticalAlignment",
      of: wide,
      { $0.contentVerticalAlignment = $1 },
      UIControl.ContentVerticalAlignment.center,
      .bottom
    ),
    DisplayedProperty(
      "UIButton.configuration",
      of: configured,
      change: {
        $0.configuration?.title = "another title"
        $0.configuration?.image = UIImage(systemName: "star")
        $0.configuration?.baseBackgroundColor = .systemRed
      },
      restore: {
        $0.configuration?.title = "title"
        $0.configuration?.image = nil
        $0.configuration?.baseBackgroundColor = nil
      }
    ),
    DisplayedProperty(
      "UIButton.configurationUpdateHandler",
      of: configured,
      change: {
        $0.configurationUpdateHandler = { $0.configuration?.title = "handled" }
        $0.setNeedsUpdateConfiguration()
      },
      restore: {
        $0.configurationUpdateHandler = nil
        $0.configuration?.title = "title"
      }
    ),
  ]

  @MainActor private static func wide() -> UIButton {
    let view = button()
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 200),
      view.heightAnchor.constraint(equalToConstant: 90),
    ])
    return view
  }

  // MARK: - Lists

  /// A cell with content that is laid out by its frame.
  @MainActor private static func cell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 10, width: 320, height: 80)
    cell.contentConfiguration = content("text")
    return cell
  }

  /// A cell whose handler shows its state.
  @MainActor private static func handledCell() -> UITableViewCell {
    let view = cell()
    view.configurationUpdateHandler = { cell, state in
      let words = [
        state.isSelected ? "selected" : "", state.isHighlighted ? "highlighted" : "",
        state.isEditing ? "editing" : "",
      ]
      cell.contentConfiguration = content("text" + words.joined())
    }
    return view
  }

  nonisolated private static func content(_ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = text
    content.secondaryText = "below"
    return content
  }

  nonisolated private static func unavailable(_ text: String) -> UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration.empty()
    content.text = text
    return content
  }

  @MainActor private static func contentView() -> UIListContentView {
    UIListContentView(configuration: content("text"))
  }

  @MainActor private static func unavailableView() -> UIContentUnavailableView {
    let view = UIContentUnavailableView(configuration: unavailable("text"))
    view.frame = CGRect(x: 0, y: 10, width: 200, height: 200)
    return view
  }

  @MainActor private static func scrollView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 10, width: 100, height: 100))
    view.contentSize = CGSize(width: 300, height: 300)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    label.text = "scrolled"
    view.addSubview(label)
    return view
  }

  /// A table of plain rows with its data source.
  @MainActor private static func table() -> UITableView {
    ListedTable(frame: CGRect(x: 0, y: 10, width: 200, height: 200))
  }

  nonisolated static let lists: [DisplayedProperty] = [
    DisplayedProperty(
      "UITableViewCell.contentConfiguration",
      of: cell,
      { $0.contentConfiguration = $1 },
      content("text"),
      content("other text")
    ),
    DisplayedProperty(
      "UITableViewCell.backgroundConfiguration",
      of: cell,
      change: {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .systemRed
        background.cornerRadius = 7
        $0.backgroundConfiguration = background
      },
      restore: { $0.backgroundConfiguration = nil }
    ),
    DisplayedProperty(
      "UITableViewCell.configurationUpdateHandler",
      of: cell,
      change: {
        $0.configurationUpdateHandler = { cell, _ in
          cell.contentConfiguration = content("handled")
        }
        $0.setNeedsUpdateConfiguration()
      },
      restore: {
        $0.configurationUpdateHandler = nil
        $0.contentConfiguration = content("text")
      }
    ),
    DisplayedProperty(
      "UITableViewCell.isSelected",
      of: handledCell,
      { $0.isSelected = $1 },
      false,
      true
    ),
    DisplayedProperty(
      "UITableViewCell.isHighlighted",
      of: handledCell,
      { $0.isHighlighted = $1 },
      false,
      true
    ),
    DisplayedProperty(
      "UITableViewCell.isEditing",
      of: handledCell,
      { $0.isEditing = $1 },
      false,
      true
    ),
    DisplayedProperty(
      "UIListContentView.configuration",
      of: contentView,
      { $0.configuration = $1 },
      content("text"),
      content("a longer text")
    ),
    DisplayedProperty(
      "UIContentUnavailableView.configuration",
      of: unavailableView,
      { $0.configuration = $1 },
      unavailable("text"),
      unavailable("a longer text")
    ),
    DisplayedProperty(
      "UIScrollView.contentOffset",
      of: scrollView,
      { $0.contentOffset = $1 },
      CGPoint.zero,
      CGPoint(x: 5, y: 30)
    ),
    DisplayedProperty("UITableView.rowHeight", of: table, { $0.rowHeight = $1 }, 44, 60),
  ]
}

/// A table that is its own data source.
private final class ListedTable: UITableView, UITableViewDataSource {
  override init(frame: CGRect, style: Style) {
    super.init(frame: frame, style: style)
    register(UITableViewCell.self, forCellReuseIdentifier: "row")
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    var content = cell.defaultContentConfiguration()
    content.text = "row \(path.row)"
    cell.contentConfiguration = content
    return cell
  }
}
