import Foundation

/// What a view drew in its last display pass.
struct DrawnContent {
  var text: String?
  var imageName: String?
  var font: UIFont?
  var color = UIColor.clear
  var alignment = NSTextAlignment.natural
  var size = CGSize.zero
}
