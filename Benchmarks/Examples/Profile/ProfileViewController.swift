import SnapKit
import UIKit

/// A person, modelled as in an app.
@Observable final class Profile {
  var name = "Grace Hopper"
  var headline = "Rear admiral, wrote the first compiler"
  var bio = "Finds bugs, hands out nanoseconds, and would rather ask for forgiveness."
  var avatar = "person.crop.circle"
  var posts = 128
  var followers = 9_999
  var following = 42
  var isFollowed = false
  var isSending = false
  var isCompact = false
}

/// Shows a profile: an avatar, name and headline, three counts and a follow button.
final class ProfileViewController: UIViewController {
  let profile = Profile()

  let followButton = UIButton(configuration: .filled())
  private let avatarView = UIImageView()
  private let nameLabel = UILabel()
  private let headlineLabel = UILabel()
  private let bioLabel = UILabel()
  private let postsView = CountView(caption: "Posts")
  private let followersView = CountView(caption: "Followers")
  private let followingView = CountView(caption: "Following")
  private var avatarSize: Constraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpHeader()
    setUpCounts()
    setUpButton()
  }

  private func setUpHeader() {
    avatarView.layer.cornerRadius = 44
    avatarView.clipsToBounds = true
    avatarView.tintColor = .systemIndigo
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    nameLabel.textAlignment = .center
    headlineLabel.font = .preferredFont(forTextStyle: .subheadline)
    headlineLabel.textColor = .secondaryLabel
    headlineLabel.textAlignment = .center
    bioLabel.numberOfLines = 0
    for subview in [avatarView, nameLabel, headlineLabel, bioLabel] {
      view.addSubview(subview)
    }
    avatarView.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).offset(24)
      make.centerX.equalToSuperview()
      avatarSize = make.size.equalTo(88).constraint
    }
    nameLabel.snp.makeConstraints { make in
      make.top.equalTo(avatarView.snp.bottom).offset(12)
      make.leading.trailing.equalToSuperview().inset(16)
    }
    headlineLabel.snp.makeConstraints { make in
      make.top.equalTo(nameLabel.snp.bottom).offset(4)
      make.leading.trailing.equalTo(nameLabel)
    }
  }

  private func setUpCounts() {
    let counts = UIStackView(arrangedSubviews: [postsView, followersView, followingView])
    counts.distribution = .fillEqually
    view.addSubview(counts)
    counts.snp.makeConstraints { make in
      make.top.equalTo(headlineLabel.snp.bottom).offset(16)
      make.leading.trailing.equalToSuperview().inset(16)
    }
    bioLabel.snp.makeConstraints { make in
      make.top.equalTo(counts.snp.bottom).offset(16)
      make.leading.trailing.equalToSuperview().inset(16)
    }
  }

  private func setUpButton() {
    followButton.addAction(
      UIAction { [profile] _ in
        profile.isFollowed.toggle()
        profile.followers += profile.isFollowed ? 1 : -1
      },
      for: .primaryActionTriggered
    )
    followButton.configurationUpdateHandler = { [profile] button in
      var configuration =
        profile.isFollowed ? UIButton.Configuration.tinted() : UIButton.Configuration.filled()
      configuration.title = profile.isFollowed ? "Following" : "Follow"
      configuration.image = UIImage(systemName: profile.isFollowed ? "checkmark" : "plus")
      configuration.imagePadding = 6
      configuration.showsActivityIndicator = profile.isSending
      button.configuration = configuration
      button.isEnabled = !profile.isSending
    }
    view.addSubview(followButton)
    followButton.snp.makeConstraints { make in
      make.top.equalTo(bioLabel.snp.bottom).offset(20)
      make.centerX.equalToSuperview()
    }
  }

  override func updateProperties() {
    super.updateProperties()
    avatarView.image = UIImage(systemName: profile.avatar)
    nameLabel.text = profile.name
    headlineLabel.text = profile.headline
    bioLabel.text = profile.bio
    postsView.count = profile.posts
    followersView.count = profile.followers
    followingView.count = profile.following
    avatarSize?.update(offset: profile.isCompact ? 44 : 88)
  }
}

/// A number above its label.
final class CountView: UIView {
  private let countLabel = UILabel()
  private let captionLabel = UILabel()

  var count = 0 {
    didSet { countLabel.text = count.formatted(.number.grouping(.never)) }
  }

  init(caption: String) {
    super.init(frame: .zero)
    captionLabel.text = caption
    captionLabel.font = .preferredFont(forTextStyle: .caption1)
    captionLabel.textColor = .secondaryLabel
    countLabel.font = .preferredFont(forTextStyle: .headline)
    for label in [countLabel, captionLabel] {
      label.textAlignment = .center
      addSubview(label)
    }
    countLabel.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
    }
    captionLabel.snp.makeConstraints { make in
      make.top.equalTo(countLabel.snp.bottom).offset(2)
      make.leading.trailing.bottom.equalToSuperview()
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
