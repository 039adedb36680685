import SwiftUI

/// Labels that are all as wide as the widest of them, through a preference.
struct WidestLabel: View {
  @State private var labelWidth: CGFloat?
  @State private var name = "Ines"
  @State private var street = "Rua do Sol 4"
  @State private var isLong = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      row("Name") { TextField("", text: $name).accessibilityIdentifier("name") }
      row(isLong ? "Street and number" : "Street") { TextField("", text: $street) }
      row("Country") { Text("Portugal") }
      Toggle("Long labels", isOn: $isLong.animation(.easeInOut(duration: 0.2)))
      Text("The labels are \(Int(labelWidth ?? 0)) points wide.")
        .font(.footnote)
        .foregroundColor(.secondary)
      Spacer()
    }
    .padding()
    .onPreferenceChange(WidthKey.self) { width in labelWidth = width }
  }

  private func row<Content: View>(_ title: String, @ViewBuilder content: () -> Content) -> some View {
    HStack(alignment: .firstTextBaseline) {
      Text(title)
        .bold()
        .fixedSize()
        .background(
          GeometryReader { geometry in
            Color.clear.preference(key: WidthKey.self, value: geometry.size.width)
          }
        )
        .frame(width: labelWidth, alignment: .trailing)
      content()
    }
  }

  struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }
}
