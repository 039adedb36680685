import Foundation
import TributaryControls
import TributaryEngine
import TributaryHost
import TributaryViews

/// A trait of the environment in which a preview is shown.
///
/// Previews do not simulate devices: an orientation only affects the size of the window.
public struct PreviewTrait<T> {
  enum Setting {
    case window
    case ideal
    case fixed(CGSize)
    case turned(Bool)
    case modified(PreviewChange)
  }

  let setting: Setting
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A trait that shows the preview in a window of the size from the command line, or 640 × 384 points.
  public static var defaultLayout: Self { Self(setting: .window) }

  /// A trait that shows the preview at its ideal size.
  public static var sizeThatFitsLayout: Self { Self(setting: .ideal) }

  /// Returns a trait that shows the preview at a fixed size, in points.
  ///
  /// - Parameters:
  ///   - width: The width of the preview, in points.
  ///   - height: The height of the preview, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(setting: .fixed(CGSize(width: width, height: height)))
  }

  /// A trait that shows the preview in a window whose height is at least its width.
  public static var portrait: Self { Self(setting: .turned(false)) }

  /// A trait that shows the preview in a window whose height is at least its width.
  public static var portraitUpsideDown: Self { .portrait }

  /// A trait that shows the preview in a window whose width is at least its height.
  public static var landscapeLeft: Self { Self(setting: .turned(true)) }

  /// A trait that shows the preview in a window whose width is at least its height.
  public static var landscapeRight: Self { .landscapeLeft }
}
