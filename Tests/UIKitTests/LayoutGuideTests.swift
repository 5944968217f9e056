import Testing
import UIKit

/// The layout guides of controllers from before safe areas.
@Suite struct LayoutGuideTests {
  @Test func guidesFollowTheSafeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let controller = UIViewController()
    window.rootViewController = controller
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(content)
    let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: top.bottomAnchor),
      content.bottomAnchor.constraint(equalTo: bottom.topAnchor),
      content.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      content.rightAnchor.constraint(equalTo: controller.view.rightAnchor),
    ])
    window.runFrame()
    #expect(content.frame == CGRect(x: 0, y: 20, width: 100, height: 150))
    #expect(top.length == 20)
    #expect(bottom.length == 30)
    #expect(controller.topLayoutGuide === top)
  }

  @Test func anotherViewHasOtherGuides() {
    let controller = UIViewController()
    let first = controller.topLayoutGuide
    controller.view = UIView()
    #expect(controller.topLayoutGuide !== first)
  }
}
