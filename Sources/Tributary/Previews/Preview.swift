import Foundation
import TributaryControls
public import TributaryEngine
import TributaryHost
import TributaryViews

/// A preview of a view, as declared with `#Preview`.
public struct Preview {
  /// The name of the preview, or `nil` if it has none.
  public let name: String?

  /// The traits of the preview.
  public let traits: [PreviewTrait<ViewTraits>]

  /// A closure that returns the view.
  public let body: @MainActor () -> any View

  /// The marker type of the traits of view previews.
  public enum ViewTraits {}

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - traits: The traits of the preview. If several define a layout, the last one applies.
  ///   - body: Returns the view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }
}

/// Declares a preview of a view.
///
///     #Preview("A long name") {
///       Row(title: "Ananas comosus")
///     }
///
/// The option `--previews` of the program prints the preview in its first frame. Optimized builds contain no previews.
///
/// - Parameters:
/// - name: The name of the preview.
/// - traits: The traits of the preview.
/// - body: Returns the view. It may begin with variables marked with `@Previewable`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TributaryMacros", type: "PreviewMacro")

/// Makes a variable with state available in the closure of a `#Preview`.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Sound", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "TributaryMacros", type: "PreviewableMacro")

/// A declared preview. `#Preview` generates a conforming type, by which a program finds its previews.
///
/// Client code does not use this protocol directly.
public protocol PreviewDeclaration {
  /// The module and the file, in the format of `#fileID`.
  static var file: String { get }

  /// The line number, from 1.
  static var line: Int { get }

  /// Returns the preview with its name, its location in the source, and its traits.
  @MainActor static func make() -> Preview
}

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
