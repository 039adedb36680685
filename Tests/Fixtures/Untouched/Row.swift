#if canImport(SwiftUI)
  import SwiftUI

  /// A file as in a client's package, written for SwiftUI.
  struct Row: SwiftUI.View {
    @State private var isOn = false
    let title: SwiftUI.LocalizedStringKey

    var body: some SwiftUI.View {
      HStack {
        SwiftUI.Text(title).font(.headline)
        Spacer()
        Toggle("On", isOn: $isOn)
      }
      .padding()
      .environment(\.rowShade, .red)
    }
  }

  extension EnvironmentValues {
    @Entry var rowShade: SwiftUI.Color = .blue
  }

  struct Row_Previews: PreviewProvider {
    static var previews: some View { Row(title: "One") }
  }

  #Preview("Row") {
    @Previewable @State var title = "Two"
    Row(title: LocalizedStringKey(title))
  }
#else
  let cannotImport: Never = "SwiftUI"
#endif
