@_spi(Engine) import TributaryControls
import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A collector of the elements of the accessibility tree, in view order.
///
/// A control is one element, whose label combines those of the texts and images inside it. A view with a tap gesture is
/// a button. A label replaces the content of a view that is not a list. A description of a control can be inside the
/// control, because a modifier of a composite view applies to the items of its body. Hidden, transparent, covered, and
/// removed views, and texts and images that are concealed for privacy, have no elements.
@MainActor
final class AccessibleElementCollector {
  private(set) var elements: [AccessibleElement] = []
  private let core: ViewGraph
  private let focused: ViewNode?
  private let limit: Int
  /// Whether the walk has passed the focused node.
  private var hasPassedFocus = false
  /// The number of hidden views that the walk has passed, except for those inside containers that it has left.
  private var hiddenCount = 0
  /// The kind of each type of composite view.
  private var kinds: [ObjectIdentifier: Kind] = [:]

  /// The treatment of a composite view.
  private enum Kind {
    case control(any AccessibleControl.Type)
    case label
    case other
  }

  /// The maximum number of elements of a view with a tap gesture that are merged into one button.
  ///
  /// A gesture around more elements usually covers a whole screen.
  private static let mergedElements = 8

  init(_ core: ViewGraph, limit: Int) {
    (self.core, self.limit) = (core, limit)
    focused = KeyboardFocus.of(core).focused
  }

  func visit(_ node: ViewNode) {
    guard elements.count < limit else { return }
    switch node {
    case let text as TextNode: if !text.isConcealedForPrivacy { append(.text, text.text.content, of: text) }
    case let image as ImageNode:
      let count = elements.count
      if !image.isConcealedForPrivacy, let name = image.spokenName { append(.image, name, of: image) }
      if elements.count > count { elements[count].isUnlabeledSymbol = image.isUnlabeledSymbol }
    case let description as DescriptionNode: visit(description)
    case let gesture as GestureNode: visit(gesture)
    case let opacity as OpacityNode where opacity.opacity == 0: hiddenCount += 1
    default:
      let kind = node.asEvaluated.map(kind)
      if let evaluated = node.asEvaluated, case .control(let control) = kind { return visit(evaluated, control) }
      if node === focused { hasPassedFocus = true }
      let start = mark
      visitChildren(of: node)
      if case .label = kind { removeSymbols(since: start.count) }
      // A modifier of a control is around the containers in its body, so hidden views in a container are only a part.
      if node.asContainer != nil { hiddenCount = start.hiddenCount }
    }
  }

  /// A position in the walk.
  private struct Mark {
    let count: Int
    let hasPassedFocus: Bool
    let hiddenCount: Int
  }

  private var mark: Mark {
    Mark(count: elements.count, hasPassedFocus: hasPassedFocus, hiddenCount: hiddenCount)
  }

  private func visitChildren(of node: ViewNode) {
    let start = mark
    var decorations: [UnaryNode] = []
    node.forEachChild { child in
      // The decorations of items of a composite view follow its content.
      if let decoration = child as? UnaryNode, decoration.content == nil,
        decoration is DescriptionNode || decoration is GestureNode || (decoration as? OpacityNode)?.opacity == 0
      {
        decorations.append(decoration)
      } else {
        visit(child)
      }
    }
    if decorations.count > 1 { return apply(decorations, of: node, since: start.count) }
    for decoration in decorations {
      if decoration === focused { hasPassedFocus = true }
      apply(decoration, since: start)
      visitAdditions(of: decoration)
    }
  }

  /// Visits the views that a decoration shows beside its item, such as the action buttons of a list row.
  private func visitAdditions(of decoration: UnaryNode) {
    guard !decoration.isAbsent() else { return }
    decoration.forEachChild(visit)
  }

  private func apply(_ decoration: UnaryNode, since start: Mark) {
    if let description = decoration as? DescriptionNode { apply(description, since: start) }
    if let gesture = decoration as? GestureNode { apply(gesture, since: start) }
    if decoration is OpacityNode { hide(since: start) }
  }

  /// Removes the elements after a position in the walk, because a modifier hides them.
  private func hide(since start: Mark) {
    hiddenCount += 1
    elements.removeSubrange(start.count...)
  }

  /// Applies the decorations of several items, in view order, each to the elements of its item.
  private func apply(_ decorations: [UnaryNode], of node: ViewNode, since start: Int) {
    let inner = Array(elements[start...])
    var items = ItemDecorations(decorations, of: inner.map { core.handles.node(for: $0.node) }, in: node)
    elements.removeSubrange(start...)
    for (position, decoration) in decorations.enumerated() {
      elements += inner[items.takeUndecorated()]
      let isFocused = decoration === focused
      if isFocused { hasPassedFocus = true }
      let group = Mark(count: elements.count, hasPassedFocus: !isFocused, hiddenCount: hiddenCount)
      elements += inner[items.take(through: position)]
      apply(decoration, since: group)
      visitAdditions(of: decoration)
    }
    elements += inner[items.takeRest()]
  }

