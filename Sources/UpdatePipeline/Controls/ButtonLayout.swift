import Foundation

/// The layout of a button's content: image and text side by side or stacked.
struct ButtonLayout {
  private let image: CGSize
  private let title: CGSize
  private let subtitle: CGSize
  private let look: ButtonLook
  private let isRightToLeft: Bool

  init(
    image: CGSize,
    title: CGSize,
    subtitle: CGSize,
    look: ButtonLook,
    direction: UIUserInterfaceLayoutDirection
  ) {
    self.image = image
    self.title = title
    self.subtitle = subtitle
    self.look = look
    isRightToLeft = direction == .rightToLeft
  }

  /// The frames of the parts, in the button's coordinates.
  struct Frames: Equatable {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  private var isVertical: Bool {
    !look.imagePlacement.isDisjoint(with: [.top, .bottom])
  }

  private var imageComesFirst: Bool {
    look.imagePlacement.contains(.top)
      || look.imagePlacement.contains(isRightToLeft ? .trailing : .leading)
  }

  private var text: CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? look.titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + gap + subtitle.height
    )
  }

  private var padding: CGFloat {
    image != .zero && text != .zero ? look.imagePadding : 0
  }

  private var content: CGSize {
    isVertical
      ? CGSize(
        width: max(image.width, text.width),
        height: image.height + padding + text.height
      )
      : CGSize(
        width: image.width + padding + text.width,
        height: max(image.height, text.height)
      )
  }

  /// The size of the content with its insets.
  var size: CGSize {
    CGSize(
      width: content.width + look.insets.leading + look.insets.trailing,
      height: content.height + look.insets.top + look.insets.bottom
    )
  }

  /// The frames of the parts in a button of a size, under the control's content alignment.
  func frames(
    in bounds: CGRect,
    horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment
  ) -> Frames {
    let insets = look.insets.resolved(in: isRightToLeft ? .rightToLeft : .leftToRight)
    let room = bounds.inset(by: insets)
    let x = place(content.width, from: room.minX, to: room.maxX, side(of: horizontal))
    let y = place(content.height, from: room.minY, to: room.maxY, side(of: vertical))
    let imageSpan = isVertical ? image.height : image.width
    let textSpan = isVertical ? text.height : text.width
    let imageStart = imageComesFirst ? 0 : textSpan + padding
    let textStart = imageComesFirst ? imageSpan + padding : 0
    let block = CGRect(origin: CGPoint(x: x, y: y), size: content)
    let textBox = box(of: text, at: textStart, in: block)
    var frames = Frames()
    frames.image = box(of: image, at: imageStart, in: block)
    frames.title = line(title, at: textBox.minY, in: textBox)
    frames.subtitle = line(subtitle, at: textBox.maxY - subtitle.height, in: textBox)
    return frames
  }

  /// The frame of a part at a distance along the content, centred across it.
  private func box(of size: CGSize, at start: CGFloat, in block: CGRect) -> CGRect {
    let origin =
      isVertical
      ? CGPoint(x: block.midX - size.width / 2, y: block.minY + start)
      : CGPoint(x: block.minX + start, y: block.midY - size.height / 2)
    return CGRect(origin: origin, size: size)
  }

  /// The frame of a line of text in a box, under the title alignment.
  private func line(_ size: CGSize, at y: CGFloat, in box: CGRect) -> CGRect {
    let x: CGFloat =
      switch look.titleAlignment {
      case .automatic where isVertical: box.midX - size.width / 2
      case .center: box.midX - size.width / 2
      case .automatic, .leading: isRightToLeft ? box.maxX - size.width : box.minX
      case .trailing: isRightToLeft ? box.minX : box.maxX - size.width
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// The origin of a length within a range: at its start (-1), centre (0) or end (1).
  private func place(
    _ length: CGFloat,
    from start: CGFloat,
    to end: CGFloat,
    _ side: Int
  ) -> CGFloat {
    let spare = end - start - length
    return start + spare * CGFloat(side + 1) / 2
  }

  private func side(of alignment: UIControl.ContentHorizontalAlignment) -> Int {
    switch alignment {
    case .center, .fill: 0
    case .left: -1
    case .right: 1
    case .leading: isRightToLeft ? 1 : -1
    case .trailing: isRightToLeft ? -1 : 1
    }
  }

  private func side(of alignment: UIControl.ContentVerticalAlignment) -> Int {
    switch alignment {
    case .center, .fill: 0
    case .top: -1
    case .bottom: 1
    }
  }
}

extension UIButton {
  /// The layout of the current content.
  final var contentLayout: ButtonLayout {
    let room = CGSize(width: CGFloat.infinity, height: .infinity)
    let views = button.views
    let image =
      button.look.showsIndicator
      ? views.indicator?.intrinsicContentSize
      : button.look.image.flatMap { _ in views.image?.sizeThatFits(room) }
    return ButtonLayout(
      image: image ?? .zero,
      title: views.title?.sizeThatFits(room) ?? .zero,
      subtitle: views.subtitle?.sizeThatFits(room) ?? .zero,
      look: button.look,
      direction: effectiveUserInterfaceLayoutDirection
    )
  }

  /// Sets the frames of the button's content views.
  final func placeContent() {
    let frames = contentLayout.frames(
      in: bounds,
      horizontal: contentHorizontalAlignment,
      vertical: contentVerticalAlignment
    )
    let views = button.views
    let look = button.look
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = look.backgroundInsets.resolved(in: isMirrored ? .rightToLeft : .leftToRight)
    views.background?.frame = bounds.inset(by: insets)
    views.image?.frame = frames.image
    views.indicator?.frame = frames.image
    views.title?.frame = frames.title
    views.subtitle?.frame = frames.subtitle
    guard let background = views.background else { return }
    withoutCountingBindings {
      background.cornerRadius = look.corners.radius(of: background.bounds.size)
    }
  }
}
