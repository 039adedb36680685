@_spi(Engine) package import TributaryEngine
import TributaryDiagnostics

/// The node of a view whose focus is bound to a value.
///
/// Invariant: between frames, `hasFocus` is `true` if and only if the focus is in this item.
///
/// Checked by `FocusRequestNode.checkCaches`.
package final class FocusRequestNode: UnaryNode, CachingNode {
  /// The storage of the value.
  package var storage: StateStorage?
  package var focusChange: (Bool) -> Void
  /// A closure that returns whether the value still identifies this view.
  package var isStillWanted: () -> Bool
  private var isWanted: Bool
  private var hasFocus = false

  @MainActor
  init(
    _ storage: StateStorage?, _ isWanted: Bool, _ isStillWanted: @escaping () -> Bool,
    _ focusChange: @escaping (Bool) -> Void, _ inputs: NodeInputs
  ) {
    self.storage = storage
    self.isWanted = isWanted
    self.isStillWanted = isStillWanted
    self.focusChange = focusChange
    super.init(inputs)
    if isWanted { enqueueRequest() }
  }

  @MainActor
  func update(isWanted: Bool) {
    if isWanted == self.isWanted { return }
    self.isWanted = isWanted
    if isWanted != hasFocus { enqueueRequest() }
  }

  /// Schedules a focus change after the walk, when all focusable views exist.
  @MainActor
  private func enqueueRequest() {
    host.enqueueAction(self, .plain(.other("focused")) { [weak self] in self?.performRequest() })
  }

  @MainActor
  private func performRequest() {
    if flags.contains(.isRemoved) || isWanted == hasFocus { return }
    // If the value no longer identifies this view because the focused view was removed, its focus does not move to this
    // view.
    if isWanted, !isStillWanted() { return }
    if isWanted { KeyboardFocus.of(host).focusFirst(in: self) } else { KeyboardFocus.of(host).setFocus(nil) }
  }

  /// Records whether the focus is in this item, and returns the action that reports a change; `nil` without a change.
  @MainActor
  fileprivate func focusDidChange(_ hasFocus: Bool) -> (@MainActor () -> Void)? {
    if hasFocus == self.hasFocus { return nil }
    self.hasFocus = hasFocus
    return { [self] in focusChange(hasFocus) }
  }

  @MainActor
  override package func willRemove() {
    guard hasFocus else { return }
    hasFocus = false
    host.enqueueAction(self, .plain(.other("focused")) { [self] in focusChange(false) })
  }

  @MainActor
  package func checkCaches(_ fail: (String) -> Void) {
    if hasFocus != (KeyboardFocus.of(host).focused?.isInside(self) ?? false) {
      fail("The stored focus of a view equals the focus of the host.")
    }
  }
}

extension KeyboardFocus {
  /// Returns the views around an item whose focus is bound to a value, from the inside out.
  private func requests(around item: ItemNode?) -> [FocusRequestNode] {
    item?.itemAndContainers.all(of: FocusRequestNode.self) ?? []
  }

  /// Returns the actions for a move of the focus. Views that lose the focus come first.
  @MainActor
  package func requestActions(from old: ItemNode?, to new: ItemNode?) -> [@MainActor () -> Void] {
    let (before, after) = (requests(around: old), requests(around: new))
    let lost = before.filter { request in !after.contains { $0 === request } }
    return lost.compactMap { $0.focusDidChange(false) } + after.compactMap { $0.focusDidChange(true) }
  }

  /// Moves the focus to the first focusable item inside an item.
  @MainActor
  package func focusFirst(in item: ItemNode) {
    if focused?.isInside(item) ?? false { return }
    guard let target = focusable.first(where: { $0.isInside(item) }) else { return }
    setFocus(host.handles.handle(for: target))
    target.revealInScrollViews()
  }

  /// Returns whether the focus is in a view that is bound to a value.
  package func isFocused(by storage: StateStorage) -> Bool {
    requests(around: focused).contains { $0.storage === storage }
  }
}
