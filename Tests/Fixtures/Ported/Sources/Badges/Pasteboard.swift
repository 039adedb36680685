import UIKit

/// A file without a view, which imports UIKit for the names that Tributary declares.
@MainActor
enum Pasteboard {
  static func copy(_ text: String) { UIPasteboard.general.string = text }

  static var width: CGFloat { UIScreen.main.bounds.width }
}

extension UIColor {
  static let badge = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
}
