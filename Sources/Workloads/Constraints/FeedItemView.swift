import UIKit

/// `FeedItem`: a post with a bar, a profile, a picture, counts and a comment, laid out entirely by
/// constraints.
///
/// It has the 21 views of the feed cell that layout benchmarks have used since 2016: the item, five
/// parts, twelve labels and three pictures. While the large picture is shown, 67 constraints place
/// them, four more connect the item to its superview, and the intrinsic sizes of its 15 leaves add
/// 60. Source: the cell of LayoutKit's and layoutBox's LayoutFrameworkBenchmark, recounted.
final class FeedItemView: UIView {
  /// The height of the large picture, in points.
  static let pictureHeight: CGFloat = 150

  let way: PictureWay
  let topBar = UIView()
  let profile = UIView()
  let content: UIView
  let social = UIView()
  let comment = UIView()

  let headline = UILabel()
  let options = UILabel()
  let avatar = UIImageView()
  let name = UILabel()
  let position = UILabel()
  let posted = UILabel()
  let picture = UIImageView()
  let title = UILabel()
  let domain = UILabel()
  let likes = UILabel()
  let comments = UILabel()
  let shares = UILabel()
  let face = UIImageView()
  let author = UILabel()
  let text = UILabel()

  /// The constraints that are always active.
  private var fixed: [NSLayoutConstraint] = []
  /// The constraints that are active only while the picture is shown, and only while it isn't.
  private var shown: [NSLayoutConstraint] = []
  private var unshown: [NSLayoutConstraint] = []
  private let height: NSLayoutConstraint

  /// An item with a visible picture, which it shows and hides in the given way.
  init(way: PictureWay) {
    self.way = way
    content = way == .hide ? UIStackView() : UIView()
    height = picture.heightAnchor.constraint(equalToConstant: Self.pictureHeight)
    super.init(frame: .zero)
    fill()
    makeConstraints()
    NSLayoutConstraint.activate(fixed + shown)
  }

  required init?(coder: NSCoder) {
    way = .constant
    content = UIView()
    height = picture.heightAnchor.constraint(equalToConstant: Self.pictureHeight)
    super.init(coder: coder)
  }

  /// Shows or hides the picture.
  func setPicture(isShown: Bool) {
    picture.isHidden = !isShown
    switch way {
    case .churn:
      NSLayoutConstraint.deactivate(fixed + (isShown ? unshown : shown))
      makeConstraints()
      NSLayoutConstraint.activate(fixed + (isShown ? shown : unshown))
    case .toggle:
      NSLayoutConstraint.deactivate(isShown ? unshown : shown)
      NSLayoutConstraint.activate(isShown ? shown : unshown)
    case .constant:
      height.constant = isShown ? Self.pictureHeight : 0
    case .hide:
      break
    }
  }

  private func makeConstraints() {
    fixed = partConstraints + barConstraints + profileConstraints + socialConstraints
    fixed += commentConstraints + contentConstraints
    switch way {
    case .churn, .toggle:
      shown = pictureConstraints
      unshown = [title.topAnchor.constraint(equalTo: content.topAnchor)]
    case .constant:
      shown = pictureConstraints.filter { $0.firstAttribute != .height } + [height]
    case .hide:
      shown = [height]
    }
  }

  private func fill() {
    let parts: [(part: UIView, leaves: [UIView])] = [
      (topBar, [headline, options]), (profile, [avatar, name, position, posted]),
      (content, [picture, title, domain]), (social, [likes, comments, shares]),
      (comment, [face, author, text]),
    ]
    translatesAutoresizingMaskIntoConstraints = false
    for (part, leaves) in parts {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
      for leaf in leaves {
        leaf.translatesAutoresizingMaskIntoConstraints = false
        if let stack = part as? UIStackView {
          stack.axis = .vertical
          stack.addArrangedSubview(leaf)
        } else {
          part.addSubview(leaf)
        }
      }
    }
    write()
  }

  private func write() {
    let texts: [(label: UILabel, text: String)] = [
      (headline, "Ada liked this"), (options, "..."), (name, "Grace Hopper"),
      (position, "Rear admiral at the Navy"), (posted, "3 d"), (title, "A compiler, explained"),
      (domain, "example.org"), (likes, "17 likes"), (comments, "4 comments"), (shares, "2 shares"),
      (author, "Alan"), (text, "I read it twice."),
    ]
    for (label, text) in texts {
      label.text = text
    }
    avatar.image = UIImage(systemName: "person")
    picture.image = UIImage(systemName: "photo")
    face.image = UIImage(systemName: "face.smiling")
    // The author takes the width that the face leaves.
    face.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  }
}
