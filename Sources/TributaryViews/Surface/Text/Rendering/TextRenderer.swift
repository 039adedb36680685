@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// Draws texts, in the place of the view that shows them.
///
/// A renderer gets the lines of a text, their runs, and slices of these down to single characters; it may draw any of them,
/// moved, faded or blurred, in any order. What animates is said by its `animatableData`.
///
///     struct Wave: TextRenderer {
///       var strength: Double
///       var animatableData: Double {
///         get { strength }
///         set { strength = newValue }
///       }
///       func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///         for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
///           var moved = context
///           moved.translateBy(x: 0, y: strength * sin(Double(index)))
///           moved.draw(slice)
///         }
///       }
///     }
///
/// > Source: conformance TEXT-60 to TEXT-64.
public protocol TextRenderer: Animatable {
  /// Draws a text. The origin of the context is the top left corner of the view; what lies beyond its bounds is seen.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Returns the size of the view of a text. Unless a renderer says otherwise, it is that which the text has without
  /// one.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far beyond the bounds of the text something is drawn, in points. Nothing is cut off here, whatever it says.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text, as a renderer may ask it for its size.
public struct TextProxy {
  let fits: (ProposedViewSize) -> CGSize

  /// Returns the size that the text takes of a proposal without its renderer, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fits(proposal) }
}

extension View {
  /// Has the texts in this view drawn by a renderer.
  ///
  /// > Source: conformance TEXT-60 to TEXT-64.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

/// Puts a renderer into the environment; while its data moves, one for each frame.
private struct TextRendererModifier<R: TextRenderer> {
  var renderer: R
}

extension TextRendererModifier: Animatable {
  var animatableData: R.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }
}

extension TextRendererModifier: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View {
    let rendering = TextRendering(renderer)
    content.modifier(EnvironmentTransformModifier { $0.values.textRendering = rendering })
  }
}

/// The renderer of the texts in a view, behind a reference.
package final class TextRendering {
  let renderer: any TextRenderer

  init(_ renderer: any TextRenderer) { self.renderer = renderer }

  /// Whether both are known to draw the same.
  @MainActor
  package static func areEqual(_ a: TextRendering?, _ b: TextRendering?) -> Bool {
    if a === b { return true }
    guard let a, let b else { return false }
    func isEqual<R: TextRenderer>(_ renderer: R) -> Bool {
      (b.renderer as? R).map { Comparison.areEqualValues(renderer, $0) } ?? false
    }
    return isEqual(a.renderer)
  }
}

/// Something that a program says about a piece of text, for its renderer to read.
///
///     struct Emphasis: TextAttribute {}
///
///     Text("plain \(Text("and loud").customAttribute(Emphasis()))").textRenderer(Shaking())
///
/// > Source: conformance TEXT-62.
public protocol TextAttribute {}

extension Text {
  /// This text with something said about it, for renderers: of each type one value, of several the innermost.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    let values = TextAttributeValues(value)
    return changing { $0.attributes = $0.attributes?.completed(by: values) ?? values }
  }
}

/// What is said about a piece of text, by type; never changed.
// Values come from whoever makes the text, and go to renderers, which both run on the main thread.
package final class TextAttributeValues: @unchecked Sendable {
  private let values: [ObjectIdentifier: any TextAttribute]

  private init(_ values: [ObjectIdentifier: any TextAttribute]) { self.values = values }

  convenience init<T: TextAttribute>(_ value: T) { self.init([ObjectIdentifier(T.self): value]) }

  func value<T: TextAttribute>(of type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

  /// These values, with those of a text around them for other types.
  func completed(by outer: TextAttributeValues?) -> TextAttributeValues {
    guard let outer else { return self }
    return TextAttributeValues(values.merging(outer.values) { own, _ in own })
  }

  static func areEqual(_ a: TextAttributeValues?, _ b: TextAttributeValues?) -> Bool {
    if a === b { return true }
    guard let a, let b, a.values.count == b.values.count else { return false }
    return a.values.allSatisfy { type, value in
      func isEqual<T: TextAttribute>(_ value: T) -> Bool {
        (b.values[type] as? T).map { Comparison.areEqualValues(value, $0) } ?? false
      }
      return isEqual(value)
    }
  }
}
