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
    changing { $0.attributes = TextAttributeValues(value).completed(by: $0.attributes) }
  }
}
