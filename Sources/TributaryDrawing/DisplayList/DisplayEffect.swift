public import TributaryGeometry

/// A fragment that is drawn with an effect.
public final class DisplayEffect: Sendable, Equatable {
  /// The fragment to which the effect applies.
  public let content: DisplayFragment

  /// The kind of the effect, with its parameters.
  public let kind: Kind

  /// The kinds of effects that renderers support.
  public enum Kind: Sendable, Equatable {
    /// Multiplies the opacity of each command of the content; 0 draws no content, 1 is the identity.
    ///
    /// Overlapping commands are visible through each other. A group, mask, shadow or blur in the content, an image and
    /// a symbol each have one opacity as a whole.
    case opacity(Double)

    /// Maps the content's coordinates to the fragment's.
    case transform(CGAffineTransform)

    /// Draws only the part inside a path, which is in the content's coordinates.
    case clip(Path, FillStyle)

    /// Draws the content as one layer, so that an enclosing opacity applies to it as a whole.
    case group

    /// Draws the content unchanged, with a description.
    case described(DisplayDescription)

    /// Multiplies the opacity of the content by that of another fragment, at each point of the same coordinates.
    case mask(DisplayFragment)

    /// Draws a separate shadow behind each rectangle, path, text, image and symbol of the content.
    ///
    /// A group, mask, blur or shadow in the content has one shadow as a whole.
    case shadow(DisplayShadow)

    /// Blurs the content with a Gaussian of the given standard deviation, in points.
    ///
    /// An opaque blur applies to content that covers its bounds, and the result also covers them. A renderer may treat
    /// it like any other blur.
    case blur(radius: CGFloat, isOpaque: Bool)

    /// Transforms every color of the content. Applying the transform before or after compositing has the same result
    /// while all components are within 0...1.
    case color(ColorMatrix)

    /// Replaces the content, as one layer, by a color where its opacity is within a range, and removes it elsewhere.
    case alphaThreshold(DisplayAlphaThreshold)

    /// Blends the content, as one layer, with the background in the innermost enclosing layer.
    ///
    /// The engine resolves the modes `sourceAtop`, `destinationOver`, and `destinationOut` before it returns a display
    /// list. Renderers draw any remaining occurrence as `normal`.
    case blend(BlendMode)
  }

  /// Creates a fragment with an effect.
  public init(_ content: DisplayFragment, _ kind: Kind) {
    self.content = content
    self.kind = kind
  }

  public static func == (a: DisplayEffect, b: DisplayEffect) -> Bool {
    a === b || (a.kind == b.kind && a.content == b.content)
  }
}

/// A range of opacities and the color that replaces them.
public struct DisplayAlphaThreshold: Sendable, Equatable {
  /// The lowest opacity in the range, from 0 to 1.
  public var minimum: Double
  /// The highest opacity in the range, from 0 to 1.
  public var maximum: Double
  /// The color that is drawn where the opacity is within the range.
  public var color: Color.Resolved

  /// Creates a threshold from the bounds of the opacity range and the replacement color.
  ///
  /// - Parameters:
  ///   - minimum: The lowest opacity in the range, from 0 to 1.
  ///   - maximum: The highest opacity in the range, from 0 to 1.
  ///   - color: The color that is drawn where the opacity is within the range.
  public init(minimum: Double, maximum: Double, color: Color.Resolved) {
    (self.minimum, self.maximum, self.color) = (minimum, maximum, color)
  }

  /// A matrix that maps every color to the replacement color, for renderers without an opacity per pixel.
  package var colorMatrix: ColorMatrix {
    ColorMatrix(
      red: SIMD4(0, 0, 0, color.red), green: SIMD4(0, 0, 0, color.green), blue: SIMD4(0, 0, 0, color.blue))
  }
}
