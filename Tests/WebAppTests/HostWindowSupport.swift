@testable import Tributary

/// The surroundings of a window of 200 by 100 points.
func surroundings(dark: Bool = false) -> WebSurroundings {
  let json = """
    {"width":200,"height":100,"scale":2,"isDark":\(dark),"increasesContrast":true,"reducesMotion":true,\
    "languages":["de-AT"],"isActive":true}
    """
  return (try? JSONDecoder().decode(WebSurroundings.self, from: Data(json.utf8)))
    ?? { preconditionFailure("The surroundings are well-formed.") }()
}

/// Returns a window of a view in these surroundings.
@MainActor func openWindow<V: View>(@ViewBuilder _ content: () -> V) -> HostWindow<V> {
  let window = HostWindow(ViewHost(size: .zero, content: content))
  window.apply(surroundings())
  return window
}

/// Returns a pointer event without modifier keys.
func pointer(
  _ phase: WebEvent.Pointer.Phase, _ x: CGFloat, _ y: CGFloat, by device: WebEvent.Pointer.Device = .mouse
) -> WebEvent.Kind {
  .pointer(WebEvent.Pointer(phase: phase, location: CGPoint(x: x, y: y), modifiers: [], device: device))
}

/// The notes of the views of a test.
final class Log {
  var entries: [String] = []

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
