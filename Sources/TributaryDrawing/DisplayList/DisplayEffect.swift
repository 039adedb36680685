public import TributaryGeometry

/// A fragment drawn through an effect.
public final class DisplayEffect: Sendable, Equatable {
  /// What is drawn through the effect.
  public let content: DisplayFragment

  /// What the effect does.
  public let kind: Kind

  /// The effects that renderers know.
  public enum Kind: Sendable, Equatable {
    /// Multiplies the opacity of each command of the content, so that what overlaps shines through; 0 draws nothing, 1 is
    /// the identity. A group, a mask, a shadow or a blur inside, a picture and a symbol are faded as one.
    case opacity(Double)

    /// Maps the content's coordinates to the fragment's.
    case transform(CGAffineTransform)

    /// Draws only what is inside the path, which stands in the content's coordinates.
    case clip(Path, FillStyle)

    /// Draws the content as one layer: opacity around it fades the whole.
    case group

    /// Draws the content as it is, with something said about it.
    case described(DisplayDescription)

    /// Draws the content with the opacity that another fragment, in the same coordinates, has at each place.
    case mask(DisplayFragment)

    /// Draws each rectangle, path, text, picture and symbol of the content over a shadow of its own; a group, a mask, a blur
    /// or a shadow inside throws one as a whole.
    case shadow(DisplayShadow)

    /// Blurs the content with a Gaussian of this standard deviation, in points. An opaque blur is of content that
    /// covers its bounds, which the blur then covers as well; a renderer may take it for the other.
    case blur(radius: CGFloat, isOpaque: Bool)

    /// Changes every colour of the content. Nobody can tell whether that is done before or after what overlaps is put
    /// together, as long as no component leaves 0...1.
    case color(ColorMatrix)

    /// Draws a color wherever the content, as one layer, has an opacity in a range, and nothing elsewhere.
    case alphaThreshold(DisplayAlphaThreshold)

    /// Mixes the content, as one layer, with what lies behind it in the innermost layer around.
    ///
    /// The engine resolves the modes `sourceAtop`, `destinationOver`, and `destinationOut` before it hands out a display list.
    /// Renderers draw them as `normal`.
    case blend(BlendMode)
  }

  /// An effect around a fragment.
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
  /// The color that is drawn where the opacity is in the range.
  public var color: Color.Resolved

  /// Creates a range of opacities with the color that replaces them.
  public init(minimum: Double, maximum: Double, color: Color.Resolved) {
    (self.minimum, self.maximum, self.color) = (minimum, maximum, color)
  }

  /// The map that gives every color the replacing color, for renderers that have no opacity of single pixels.
  package var colorMatrix: ColorMatrix {
    ColorMatrix(
      red: SIMD4(0, 0, 0, color.red), green: SIMD4(0, 0, 0, color.green), blue: SIMD4(0, 0, 0, color.blue))
  }
}
