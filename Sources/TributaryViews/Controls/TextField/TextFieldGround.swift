import TributaryDrawing
import TributaryGeometry

/// What stands around the text of a field.
struct TextFieldGround: ViewModifier {
  enum Kind: Equatable {
    case plain, bordered
  }

  let kind: Kind

  nonisolated init(kind: Kind) { self.kind = kind }

  func body(content: Content) -> some View {
    content
      .padding(kind == .bordered ? EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8) : EdgeInsets())
      // A ground and no line: in a terminal a line would take the cells of the text.
      .background(Color.gray.opacity(kind == .bordered ? 0.15 : 0), in: RoundedRectangle(cornerRadius: 5))
      .contentShape(Rectangle())
  }
}
