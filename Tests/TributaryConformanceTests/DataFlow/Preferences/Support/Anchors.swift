extension View {
  /// Publishes one anchor of this view.
  func publishing<Value>(_ source: Anchor<Value>.Source) -> some View {
    anchorPreference(key: ListKey<Anchor<Value>>.self, value: source) { [$0] }
  }

  /// Logs the anchors that are published below, in the coordinates of this view, each time they are resolved.
  func resolving<Value>(_ type: Value.Type, into log: Log<[Value]>) -> some View {
    overlayPreferenceValue(ListKey<Anchor<Value>>.self) { anchors in
      GeometryReader { proxy in
        let _ = log.add(anchors.map { proxy[$0] })
        Color.clear
      }
    }
  }
}
