import TributaryDrawing
import TributaryGeometry

/// The bar above a page.
///
///     ┌──────────────────────────────┐  0          ┌──────────────────────────────┐  0
///     │ ‹ Back      Title          + │             │ ‹ Back                     + │
///     └──────────────────────────────┘ 44          │ Title                        │
///                inline                            └──────────────────────────────┘ 96
///                                                               large
struct NavigationBar: View {
  let title: Text?
  let isLarge: Bool
  let back: NavigationReturn?
  /// Whether something is scrolled under the bar, so that it needs a ground.
  let hasGround: Bool
  /// What the ground is painted with; `nil` for that of the window.
  let ground: AnyShapeStyle?
  /// Read here, so that the page itself is not made again for an item.
  let toolbar: Binding<[ToolbarEntry]>

  /// The height of the line with the button, in points.
  static var lineHeight: CGFloat { 44 }
  /// The height of the line with a large title.
  static var largeTitleHeight: CGFloat { 52 }
  private static let margin: CGFloat = 16

  var body: some View {
    let entries = toolbar.wrappedValue
    VStack(alignment: .leading, spacing: 0) {
      ToolbarLineLayout {
        backButton.layoutValue(key: ToolbarSlotKey.self, value: .leading)
        ToolbarEntries(entries: entries.entries(in: .leading))
          .layoutValue(key: ToolbarSlotKey.self, value: .leading)
        middle(entries.entries(in: .principal))
        ToolbarEntries(entries: entries.entries(in: .trailing))
          .layoutValue(key: ToolbarSlotKey.self, value: .trailing)
      }
      .frame(height: Self.lineHeight)
      if isLarge {
        title.font(.largeTitle.bold()).lineLimit(1).minimumScaleFactor(0.5).frame(height: Self.largeTitleHeight)
      }
    }
    .padding(.horizontal, Self.margin)
    .background(hasGround ? ground ?? AnyShapeStyle(.background) : AnyShapeStyle(Color.clear))
    .overlay(alignment: .bottom) { Divider() }
  }

  /// What stands in the middle: items in the place of the title, else the title.
  @ViewBuilder
  private func middle(_ entries: [ToolbarEntry]) -> some View {
    if !entries.isEmpty {
      ToolbarEntries(entries: entries)
    } else if !isLarge, let title {
      title.font(.headline).lineLimit(1)
    }
  }

  @ViewBuilder private var backButton: some View {
    if let back {
      Button {
        back.perform()
      } label: {
        BackLabel(back: back)
      }
      .buttonStyle(.borderless)
    }
  }
}
