import PlainCells
import SnapCells
import Testing
import UIKit
import UpdateBenchKit

@testable import OwnCells

/// Each strategy displays the same as a full recompute, in every frame.
@MainActor @Suite struct DigestTests {
  @Test func strategiesShowTheSame() throws {
    for strategy in [UpdateStrategy.propertyPass, .layoutOnly] {
      try expectSame(as: .fullRecompute, strategy) {
        try ContactExample.records(under: $0, frames: 20)
      }
      try expectSame(as: .fullRecompute, strategy) {
        try DownloadExample.records(under: $0, frames: 20)
      }
      try expectSame(as: .fullRecompute, strategy) {
        try DownloadScreen.records(under: $0, frames: 20)
      }
    }
  }

  private func expectSame(
    as reference: UpdateStrategy,
    _ strategy: UpdateStrategy,
    _ records: (UpdateStrategy) throws -> [FrameRecord]
  ) throws {
    let expected = try records(reference).map(\.digest)
    #expect(try records(strategy).map(\.digest) == expected, "\(strategy.name)")
    #expect(Set(expected).count > 1)
  }

  @Test func theBarFollowsTheDownload() throws {
    let cell = DownloadCell(style: .default, reuseIdentifier: nil)
    let download = Download(id: UUID(), title: "A file")
    cell.download = download
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    window.rootView = cell
    window.runFrame()
    let bar = try #require(cell.contentView.subviews.last)
    #expect(bar.frame == CGRect(x: 8, y: 32, width: 0, height: 4))
    download.fraction = 0.5
    window.runFrame()
    #expect(bar.frame == CGRect(x: 8, y: 32, width: 100, height: 4))
  }
}
