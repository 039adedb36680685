@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// What stands in a toolbar: items, groups of them, or contents of your own made of these.
///
/// The requirements whose names begin with an underscore are the engine's: they have defaults, and user code neither
/// implements nor calls them.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the content that ``body`` answers.
  associatedtype Body: ToolbarContent

  /// What this content is made of.
  @ToolbarContentBuilder var body: Body { get }

  /// Adds the items to those of a toolbar.
  func _appendItems(to items: inout ToolbarItems)
}

extension ToolbarContent {
  public func _appendItems(to items: inout ToolbarItems) { items.append(composite: self) }
}

/// The body of contents that the engine itself knows how to show.
extension Never: ToolbarContent {
  public func _appendItems(to items: inout ToolbarItems) {}
}

/// A content that the engine itself knows how to show.
@MainActor @preconcurrency
public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  /// Not to be called: the engine shows this content directly.
  public var body: Never { preconditionFailure("\(Self.self) is shown by the engine; it has no body.") }
}

/// A content that a user may arrange anew; here it stands as written.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Builds the content of a toolbar out of the contents that a closure lists.
@resultBuilder
public enum ToolbarContentBuilder {
  /// A content that stands as a statement.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// An empty closure has no items.
  public static func buildBlock() -> EmptyToolbarContent { EmptyToolbarContent() }

  /// A single content stays what it is.
  public static func buildPartialBlock<Content: ToolbarContent>(first content: Content) -> Content { content }

  /// Several contents, in the order of their statements.
  public static func buildPartialBlock<Preceding: ToolbarContent, Last: ToolbarContent>(
    accumulated preceding: Preceding, next last: Last
  ) -> ToolbarPair<Preceding, Last> {
    ToolbarPair(first: preceding, second: last)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// What stands after `if`.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> ToolbarChoice<TrueContent, FalseContent> {
    .first(first)
  }

  /// What stands after `else`.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> ToolbarChoice<TrueContent, FalseContent> {
    .second(second)
  }

  /// A content that may not be available.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Two contents of a toolbar, one after the other.
public struct ToolbarPair<First: ToolbarContent, Second: ToolbarContent> {
  let first: First
  let second: Second
}

extension ToolbarPair: PrimitiveToolbarContent {
  public typealias Body = Never

  public func _appendItems(to items: inout ToolbarItems) {
    first._appendItems(to: &items)
    second._appendItems(to: &items)
  }
}

/// One of two contents of a toolbar.
public enum ToolbarChoice<First: ToolbarContent, Second: ToolbarContent> {
  /// What stands after `if`.
  case first(First)
  /// What stands after `else`.
  case second(Second)
}

extension ToolbarChoice: PrimitiveToolbarContent {
  public typealias Body = Never

  public func _appendItems(to items: inout ToolbarItems) {
    switch self {
    case .first(let content): content._appendItems(to: &items)
    case .second(let content): content._appendItems(to: &items)
    }
  }
}

/// A content that may be missing.
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public func _appendItems(to items: inout ToolbarItems) { self?._appendItems(to: &items) }
}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {}

/// No items of a toolbar.
public struct EmptyToolbarContent {
  /// No items.
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
  /// Items of a toolbar as one content.
  @_disfavoredOverload
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) { self.init(grouped: content()) }
}