  private func kind(of node: EvaluatedNode) -> Kind {
    let type = node.layout.type
    if let known = kinds[ObjectIdentifier(type)] { return known }
    let kind: Kind =
      if let control = type as? any AccessibleControl.Type {
        .control(control)
      } else if type is any AccessibleLabel.Type {
        .label
      } else { .other }
    kinds[ObjectIdentifier(type)] = kind
    return kind
  }

  /// Removes the symbols without a label from an index on if a text is beside them.
  private func removeSymbols(since start: Int) {
    let isTitled = elements[start...].contains { !$0.isUnlabeledSymbol && !$0.label.isEmpty }
    if isTitled { elements.replaceSubrange(start..., with: elements[start...].filter { !$0.isUnlabeledSymbol }) }
  }

  // MARK: Leaves

  private func append(_ role: AccessibleRole, _ label: String, of item: ItemNode) {
    guard !label.isEmpty, !item.isAbsent(), let frame = Self.frame(of: item) else { return }
    elements.append(AccessibleElement(node: core.handles.handle(for: item), role: role, label: label, frame: frame))
  }

  private static func frame(of item: ItemNode) -> CGRect? {
    guard item.flags.contains(.isPlaced) || item.container == nil, !item.flags.contains(.needsMeasure) else {
      return nil
    }
    let frame = item.rootFrame(of: CGRect(origin: .zero, size: item.size))
    return frame.isFinite ? frame : nil
  }

  // MARK: Descriptions

  private func visit(_ node: DescriptionNode) {
    if node.said.isHidden {
      hiddenCount += 1
      return
    }
    let start = mark
    visitChildren(of: node)
    apply(node, since: start)
  }

  /// Applies a description to the elements after a position in the walk.
  private func apply(_ node: DescriptionNode, since start: Mark) {
    let said = node.said
    if said.isHidden { return hide(since: start) }
    let start = start.count
    guard let child = node.child, !node.isAbsent() else { return }
    defer { apply(node.additions, of: node, since: start) }
    if said.isWhole { replaceContent(of: node, since: start) }
    if let label = said.label, elements.count == start + 1, elements[start].isLabeledInPlace {
      // A control is one element, even if its content is a stack.
      elements[start].label = label
      elements[start].isDescribed = true
      elements[start].isUnlabeledSymbol = false
    } else if let label = said.label, !child.isList || elements.count == start {
      let inner = Array(elements[start...])
      let interactive = inner.filter(\.isInteractive)
      guard interactive.count <= 1 else { return }
      elements.removeSubrange(start...)
      if var element = interactive.first {
        element.label = label
        elements.append(element)
      } else {
        append(.image, label, of: node)
      }
      if elements.count > start {
        elements[start].isDescribed = true
        // The value of a view can be set before or after its label.
        if interactive.isEmpty, inner.count == 1 {
          elements[start].value = inner[0].value
          elements[start].hint = inner[0].hint
        }
      }
    }
    guard elements.count == start + 1 else { return }
    if let value = said.value { elements[start].value = value }
    // A help tag is a hint as well, and the outermost hint or help tag applies.
    if let hint = said.hint ?? said.help { elements[start].hint = hint }
  }

  /// Replaces the elements after a position by one without a label, which enclosing modifiers describe.
  private func replaceContent(of node: DescriptionNode, since start: Int) {
    elements.removeSubrange(start...)
    guard let frame = Self.frame(of: node) else { return }
    elements.append(AccessibleElement(node: core.handles.handle(for: node), role: .image, label: "", frame: frame))
  }

  // MARK: Traits and actions

  /// Applies traits and actions to the elements from an index on.
  ///
  /// Traits apply to each element. Actions belong to one element, so the texts of a view with an action are merged.
  private func apply(_ additions: AccessibilityAdditions, of node: DescriptionNode, since start: Int) {
    if additions.isEmpty || additions.isActionOffered?() == false { return }
    if additions.isCombined || additions.action != nil || additions.adjust != nil { merge(node, since: start) }
    if elements.count == start, let frame = Self.frame(of: node) {
      // An enclosing modifier may contain the label.
      elements.append(
        AccessibleElement(node: core.handles.handle(for: node), role: .image, label: "", frame: frame))
    }
    for index in elements.indices[start...] { elements[index].apply(additions) }
    guard elements.count == start + 1 else { return }
    let source = core.handles.handle(for: node)
    if let action = additions.action {
      elements[start].hasTraits = true
      if let name = action.kind.spokenName(at: node) {
        if !name.isEmpty { elements[start].actions.append(AccessibleAction(name: name, source: source)) }
      } else {
        elements[start].defaultAction = source
        if !elements[start].isInteractive { elements[start].role = .button }
      }
    }
    if additions.adjust != nil {
      elements[start].adjustment = source
      elements[start].role = .slider
    }
  }

