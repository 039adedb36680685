public import TributaryGeometry

/// One step of drawing, in the coordinates of the fragment that holds it.
///
/// The frequent cases stand inline; what is rare or large is behind a reference, so that the enumeration stays small.
public enum DisplayCommand: Sendable, Equatable {
  /// A filled axis-parallel rectangle.
  case rectangle(CGRect, Paint)

  /// A filled or stroked path.
  case path(DisplayPath)

  /// Lines of text; `at` is the top-left corner of the text's frame.
  case text(TextLayout, at: CGPoint, Paint)

  /// A picture from a file.
  case image(DisplayImage)

  /// A pictogram.
  case symbol(DisplaySymbol)

  /// Another fragment, moved by `at`.
  case fragment(DisplayFragment, at: CGPoint)

  /// Another fragment, transformed, clipped, faded, masked, blurred or with a shadow, as a whole.
  case effect(DisplayEffect)
}

/// What an area is covered with.
public enum Paint: Sendable, Equatable {
  case color(Color.Resolved)
  /// In a display list the gradient has its place in the coordinates of the fragment.
  case gradient(GradientPaint)
}

extension Paint {
  /// What shows nothing.
  package static var clear: Paint { .color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)) }

  /// The paint for what has these bounds, in the coordinates of the fragment.
  package func placed(in bounds: CGRect) -> Paint {
    switch self {
    case .color: self
    case .gradient(let gradient): .gradient(gradient.placed(in: bounds))
    }
  }

  /// The same paint, its opacity multiplied by a factor from 0 to 1.
  package func faded(by factor: Double) -> Paint {
    switch self {
    case .color(var color):
      color.opacity *= factor > 0 ? Float(min(factor, 1)) : 0
      return .color(color)
    case .gradient(let gradient):
      return .gradient(gradient.faded(by: factor))
    }
  }

  /// Whether nothing of it is to be seen.
  package var isInvisible: Bool {
    switch self {
    case .color(let color): !(color.opacity > 0)
    case .gradient(let gradient): gradient.isInvisible
    }
  }

  /// The colour for what can only have one: of a gradient the one in the middle of its way.
  package var singleColor: Color.Resolved {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.color(at: 0.5 as CGFloat)
    }
  }
}

/// A path with the way that it is drawn.
public final class DisplayPath: Sendable, Equatable {
  /// In the coordinates of the fragment.
  public let path: Path

  public let operation: Operation

  public let paint: Paint

  public enum Operation: Sendable, Equatable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  public init(_ path: Path, _ operation: Operation, _ paint: Paint) {
    self.path = path
    self.operation = operation
    self.paint = paint
  }

  public static func == (a: DisplayPath, b: DisplayPath) -> Bool {
    a === b || (a.path == b.path && a.operation == b.operation && a.paint == b.paint)
  }
}

/// A fragment drawn through an effect.
public final class DisplayEffect: Sendable, Equatable {
  public let content: DisplayFragment

  public let kind: Kind

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

    /// Draws the content over a shadow of it.
    case shadow(DisplayShadow)

    /// Blurs the content with a Gaussian of this standard deviation, in points. An opaque blur is of content that
    /// covers its bounds, which the blur then covers as well; a renderer may take it for the other.
    case blur(radius: CGFloat, isOpaque: Bool)
  }

  public init(_ content: DisplayFragment, _ kind: Kind) {
    self.content = content
    self.kind = kind
  }

  public static func == (a: DisplayEffect, b: DisplayEffect) -> Bool {
    a === b || (a.kind == b.kind && a.content == b.content)
  }
}

/// A coloured, blurred and moved copy of what stands in front of it.
public struct DisplayShadow: Sendable, Equatable {
  /// The colour; its opacity multiplies that of the content.
  public var color: Color.Resolved

  /// The standard deviation of the blur, in points; 0 is a sharp shadow.
  public var radius: CGFloat

  /// How far the shadow is moved, in points.
  public var offset: CGSize

  public init(color: Color.Resolved, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
