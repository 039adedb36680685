@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// The switch of a toggle: a knob in a groove, at the leading end while it is off. A sign beside the knob says the same
/// where there are no colors: `✓ ●` is on, `● −` is off. In a live terminal, a word says it: `on ●`, `● off`.
struct Switch: View, FrameworkComposite {
  let isOn: Bool
  /// While it is on.
  var ground = AnyShapeStyle(.tint)

  @Environment(\.gapUnits) private var cell

  var body: some View {
    Group {
      if cell == .zero {
        HStack(spacing: 0) {
          sign(isOn ? "checkmark" : "circle.fill", size: isOn ? 8 : 14)
          sign(isOn ? "circle.fill" : "minus", size: isOn ? 14 : 8)
        }
      } else {
        Text(verbatim: isOn ? " on ● " : " ● off").font(.body.monospaced()).foregroundStyle(Color.white)
      }
    }
    .background(isOn ? ground : AnyShapeStyle(Color.gray.opacity(0.5)), in: Capsule())
  }

  private func sign(_ name: String, size: CGFloat) -> some View {
    Image(systemName: name).resizable().foregroundStyle(Color.white).frame(width: size, height: size)
      .frame(width: 16, height: 16)
  }
}
