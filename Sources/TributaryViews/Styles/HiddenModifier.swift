@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// A modifier that hides a view and excludes it from hit testing, but keeps its place in the layout.
@_documentation(visibility: internal)
public struct HiddenModifier {}

extension HiddenModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> HiddenNode {
    HiddenNode(inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: HiddenNode) {}
}

extension View {
  /// Hides this view. It keeps its place and its preferences, but is not drawn and receives no input.
  public nonisolated func hidden() -> some View {
    modifier(HiddenModifier())
  }
}

@usableFromInline
package final class HiddenNode: UnaryNode {
  init(_ inputs: NodeInputs) {
    super.init(inputs)
    host.facts.absences.insert(.hidden)
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {}

  override package var acceptsHits: Bool { false }

  override package func absence(of inner: ViewNode, among reasons: Exclusion) -> Exclusion {
    reasons.intersection(.hidden)
  }
}
