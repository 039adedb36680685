@_spi(Engine) package import TributaryEngine
import TributaryDiagnostics
package import TributaryGeometry
package import TributaryTransfer

/// An item that can accept drops, or that observes them. All points are in the coordinate space of the root.
package protocol DropReceiver: ItemNode {
  /// Returns whether the item accepts one of the dragged values at a point.
  @MainActor func accepts(_ values: [TransferPackage], at point: CGPoint) -> Bool

  /// Handles the drop of values, at least one of which is accepted, at a point.
  @MainActor func take(_ values: [TransferPackage], at point: CGPoint)

  /// Called when an accepted drag enters or leaves the item.
  @MainActor func dragDidChange(isOver: Bool)

  /// Observes an accepted drag.
  @MainActor func follow(_ phase: DropPhase, _ values: [TransferPackage], at point: CGPoint)

  /// The effect on the drops in the item; `nil` for a destination.
  var dropRole: DropRole? { get }
}

extension DropReceiver {
  package var dropRole: DropRole? { nil }
}

extension ItemNode {
  /// Returns the dropped values that can be converted to values of a type. A failed conversion is reported.
  @MainActor
  package func items<T: Transferable>(_ type: T.Type, of values: [TransferPackage]) -> [T] {
    values.compactMap { value in
      guard value.isTaken(as: type) else { return nil }
      do {
        return try value.value(as: type)
      } catch {
        reportFailedDrop(of: "\(type)", error)
        return nil
      }
    }
  }

  /// Reports a drop whose data could not be converted to a value.
  @MainActor
  private func reportFailedDrop(of type: String, _ error: any Error) {
    host.report(
      Diagnostic(
        .failedDrop, path: path, evidence: [Evidence("type", type), Evidence("error", String(describing: error))]))
  }
}
