@_spi(Engine) package import TributaryEngine
package import TributaryGestures

/// An item whose content follows the pointer, together with the others of its kind around it.
package protocol PulledItem: ItemNode {
  /// The recognizer that moves all of them that a pointer is on, the innermost first; `nil` if none of them may be moved.
  @MainActor func makePullRecognizer(_ chain: HitChain) -> PanRecognizer?
}
