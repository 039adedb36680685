@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// A hierarchy of views for tree-structured data, in which each element with children is a disclosure group.
///
/// > Source: conformance LIST-22.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf> {
  let data: Elements
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  /// The root elements.
  enum Elements {
    case all(Data)
    case root(Data.Element)
  }
}

extension OutlineGroup: View, BuiltInComposite, NamedComposite where Leaf: View {
  public var body: some View {
    switch data {
    // The elements are data of client code.
    case .all(let elements): ForEach(elements, id: id) { row($0) }.asContent(of: nil)
    case .root(let element): row(element)
    }
  }

  @ViewBuilder
  private func row(_ element: Data.Element) -> some View {
    if let inner = element[keyPath: children] {
      DisclosureGroup {
        // A view type cannot contain itself in its own type, so the inner group is erased.
        AnyView(OutlineGroup(data: .all(inner), id: id, children: children, content: content))
      } label: {
        content(element).asContent(of: nil)
      }
    } else {
      content(element).asContent(of: nil)
    }
  }
}

extension OutlineGroup where Leaf: View {
  /// Creates an outline of the elements of a collection and, where they are expanded, of their children.
  ///
  /// - Parameters:
  ///   - data: The elements of the outermost rows.
  ///   - children: The key path to the children of an element; the value is `nil` for an element without children.
  ///   - content: The view for an element.
  public nonisolated init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: .all(data), id: \.id, children: children, content: content)
  }

  /// Creates an outline of the elements of a collection, identified by the value at a key path, and of their children.
  ///
  /// - Parameters:
  ///   - data: The elements of the outermost rows.
  ///   - id: The key path to the identifier of an element.
  ///   - children: The key path to the children of an element; the value is `nil` for an element without children.
  ///   - content: The view for an element.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: .all(data), id: id, children: children, content: content)
  }

  /// Creates an outline of an element and, where it is expanded, of its children.
  ///
  /// - Parameters:
  ///   - root: The element of the outermost row.
  ///   - children: The key path to the children of an element; the value is `nil` for an element without children.
  ///   - content: The view for an element.
  public nonisolated init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Element == Data.Element, ID == Element.ID {
    self.init(data: .root(root), id: \.id, children: children, content: content)
  }

  /// Creates an outline of an element, identified by the value at a key path, and of its children.
  ///
  /// - Parameters:
  ///   - root: The element of the outermost row.
  ///   - id: The key path to the identifier of an element.
  ///   - children: The key path to the children of an element; the value is `nil` for an element without children.
  ///   - content: The view for an element.
  public nonisolated init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Element == Data.Element {
    self.init(data: .root(root), id: id, children: children, content: content)
  }
}
