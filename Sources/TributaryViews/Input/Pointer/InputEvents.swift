package import TributaryEngine
import TributaryGeometry

/// A pointer event arrived. Its effects follow.
package struct PointerArrival: FeatureEvent {
  package let event: PointerEvent

  package var text: String { "pointer \(event.phase.name) at \(event.location.x), \(event.location.y)" }
}

/// The gesture of a view has changed its phase. Its actions follow.
package struct GestureRecognition: FeatureEvent {
  package let node: ItemNode
  package let gesture: String
  package let status: String

  package var text: String { "\(gesture) \(status) at \(node.path)" }
}

extension PointerEvent.Phase {
  fileprivate var name: String {
    switch self {
    case .down: "down"
    case .moved: "moved"
    case .up: "up"
    case .cancelled: "canceled"
    case .hovered: "hovered"
    case .exited: "exited"
    case .scrolled(let delta): "scrolled by \(delta.width), \(delta.height)"
    case .pinched(let pinch): "pinch \(pinch.phase) by \(pinch.magnification), \(pinch.rotation.degrees)°"
    }
  }
}
