@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

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
