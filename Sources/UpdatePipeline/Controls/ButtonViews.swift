import Foundation

/// The content views of a button, each made when first needed.
struct ButtonViews {
  var background: UIView?
  var title: UILabel?
  var subtitle: UILabel?
  var image: UIImageView?
  var indicator: UIActivityIndicatorView?
}

extension UIButton {
  /// Updates the content views to the button's current look.
  ///
  /// The change that led here was counted as a binding; the updates that follow from it aren't.
  final func lookChanged() {
    let look = presentLook
    guard look != button.look else { return }
    button.look = look
    withoutCountingBindings { show(look) }
    invalidateIntrinsicContentSize()
    invalidate(.layout, .call("configuration"))
  }

  private func show(_ look: ButtonLook) {
    if look.title != nil || button.views.title != nil {
      madeTitleLabel.text = look.title
      madeTitleLabel.textColor = look.foreground
    }
    if look.subtitle != nil || button.views.subtitle != nil {
      madeSubtitleLabel.text = look.subtitle
      madeSubtitleLabel.textColor = look.foreground
    }
    if look.image != nil || button.views.image != nil {
      madeImageView.image = look.image
      madeImageView.preferredSymbolConfiguration = look.symbol
      madeImageView.tintColor = look.foreground
      madeImageView.isHidden = look.showsIndicator || look.image == nil
    }
    if look.showsIndicator || button.views.indicator != nil {
      let indicator = madeIndicator
      indicator.color = look.foreground
      if look.showsIndicator { indicator.startAnimating() } else { indicator.stopAnimating() }
    }
    if look.background != nil || look.strokeWidth > 0 || button.views.background != nil {
      let background = madeBackground
      background.backgroundColor = look.background
      background.layer.borderWidth = look.strokeWidth
      background.layer.borderColor = look.strokeColor?.cgColor
    }
  }

  final var madeTitleLabel: UILabel {
    if let label = button.views.title { return label }
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = button.configuration != nil
    label.font =
      button.configuration == nil ? .systemFont(ofSize: 15) : .preferredFont(forTextStyle: .body)
    label.label.isPart = true
    button.views.title = label
    addSubview(label)
    return label
  }

  private var madeSubtitleLabel: UILabel {
    if let label = button.views.subtitle { return label }
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .footnote)
    label.label.isPart = true
    button.views.subtitle = label
    addSubview(label)
    return label
  }

  final var madeImageView: UIImageView {
    if let view = button.views.image { return view }
    let view = UIImageView()
    button.views.image = view
    addSubview(view)
    return view
  }

  private var madeIndicator: UIActivityIndicatorView {
    if let view = button.views.indicator { return view }
    let view = UIActivityIndicatorView(style: .medium)
    button.views.indicator = view
    addSubview(view)
    return view
  }

  private var madeBackground: UIView {
    if let view = button.views.background { return view }
    let view = UIView()
    button.views.background = view
    insertSubview(view, at: 0)
    return view
  }
}
