import TributaryDrawing
import TributaryEngine

/// The anchors of all writers, in fold order.
enum Anchors<Value>: PreferenceKey {
  static var defaultValue: [Anchor<Value>] { [] }

  static func reduce(value: inout [Anchor<Value>], nextValue: () -> [Anchor<Value>]) { value += nextValue() }
}

extension View {
  /// Publishes one anchor of this view.
  func publishing<Value>(_ source: Anchor<Value>.Source) -> some View {
    anchorPreference(key: Anchors<Value>.self, value: source) { [$0] }
  }

  /// Logs the anchors that are published below, in the coordinates of this view, each time they are resolved.
  func resolving<Value>(_ type: Value.Type, into log: Log<[Value]>) -> some View {
    overlayPreferenceValue(Anchors<Value>.self) { anchors in
      GeometryReader { proxy in
        let _ = log.add(anchors.map { proxy[$0] })
        Color.clear
      }
    }
  }
}
