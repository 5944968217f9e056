import UIKit

/// Shows each reading of a gauge as the opacity of a lamp.
final class GaugeView: UIView {
  /// The maximum reading.
  static let fullScale = 100.0

  private let gauge: Gauge
  private let lamps: [UIView]

  init(gauge: Gauge, lampCount: Int) {
    self.gauge = gauge
    lamps = (0..<lampCount).map { _ in UIView() }
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    for (index, lamp) in lamps.enumerated() {
      lamp.frame = CGRect(x: index * 20, y: 0, width: 18, height: 18)
      lamp.backgroundColor = .systemRed
      addSubview(lamp)
    }
  }

  required init?(coder: NSCoder) {
    gauge = Gauge()
    lamps = []
    super.init(coder: coder)
  }

  override func updateProperties() {
    super.updateProperties()
    for position in lamps.indices {
      lamps[position].alpha = gauge[position] / Self.fullScale
    }
  }
}
