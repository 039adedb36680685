@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
public import TributaryTransfer
@_spi(Engine) public import TributaryViews

/// Modifiers of the button of a tab in the tab bar. In a style without a tab bar, they have no effect.
///
/// > Source: conformance TAB-20 to TAB-23.
extension TabContent {
  /// Sets the accessibility identifier of the tab in the tab bar if `isEnabled` is `true`.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    inTabBar { isEnabled ? AnyView($0.accessibilityIdentifier(identifier)) : $0 }
  }

  /// Sets whether users can select the tab. A disabled tab can still be selected by the program.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    inTabBar { AnyView($0.disabled(disabled)) }
  }

  /// Adds a context menu to the tab in the tab bar. A long press or a secondary click opens the menu.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some TabContent<TabValue> {
    let menuItems = menuItems()
    return inTabBar { AnyView($0.contextMenu { menuItems }) }
  }

  /// Accepts drops of transferable values on the tab in the tab bar.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: A closure with the dropped values.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> {
    inTabBar { tab in
      AnyView(
        tab.dropDestination(for: payloadType) { items, _ in
          action(items)
          return true
        })
    }
  }

  /// Presents a popover at the tab in the tab bar while a condition is true.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the condition.
  ///   - attachmentAnchor: The part of the tab to which the popover is attached.
  ///   - arrowEdge: The preferred side of the tab; `nil` for the upper one.
  ///   - content: The views in the popover.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    inTabBar {
      AnyView(
        $0.popover(
          isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content))
    }
  }

  /// Presents a popover at the tab in the tab bar while an item exists.
  ///
  /// - Parameters:
  ///   - item: A binding to the item.
  ///   - attachmentAnchor: The part of the tab to which the popover is attached.
  ///   - arrowEdge: The preferred side of the tab; `nil` for the upper one.
  ///   - content: A closure that creates the views in the popover.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> {
    inTabBar {
      AnyView(
        $0.popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content))
    }
  }

  /// Makes the tab the source of drags in a sidebar. The modifier has no effect: tabs in a tab bar cannot be dragged,
  /// and there is no sidebar.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<TabValue> { self }

  /// Sets whether holding dragged items over the tab selects it. This modifier affects only the environment of the tab
  /// in the tab bar: dragged items do not select tabs.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
    inTabBar { AnyView($0.springLoadingBehavior(behavior)) }
  }

  /// Adds swipe actions to the row of the tab in a sidebar. The modifier has no effect: there is no sidebar. The
  /// actions are not created.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the actions appear.
  ///   - allowsFullSwipe: Whether a full swipe performs the first action.
  ///   - content: The buttons of the actions.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }

  /// Adds actions to the header of a section of tabs in a sidebar. The modifier has no effect: there is no sidebar.
  /// The actions are not created.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }
}

extension TabContent {
  /// Adds help text that appears while the pointer is over the tab in the tab bar, and sets its accessibility hint.
  @_disfavoredOverload
  public nonisolated func help(_ text: Text) -> some TabContent<TabValue> { inTabBar { AnyView($0.help(text)) } }

  /// Adds help text that appears while the pointer is over the tab in the tab bar, and sets its accessibility hint.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some TabContent<TabValue> { help(Text(textKey)) }

  /// Adds help text that appears while the pointer is over the tab in the tab bar, and sets its accessibility hint.
  @_disfavoredOverload
  public nonisolated func help(_ text: LocalizedStringResource) -> some TabContent<TabValue> { help(Text(text)) }

  /// Adds help text that appears while the pointer is over the tab in the tab bar, and sets its accessibility hint.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some TabContent<TabValue> { help(Text(text)) }
}

extension TabContent {
  /// Sets the accessibility label of the tab in the tab bar if `isEnabled` is `true`.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    inTabBar { AnyView($0.accessibilityLabel(label, isEnabled: isEnabled)) }
  }

  /// Sets the accessibility label of the tab in the tab bar if `isEnabled` is `true`.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(labelKey), isEnabled: isEnabled) }

  /// Sets the accessibility label of the tab in the tab bar if `isEnabled` is `true`.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  /// Sets the accessibility label of the tab in the tab bar if `isEnabled` is `true`.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  /// Sets the accessibility value of the tab in the tab bar if `isEnabled` is `true`.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    inTabBar { AnyView($0.accessibilityValue(valueDescription, isEnabled: isEnabled)) }
  }

  /// Sets the accessibility value of the tab in the tab bar if `isEnabled` is `true`.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(valueKey), isEnabled: isEnabled) }

  /// Sets the accessibility value of the tab in the tab bar if `isEnabled` is `true`.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(valueResource), isEnabled: isEnabled) }

  /// Sets the accessibility value of the tab in the tab bar if `isEnabled` is `true`.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(value), isEnabled: isEnabled) }

  /// Sets the accessibility hint of the tab in the tab bar if `isEnabled` is `true`.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    inTabBar { AnyView($0.accessibilityHint(hint, isEnabled: isEnabled)) }
  }

  /// Sets the accessibility hint of the tab in the tab bar if `isEnabled` is `true`.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(hintKey), isEnabled: isEnabled) }

  /// Sets the accessibility hint of the tab in the tab bar if `isEnabled` is `true`.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(hint), isEnabled: isEnabled) }

  /// Sets the accessibility hint of the tab in the tab bar if `isEnabled` is `true`.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(hint), isEnabled: isEnabled) }
}

/// Input labels.
extension TabContent {
  /// Sets the names by which voice control finds the tab. The modifier has no effect: there is no voice control.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Sets the names by which voice control finds the tab. The modifier has no effect: there is no voice control.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Sets the names by which voice control finds the tab. The modifier has no effect: there is no voice control.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
}
