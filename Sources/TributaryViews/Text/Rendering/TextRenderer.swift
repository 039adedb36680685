@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A type that draws text in place of the text view.
///
/// A renderer receives the lines of a text, their runs, and slices down to single characters. It can draw any of them
/// in any order, with changed positions, opacities, and filters. Its `animatableData` determines the values that can be
/// animated.
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
  /// Draws a text. The origin of the context is the top left corner of the view, whose bounds do not clip the drawing.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Returns the size of the text view, in points. By default, it is the size of the text without the renderer.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The distance beyond the bounds of the text within which the renderer draws, in points. Drawing is not clipped to
  /// it.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A proxy of a text that a renderer can measure.
public struct TextProxy {
  let fits: (ProposedViewSize) -> CGSize

  /// Returns the size of the text without its renderer for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fits(proposal) }
}

extension View {
  /// Sets the renderer of text inside this view.
  ///
  /// > Source: conformance TEXT-60 to TEXT-64.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

/// A modifier that sets the renderer of the environment, once for each frame while its data is animated.
private struct TextRendererModifier<R: TextRenderer> {
  var renderer: R
}

extension TextRendererModifier: Animatable {
  var animatableData: R.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }
}

extension TextRendererModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    let rendering = TextRendering(renderer)
    content.modifier(EnvironmentTransformModifier { $0.values.textRendering = rendering })
  }
}

/// A reference to the renderer of the text in a view.
package final class TextRendering {
  let renderer: any TextRenderer

  init(_ renderer: any TextRenderer) { self.renderer = renderer }

  /// Returns whether both renderers are known to produce the same drawing.
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

/// A custom attribute of a range of text, for renderers.
///
///     struct Emphasis: TextAttribute {}
///
///     Text("plain \(Text("and loud").customAttribute(Emphasis()))").textRenderer(Shaking())
///
/// > Source: conformance TEXT-62.
public protocol TextAttribute {}

extension Text {
  /// Returns this text with a custom attribute. Text has one attribute of each type; the innermost one takes
  /// precedence.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    let values = TextAttributeValues(value)
    return changing { $0.attributes = $0.attributes?.completed(by: values) ?? values }
  }
}

/// The immutable custom attributes of a range of text, by type.
// Views and renderers access the values only on the main thread.
package final class TextAttributeValues: @unchecked Sendable {
  private let values: [ObjectIdentifier: any TextAttribute]

  private init(_ values: [ObjectIdentifier: any TextAttribute]) { self.values = values }

  convenience init<T: TextAttribute>(_ value: T) { self.init([ObjectIdentifier(T.self): value]) }

  func value<T: TextAttribute>(of type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

  /// Returns these values, completed with the values of other types of the surrounding text.
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
