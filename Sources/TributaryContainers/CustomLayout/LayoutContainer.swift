@_spi(Engine) public import TributaryEngine
import TributaryGeometry
public import TributaryLayout

/// A container that arranges views with a layout.
@_documentation(visibility: internal)
public struct LayoutContainer<L: Layout, Content: View> {
  // The engine requires `content` to be the first stored property.
  let content: Content
  let layout: L

  nonisolated init(_ layout: L, content: Content) {
    self.content = content
    self.layout = layout
  }
}

extension Layout {
  /// Returns a container that arranges views with this layout: `FlowLayout(spacing: 4) { … }`.
  public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(self, content: content())
  }
}

extension LayoutContainer: ContainerView {
  public typealias Body = Never

  @usableFromInline
  package static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> CustomLayoutNode<L> {
    CustomLayoutNode(view.pointee.layout, inputs)
  }

  @usableFromInline
  package static func updateContainer(_ view: UnsafePointer<Self>, _ node: CustomLayoutNode<L>) {
    node.update(view.second(after: Content.self, as: L.self))
  }
}

/// A comparison of layouts. A layout with a part that cannot be compared, such as a closure, counts as changed.
package enum LayoutEquality {
  @MainActor
  package static func areEqual<L: Layout>(_ old: UnsafePointer<L>, _ new: UnsafePointer<L>) -> Bool {
    if let old = old.pointee as? AnyLayout, let new = new.pointee as? AnyLayout {
      return AnyLayout.areEqual(old, new) { type, a, b in
        ComparisonCache.comparisonOnMain(of: type).areEqual(a, b)
      }
    }
    return ComparisonCache.comparison(of: L.self).areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
  }
}
