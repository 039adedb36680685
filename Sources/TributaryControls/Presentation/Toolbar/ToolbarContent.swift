@_spi(Engine) import TributaryEngine

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
