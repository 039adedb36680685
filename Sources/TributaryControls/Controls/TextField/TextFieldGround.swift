@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// What stands around the text of a field.
struct TextFieldGround: ViewModifier, FrameworkComposite {
  enum Kind: Equatable {
    /// Bordered in the columns of a form, where a field is told from a text by that, and plain elsewhere.
    case automatic
    case plain, bordered
  }

  private let kind: Kind
  @Environment(\.isInColumns) private var isInColumns

  nonisolated init(kind: Kind) { self.kind = kind }

  func body(content: Content) -> some View {
    let isBordered = kind == .bordered || kind == .automatic && isInColumns
    return
      content
      .padding(isBordered ? EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8) : EdgeInsets())
      // A ground and no line: in a terminal a line would take the cells of the text.
      .background(Color.gray.opacity(isBordered ? 0.15 : 0), in: RoundedRectangle(cornerRadius: 5))
      .contentShape(Rectangle())
  }
}
