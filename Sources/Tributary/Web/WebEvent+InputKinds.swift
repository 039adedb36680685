import TributaryGestures
import TributaryWeb

extension WebEvent.Pointer {
  /// The device of the event, for gestures.
  var inputKinds: GestureInputKinds {
    switch device {
    case .touch: return .directTouch
    case .pen: return .pencil
    case .mouse:
      // A mouse has no two fingers, but a trackpad has.
      if case .pinched = phase { return .indirectTouch }
      return .pointer
    }
  }
}
