@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// Whether what is behind a sheet takes input.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, disabled, enabled
    case enabledUpThrough(PresentationDetent)
  }

  let kind: Kind

  /// It takes none.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// It takes none.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  /// It takes input wherever the sheet is not, and is not darkened.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)

  /// It takes input while the sheet is at a detent or lower.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabledUpThrough(detent))
  }
}

/// What a drag in the views of a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let number: UInt8

  /// What scrolls scrolls.
  public static let automatic = PresentationContentInteraction(number: 0)
  /// The sheet goes to another height first, on devices with touch.
  public static let resizes = PresentationContentInteraction(number: 1)
  /// What scrolls scrolls first.
  public static let scrolls = PresentationContentInteraction(number: 2)
}

extension View {
  /// Sets whether what is behind the sheet that this view stands in takes input.
  ///
  /// > Source: conformance SHEET-42.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentation(PresentationOptions(interaction: interaction))
  }

  /// Says what a drag in the views of a sheet does first. What scrolls scrolls here, as under the pointer of a Mac.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }
}

/// Says whether the layer around keeps what is behind it from input.
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

/// The node of what says whether a layer is modal.
package final class LayerModalityNode: UnaryNode {
  package init(isModal: Bool, _ inputs: NodeInputs) {
    super.init(inputs)
    layer?.isWishedModal = isModal
  }

  @MainActor
  func update(_ isModal: Bool) {
    guard let layer, layer.isWishedModal != isModal else { return }
    layer.isWishedModal = isModal
    host.root.shownItemsDidChange()
  }

  private var layer: LayerNode? {
    var node: ViewNode? = parent
    while let current = node {
      if let layer = current as? LayerNode { return layer }
      node = current.parent
    }
    return nil
  }
}
