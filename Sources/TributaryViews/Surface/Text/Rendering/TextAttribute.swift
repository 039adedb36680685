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
