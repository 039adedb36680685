@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// A type that represents the content of a toolbar: items, groups of items, or custom content composed of them.
///
/// The requirements whose names begin with an underscore belong to the engine: they have default implementations, and
/// client code neither implements nor calls them.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the content that ``body`` returns.
  associatedtype Body: ToolbarContent

  /// The content and behavior of this toolbar content.
  @ToolbarContentBuilder var body: Body { get }

  /// Appends the items to those of a toolbar.
  func _appendItems(to items: inout ToolbarItems)
}

extension ToolbarContent {
  public func _appendItems(to items: inout ToolbarItems) { items.append(composite: self) }
}

/// The body of toolbar content that the engine displays directly.
extension Never: ToolbarContent {
  public func _appendItems(to items: inout ToolbarItems) {}
}

/// Toolbar content that the engine displays directly.
@MainActor @preconcurrency
@_documentation(visibility: internal)
public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  /// The body, which must not be read: the engine displays this content directly.
  public var body: Never { preconditionFailure("\(Self.self) is shown by the engine; it has no body.") }
}

/// Toolbar content that a user can customize. Customization is not supported: items keep the declared order.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// A result builder that creates toolbar content from a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Builds toolbar content from an expression.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Builds empty toolbar content from an empty closure.
  public static func buildBlock() -> EmptyToolbarContent { EmptyToolbarContent() }

  /// Builds a single toolbar content.
  public static func buildPartialBlock<Content: ToolbarContent>(first content: Content) -> Content { content }

  /// Combines toolbar contents in the order of their statements.
  public static func buildPartialBlock<Preceding: ToolbarContent, Last: ToolbarContent>(
    accumulated preceding: Preceding, next last: Last
  ) -> ToolbarPair<Preceding, Last> {
    ToolbarPair(first: preceding, second: last)
  }

  /// Builds toolbar content from an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Builds toolbar content from the first branch of an `if` with `else`.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> ToolbarChoice<TrueContent, FalseContent> {
    .first(first)
  }

  /// Builds toolbar content from the second branch of an `if` with `else`.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> ToolbarChoice<TrueContent, FalseContent> {
    .second(second)
  }

  /// Builds toolbar content from an `if #available` statement.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Two toolbar contents in sequence.
@_documentation(visibility: internal)
public struct ToolbarPair<First: ToolbarContent, Second: ToolbarContent> {
  let first: First
  let second: Second
}

extension ToolbarPair: PrimitiveToolbarContent {
  public typealias Body = Never

  public func _appendItems(to items: inout ToolbarItems) {
    items.append(first, at: 0)
    items.append(second, at: 1)
  }
}

/// One of two alternative toolbar contents.
@_documentation(visibility: internal)
public enum ToolbarChoice<First: ToolbarContent, Second: ToolbarContent> {
  /// The content of the first branch.
  case first(First)
  /// The content of the second branch.
  case second(Second)
}

extension ToolbarChoice: PrimitiveToolbarContent {
  public typealias Body = Never

  public func _appendItems(to items: inout ToolbarItems) {
    switch self {
    case .first(let content): items.append(content, at: 0)
    case .second(let content): items.append(content, at: 1)
    }
  }
}

/// Toolbar content that can be absent.
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public func _appendItems(to items: inout ToolbarItems) { self?._appendItems(to: &items) }
}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {}

/// Toolbar content without items.
public struct EmptyToolbarContent {
  /// Creates content without items.
  public nonisolated init() {}
}

extension EmptyToolbarContent: PrimitiveToolbarContent {
  public typealias Body = Never

  public func _appendItems(to items: inout ToolbarItems) {}
}

extension Group: ToolbarContent where Content: ToolbarContent {
  public func _appendItems(to items: inout ToolbarItems) { content._appendItems(to: &items) }
}

extension Group: PrimitiveToolbarContent where Content: ToolbarContent {}

extension Group where Content: ToolbarContent {
  /// Creates a group of toolbar items.
  @_disfavoredOverload
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) { self.init(grouped: content()) }
}

// Toolbar content that a `ContentBuilder` combines.

extension ViewPair: ToolbarContent where Preceding: ToolbarContent, Last: ToolbarContent {
  public typealias Body = Never

  public var body: Never { preconditionFailure("A sequence of toolbar items is shown by the engine; it has no body.") }

  public func _appendItems(to items: inout ToolbarItems) {
    items.append(preceding, at: 0)
    items.append(last, at: 1)
  }
}

extension ViewPair: CustomizableToolbarContent
where Preceding: CustomizableToolbarContent, Last: CustomizableToolbarContent {}

extension ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public typealias Body = Never

  public var body: Never { preconditionFailure("A choice of toolbar items is shown by the engine; it has no body.") }

  public func _appendItems(to items: inout ToolbarItems) {
    switch choice {
    case .first(let content): items.append(content, at: 0)
    case .second(let content): items.append(content, at: 1)
    }
  }
}

extension ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension EmptyView: ToolbarContent {
  public func _appendItems(to items: inout ToolbarItems) {}
}

extension ForEach: ToolbarContent where Content: ToolbarContent {
  public typealias Body = Never

  public var body: Never { preconditionFailure("The toolbar items of a collection are shown by the engine.") }

  public func _appendItems(to items: inout ToolbarItems) {
    let id = id.read
    for element in data { items.append(content(element), at: id(element)) }
  }
}

extension ElementContent: ToolbarContent where Content: ToolbarContent {
  public typealias Body = Never

  public var body: Never { preconditionFailure("The toolbar items of an element are shown by the engine.") }

  public func _appendItems(to items: inout ToolbarItems) { content._appendItems(to: &items) }
}

extension ForEach {
  /// Creates toolbar items for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements. Their order is the order of the views.
  ///   - content: The toolbar items for an element.
  @_disfavoredOverload
  public nonisolated init<Items: ToolbarContent>(
    _ data: Data, @ToolbarContentBuilder content: @escaping (Data.Element) -> Items
  ) where Content == ElementContent<Items>, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: .own { $0.id }) { ElementContent(content($0)) }
  }

  /// Creates toolbar items for each element, identified by the value at a key path.
  ///
  /// - Parameters:
  ///   - data: The elements. Their order is the order of the views.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the collection.
  ///   - content: The toolbar items for an element.
  @_disfavoredOverload
  public nonisolated init<Items: ToolbarContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ToolbarContentBuilder content: @escaping (Data.Element) -> Items
  ) where Content == ElementContent<Items> {
    self.init(data: data, id: .path(id)) { ElementContent(content($0)) }
  }
}
