@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// A behavior that determines whether the views behind a sheet receive input.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, disabled, enabled
    case enabledUpThrough(PresentationDetent)
  }

  let kind: Kind

  /// The views behind the sheet receive no input.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// The views behind the sheet receive no input.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  /// The views behind the sheet receive input and are not dimmed.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)

  /// Returns an interaction in which the views behind the sheet receive input while it is at a detent or lower.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabledUpThrough(detent))
  }
}

/// The precedence between scrolling and resizing for drags in a sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let number: UInt8

  /// Scrolling takes precedence.
  public static let automatic = PresentationContentInteraction(number: 0)
  /// Resizing takes precedence on touch devices.
  public static let resizes = PresentationContentInteraction(number: 1)
  /// Scrolling takes precedence.
  public static let scrolls = PresentationContentInteraction(number: 2)
}

extension View {
  /// Sets whether the views behind the sheet that contains this view receive input.
  ///
  /// > Source: conformance SHEET-42.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentation(PresentationOptions(interaction: interaction))
  }

  /// Sets the precedence for drags in a sheet. The modifier has no effect: as on macOS, scrolling takes precedence.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }
}

/// A modifier that sets whether the enclosing layer blocks input for the views behind it.
struct LayerModalityModifier {
  let isModal: Bool
}

extension LayerModalityModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> LayerModalityNode {
    LayerModalityNode(isModal: modifier.pointee.isModal, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: LayerModalityNode) {
    node.update(modifier.pointee.isModal)
  }
}

/// The node of a modifier that sets whether a layer is modal.
package final class LayerModalityNode: UnaryNode {
  package init(isModal: Bool, _ inputs: NodeInputs) {
    super.init(inputs)
    layer?.requestsModality = isModal
  }

  @MainActor
  func update(_ isModal: Bool) {
    guard let layer, layer.requestsModality != isModal else { return }
    layer.requestsModality = isModal
    host.root.shownItemsDidChange()
  }

  private var layer: LayerNode? { ancestors.first(of: LayerNode.self) }
}
