@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// Views of elements that have elements of their own, which each folds out and in.
///
/// > Source: conformance LIST-22.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf> {
  let data: Elements
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  /// What is not inside of anything.
  enum Elements {
    case all(Data)
    case root(Data.Element)
  }
}

extension OutlineGroup: View, FrameworkComposite, NamedComposite where Leaf: View {
  public var body: some View {
    switch data {
    case .all(let elements): ForEach(elements, id: id) { row($0) }
    case .root(let element): row(element)
    }
  }

  @ViewBuilder
  private func row(_ element: Data.Element) -> some View {
    if let inner = element[keyPath: children] {
      DisclosureGroup {
        // A view may not be part of its own type.
        AnyView(OutlineGroup(data: .all(inner), id: id, children: children, content: content))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}

extension OutlineGroup where Leaf: View {
  /// A view for each element and, folded out, for those inside it.
  ///
  /// - Parameter children: The elements inside one; `nil` for one that has none.
  public nonisolated init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: .all(data), id: \.id, children: children, content: content)
  }

  /// A view for each element and, folded out, for those inside it, identified by the value at a key path.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: .all(data), id: id, children: children, content: content)
  }

  /// A view for an element and, folded out, for those inside it.
  ///
  /// - Parameter children: The elements inside one; `nil` for one that has none.
  public nonisolated init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Element == Data.Element, ID == Element.ID {
    self.init(data: .root(root), id: \.id, children: children, content: content)
  }

  /// A view for an element and, folded out, for those inside it, identified by the value at a key path.
  public nonisolated init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Element == Data.Element {
    self.init(data: .root(root), id: id, children: children, content: content)
  }
}
