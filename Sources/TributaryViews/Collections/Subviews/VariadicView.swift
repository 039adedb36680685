@_spi(Engine) public import TributaryEngine

/// The names of SwiftUI's older interface to the subviews of a view. `Group(subviews:)` is the newer one.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A view that a root creates from the subviews of its content.
  public struct Tree<Root, Content> {
    /// The value that creates the view.
    public var root: Root
    /// The view with the subviews.
    public var content: Content

    /// Creates a tree from a root and its content.
    public nonisolated init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Creates a tree from a root and a view builder.
    public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

/// A value that combines the subviews of a view.
public protocol _VariadicView_Root {}

/// A value that creates a view from the subviews of another view.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view that ``body(children:)`` returns.
  associatedtype Body: View

  /// Returns the view that displays the subviews.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose view is a single view: several views in its body form a column.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose view can consist of several views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, BuiltInComposite where Root: _VariadicView_ViewRoot, Content: View {
  @ViewBuilder public var body: some View {
    // A modifier of the tree applies once to the column, not to each view in it.
    if !Root.Body._isSingleItem, Root.self is any _VariadicView_UnaryViewRoot.Type {
      VStack { combined }
    } else {
      combined
    }
  }

  @MainActor private var combined: some View {
    Group(subviews: content) { root.body(children: _VariadicView_Children(subviews: $0)) }
  }
}

/// The subviews of a view, in order. As a view, the collection displays all of them.
public struct _VariadicView_Children {
  let subviews: SubviewsCollection

  /// A subview. It can be displayed once, at any place.
  public struct Element: Identifiable {
    let subview: Subview

    /// The identity of the subview, stable across evaluations.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// Returns the innermost id of a type that an `id(_:)` modifier or a `ForEach` gives the subview; `nil` if it has
    /// none of that type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { subview.element.path.id(as: type) }

    /// The value of a trait of the subview, or the default value.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      subview.containerValues[trait: ViewTrait<Trait>()]
    }
  }
}

extension _VariadicView_Children: RandomAccessCollection {
  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
}

extension _VariadicView_Children: View, BuiltInComposite {
  public var body: some View { subviews }
}

extension _VariadicView_Children.Element: View, BuiltInComposite {
  public var body: some View { subview }
}

extension SubviewPath {
  /// Returns the innermost id of a type, from an `id(_:)` modifier or of a data element.
  fileprivate func id<ID: Hashable>(as type: ID.Type) -> ID? {
    for step in steps.reversed() {
      switch step {
      case .explicit(let id), .element(let id): if let id = id.base as? ID { return id }
      case .index, .type, .body: continue
      }
    }
    return nil
  }
}

/// A key of a value that a view provides to a ``_VariadicView``.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that do not set one.
  static var defaultValue: Value { get }
}

/// The place of a trait among the values that a view provides to its container.
struct ViewTrait<Key: _ViewTraitKey>: Hashable {
  /// The container value that stores the trait.
  fileprivate enum Place: ContainerValueKey {
    static var defaultValue: Key.Value { Key.defaultValue }
  }
}

extension ContainerValues {
  /// The value of a trait.
  subscript<Key: _ViewTraitKey>(trait trait: ViewTrait<Key>) -> Key.Value {
    get { self[ViewTrait<Key>.Place.self] }
    set { self[ViewTrait<Key>.Place.self] = newValue }
  }
}

extension View {
  /// Sets a value that this view provides to a ``_VariadicView``.
  public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    containerValue(\.[trait: ViewTrait<K>()], value)
  }
}
