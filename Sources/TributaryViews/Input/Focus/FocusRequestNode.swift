@_spi(Engine) package import TributaryEngine
import TributaryFeedback

/// The node of a view that a value ties to the focus.
///
/// Invariant: outside of a frame `hasFocus` says whether this item or one inside has the focus.
///
/// Checked by `FocusRequestNode.checkCaches`.
package final class FocusRequestNode: UnaryNode, CachingNode {
  /// Where the value is kept.
  package var storage: StateStorage?
  package var focusChange: (Bool) -> Void
  /// Whether the value is that of this view at this moment.
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

  /// Returns the focus is moved after the walk, when everything that may have it is there.
  @MainActor
  private func enqueueRequest() {
    host.enqueueAction(self, .plain(.other("focused")) { [weak self] in self?.performRequest() })
  }

  @MainActor
  private func performRequest() {
    if flags.contains(.isRemoved) || isWanted == hasFocus { return }
    // The view that had the focus may have gone in the meantime: its focus is not handed on to the one in its place.
    if isWanted, !isStillWanted() { return }
    if isWanted { host.focusFirst(in: self) } else { host.setFocus(nil) }
  }

  /// Returns the focus has come to this item or one inside, or has left.
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
    if hasFocus != (host.focused?.isInside(self) ?? false) {
      fail("A view that is tied to the focus knows whether it has it.")
    }
  }
}

extension ViewGraph {
  /// Returns the views tied to a value that an item is in, from the inside out.
  private func requests(around item: ItemNode?) -> [FocusRequestNode] {
    var requests: [FocusRequestNode] = []
    var node = item
    while let current = node {
      if let request = current as? FocusRequestNode { requests.append(request) }
      node = current.container
    }
    return requests
  }

  /// What is to be done because the focus has moved: who has lost it is told first.
  @MainActor
  package func requestActions(from old: ItemNode?, to new: ItemNode?) -> [@MainActor () -> Void] {
    let (before, after) = (requests(around: old), requests(around: new))
    let lost = before.filter { request in !after.contains { $0 === request } }
    return lost.compactMap { $0.focusDidChange(false) } + after.compactMap { $0.focusDidChange(true) }
  }

  /// Gives the focus to the first item inside another one that can have it.
  @MainActor
  package func focusFirst(in item: ItemNode) {
    if focused?.isInside(item) ?? false { return }
    guard let target = focusable.first(where: { $0.isInside(item) }) else { return }
    setFocus(handles.handle(for: target))
    reveal(target)
  }

  /// Whether the focus is in a view that is tied to a value.
  package func isFocused(by storage: StateStorage) -> Bool {
    requests(around: focused).contains { $0.storage === storage }
  }
}
