import Foundation

/// One thing about what a preview is shown in.
///
/// There is no device here: an orientation only turns the window.
public struct PreviewTrait<Kind> {
  enum Setting {
    case window
    case ideal
    case fixed(CGSize)
    case turned(Bool)
  }

  let setting: Setting
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// In a window: the size that is asked for on the command line, or 640 × 384 points.
  public static var defaultLayout: Self { Self(setting: .window) }

  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: Self { Self(setting: .ideal) }

  /// In a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(setting: .fixed(CGSize(width: width, height: height)))
  }

  /// In a window that is not wider than it is high.
  public static var portrait: Self { Self(setting: .turned(false)) }

  /// In a window that is not wider than it is high.
  public static var portraitUpsideDown: Self { .portrait }

  /// In a window that is not higher than it is wide.
  public static var landscapeLeft: Self { Self(setting: .turned(true)) }

  /// In a window that is not higher than it is wide.
  public static var landscapeRight: Self { .landscapeLeft }
}
