import TributaryGeometry
public import TributaryLayout

/// Views arranged by a layout.
public struct LayoutContainer<L: Layout, Content: View> {
  // The engine relies on the content coming first.
  let content: Content
  let layout: L

  nonisolated init(_ layout: L, content: Content) {
    self.content = content
    self.layout = layout
  }
}

extension Layout {
  /// A container that arranges views by this layout: `FlowLayout(spacing: 4) { … }`.
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

/// Whether a new value of a layout is the one that stands. What cannot be compared, closures for instance, is new.
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
