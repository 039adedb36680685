@_spi(Engine) import TributaryEngine

/// A part of a control that its owner wrote, as a style places it. Several views stand in a row.
struct ControlPart {
  let content: AnyView

  nonisolated init<V: View>(_ content: V) { self.content = AnyView(partOfControl: content) }
}

extension ControlPart: View, FrameworkComposite {
  var body: some View { HStack { content } }
}
