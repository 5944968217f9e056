import SnapKit
import UIKit

/// A boarding pass, modelled as in an app.
@Observable final class Pass {
  var gate = "B 12"
  var isExpanded = false
  var isMarked = false
  var progress: CGFloat = 0
}

/// A card that opens and closes with an animation and fills a bar during boarding.
final class CardViewController: UIViewController {
  let pass = Pass()

  private let card = UIView()
  private let gateLabel = UILabel()
  private let detailLabel = UILabel()
  private let track = UIView()
  private let bar = UIView()
  private var cardHeight: Constraint?
  private var barWidth: Constraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 16
    gateLabel.font = .preferredFont(forTextStyle: .title1)
    detailLabel.text = "Boarding by rows, from the back."
    detailLabel.alpha = 0
    track.backgroundColor = .systemGray5
    bar.backgroundColor = .systemGreen
    view.addSubview(card)
    for subview in [gateLabel, detailLabel, track] { card.addSubview(subview) }
    track.addSubview(bar)
    card.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).offset(24)
      make.leading.trailing.equalToSuperview().inset(16)
      cardHeight = make.height.equalTo(96).constraint
    }
    gateLabel.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().inset(16)
    }
    detailLabel.snp.makeConstraints { make in
      make.leading.equalTo(gateLabel)
      make.top.equalTo(gateLabel.snp.bottom).offset(24)
    }
    track.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview().inset(16)
      make.height.equalTo(4)
    }
    bar.snp.makeConstraints { make in
      make.leading.top.bottom.equalToSuperview()
      barWidth = make.width.equalTo(0).constraint
    }
  }

  override func updateProperties() {
    super.updateProperties()
    gateLabel.text = "Gate \(pass.gate)"
    detailLabel.alpha = pass.isExpanded ? 1 : 0
    cardHeight?.update(offset: pass.isExpanded ? 240 : 96)
    barWidth?.update(offset: pass.progress * 300)
    card.backgroundColor = pass.isMarked ? .systemYellow : .secondarySystemBackground
  }

  /// Opens or closes the card with a spring: the model changes, and its update is animated.
  func toggle() {
    UIView.animate(
      withDuration: 0.5,
      delay: 0,
      usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0,
      options: .flushUpdates
    ) { [pass] in
      pass.isExpanded.toggle()
    }
  }

  /// Highlights the card briefly with two consecutive animations.
  func flash() {
    UIView.animate(withDuration: 0.1, delay: 0, options: .flushUpdates) { [pass] in
      pass.isMarked = true
    } completion: { [pass] _ in
      UIView.animate(withDuration: 0.1, delay: 0, options: .flushUpdates) {
        pass.isMarked = false
      }
    }
  }
}