  /// Merges the texts and at most one control from an index on into one element.
  private func merge(_ node: DescriptionNode, since start: Int) {
    // A slice would keep the storage of the elements, which would be copied when they are replaced.
    let inner = Array(elements[start...])
    guard inner.count > 1, inner.count <= Self.mergedElements, inner.filter(\.isInteractive).count <= 1,
      let frame = Self.frame(of: node)
    else { return }
    var element =
      inner.first(where: \.isInteractive)
      ?? AccessibleElement(node: core.handles.handle(for: node), role: .text, label: "", frame: frame)
    element.label = Self.label(of: inner[...], showsSymbols: node.additions.isCombined)
    element.value = inner.lazy.compactMap(\.value).first
    element.hint = inner.lazy.compactMap(\.hint).first
    elements.replaceSubrange(start..., with: [element])
  }

  // MARK: Controls

  private func visit(_ node: EvaluatedNode, _ control: any AccessibleControl.Type) {
    let start = mark
    visitChildren(of: node)
    let inner = Array(elements[start.count...])
    elements.removeSubrange(start.count...)
    if inner.isEmpty, hiddenCount > start.hiddenCount { return }
    guard !node.isAbsent(), let frame = Self.frame(of: node) else { return }
    var facts: AccessibleFacts?
    node.withValue { facts = control.accessibleFacts(at: $0, of: node) }
    guard let facts else { return }
    let described = inner.first(where: \.isDescribed)
    let label =
      described?.label ?? facts.label
      ?? Self.label(of: inner[...], showsSymbols: facts.role == .button || facts.role == .link)
    var element = AccessibleElement(
      node: core.handles.handle(for: node), role: facts.role, label: label, frame: frame)
    element.value = inner.lazy.compactMap(\.value).first ?? facts.value
    element.hint = inner.lazy.compactMap(\.hint).first
    element.isDescribed = described != nil
    // A modifier that is applied to a composite view may be inside its items.
    if let traits = inner.first(where: \.hasTraits) { element.takeTraits(of: traits) }
    element.isOn = facts.isOn
    element.fraction = facts.fraction
    element.isEnabled = node.environment.values.isEnabled
    element.hasFocus = hasPassedFocus && !start.hasPassedFocus
    elements.append(element)
  }

  /// Returns the label of a control with content.
  ///
  /// - Parameter showsSymbols: Whether a symbol is the label of a control without text, rather than a part of the
  ///   drawing of the control.
  private static func label(of content: ArraySlice<AccessibleElement>, showsSymbols: Bool) -> String {
    let named = content.filter { !$0.label.isEmpty && !$0.isUnlabeledSymbol }
    let shown = named.isEmpty && showsSymbols ? content.filter { !$0.label.isEmpty } : named
    return shown.map(\.label).joined(separator: ", ")
  }

  private static func frame(of node: EvaluatedNode) -> CGRect? {
    var items: ContiguousArray<ItemNode> = []
    node.appendItems(to: &items)
    return items.compactMap(frame).reduce(nil) { $0?.union($1) ?? $1 }
  }

  private func visit(_ node: GestureNode) {
    let start = mark
    if node === focused { hasPassedFocus = true }
    visitChildren(of: node)
    apply(node, since: start)
  }

  /// Merges the elements after a position in the walk into a button if the gesture responds to taps.
  private func apply(_ node: GestureNode, since start: Mark) {
    let inner = Array(elements[start.count...])
    let texts = inner.filter { !$0.isInteractive }
    guard !texts.isEmpty, texts.count <= Self.mergedElements, node.canHaveFocus, !node.isAbsent(),
      let frame = Self.frame(of: node)
    else { return }
    var button = AccessibleElement(
      node: core.handles.handle(for: node), role: .button, label: Self.label(of: texts[...], showsSymbols: true),
      frame: frame)
    button.hasFocus = hasPassedFocus && !start.hasPassedFocus
    button.isSelected = (node as? any AccessibleOption)?.isChosen ?? false
    let controls = inner.filter(\.isInteractive)
    elements.replaceSubrange(start.count..., with: [button] + controls)
  }
}
