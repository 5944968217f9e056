import UIKit

extension FeedItemView {
  /// Stacks the parts vertically from edge to edge: 16 constraints.
  var partConstraints: [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var above = topAnchor
    for part in [topBar, profile, content, social, comment] {
      constraints += [
        part.leadingAnchor.constraint(equalTo: leadingAnchor),
        part.trailingAnchor.constraint(equalTo: trailingAnchor),
        part.topAnchor.constraint(equalTo: above),
      ]
      above = part.bottomAnchor
    }
    return constraints + [bottomAnchor.constraint(equalTo: above)]
  }

  /// The headline and the actions, side by side: 7 constraints.
  var barConstraints: [NSLayoutConstraint] {
    [
      headline.leadingAnchor.constraint(equalTo: topBar.leadingAnchor, constant: 8),
      headline.topAnchor.constraint(equalTo: topBar.topAnchor),
      headline.bottomAnchor.constraint(equalTo: topBar.bottomAnchor),
      options.leadingAnchor.constraint(
        greaterThanOrEqualTo: headline.trailingAnchor,
        constant: 8
      ),
      options.trailingAnchor.constraint(equalTo: topBar.trailingAnchor, constant: -8),
      options.topAnchor.constraint(equalTo: topBar.topAnchor),
      options.bottomAnchor.constraint(equalTo: topBar.bottomAnchor),
    ]
  }

  /// Places three lines beside an avatar, with the height of the taller one: 16 constraints.
  var profileConstraints: [NSLayoutConstraint] {
    let fit = profile.bottomAnchor.constraint(equalTo: posted.bottomAnchor)
    fit.priority = .defaultLow
    var constraints = [
      avatar.leadingAnchor.constraint(equalTo: profile.leadingAnchor, constant: 8),
      avatar.topAnchor.constraint(equalTo: profile.topAnchor, constant: 4),
      avatar.widthAnchor.constraint(equalToConstant: 50),
      avatar.heightAnchor.constraint(equalToConstant: 50),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: profile.bottomAnchor, constant: -4),
      posted.bottomAnchor.constraint(lessThanOrEqualTo: profile.bottomAnchor),
      fit,
    ]
    var above = profile.topAnchor
    for line in [name, position, posted] {
      constraints += [
        line.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
        line.trailingAnchor.constraint(equalTo: profile.trailingAnchor, constant: -8),
        line.topAnchor.constraint(equalTo: above),
      ]
      above = line.bottomAnchor
    }
    return constraints
  }

  /// Places the title and the domain from edge to edge, and the start of the picture: 7
  /// constraints, or none in a stack.
  var contentConstraints: [NSLayoutConstraint] {
    guard way != .hide else { return [] }
    return [
      picture.topAnchor.constraint(equalTo: content.topAnchor),
      title.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      domain.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      domain.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      domain.topAnchor.constraint(equalTo: title.bottomAnchor),
      domain.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ]
  }

  /// Places the picture above the title: 4 constraints.
  var pictureConstraints: [NSLayoutConstraint] {
    [
      picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      picture.heightAnchor.constraint(equalToConstant: Self.pictureHeight),
      title.topAnchor.constraint(equalTo: picture.bottomAnchor),
    ]
  }

  /// Places three counts at the left, centre and right: 9 constraints.
  var socialConstraints: [NSLayoutConstraint] {
    var constraints = [
      likes.leadingAnchor.constraint(equalTo: social.leadingAnchor, constant: 8),
      comments.centerXAnchor.constraint(equalTo: social.centerXAnchor),
      shares.trailingAnchor.constraint(equalTo: social.trailingAnchor, constant: -8),
    ]
    for count in [likes, comments, shares] {
      constraints += [
        count.topAnchor.constraint(equalTo: social.topAnchor),
        count.bottomAnchor.constraint(equalTo: social.bottomAnchor),
      ]
    }
    return constraints
  }

  /// Places a face beside an author above a text: 8 constraints.
  var commentConstraints: [NSLayoutConstraint] {
    [
      face.leadingAnchor.constraint(equalTo: comment.leadingAnchor, constant: 8),
      face.topAnchor.constraint(equalTo: comment.topAnchor),
      author.leadingAnchor.constraint(equalTo: face.trailingAnchor, constant: 8),
      author.trailingAnchor.constraint(equalTo: comment.trailingAnchor, constant: -8),
      author.topAnchor.constraint(equalTo: comment.topAnchor),
      text.leadingAnchor.constraint(equalTo: author.leadingAnchor),
      text.topAnchor.constraint(equalTo: author.bottomAnchor),
      text.bottomAnchor.constraint(equalTo: comment.bottomAnchor),
    ]
  }
}
