@testable import Tributary

/// The views of the tests of the page, by name.
enum Scenes {
  @MainActor static func view(named name: String) -> AnyView? {
    switch name {
    case "list": AnyView(List(0..<200, id: \.self) { Text("Row \($0)") })
    case "busy": AnyView(Text("Busy"))
    case "text": AnyView(Text("Here"))
    case "sheet": AnyView(SheetScene())
    case "controls": AnyView(ControlsScene())
    case "counter": AnyView(CounterScene())
    case "loop": AnyView(LoopScene())
    case "previews":
      AnyView(
        PreviewGallery(previews: [
          (heading: "Facts  File.swift:3", preview: Preview { FactsScene() }),
          (heading: "Loop  File.swift:9", preview: Preview { LoopScene() }),
        ]))
    default: nil
    }
  }
}

struct SheetScene: View {
  @State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .sheet(isPresented: $isShown) { Text("Inside") }
  }
}

struct CounterScene: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Count \(count)") { count += 1 }.accessibilityIdentifier("button")
      Text("Below").accessibilityIdentifier("below")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A view whose width grows with each measurement.
struct LoopScene: View {
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0 + 1
      }
  }
}

struct FactsScene: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction
  @State private var taps = 0

  var body: some View {
    Button("\(taps) \(scheme) \(direction)") { taps += 1 }
  }
}

/// One of each element of the accessibility tree.
struct ControlsScene: View {
  private struct Row: View {
    let name: String
    var body: some View {
      HStack {
        Text(name); Text("of a type")
      }
    }
  }

  @State private var count = 0
  @State private var isOn = false
  @State private var level = 0.25
  @State private var name = ""
  @State private var isShown = true

  var body: some View {
    VStack {
      Text("Count is \(count)")
      Button("Add") { count += 1 }.accessibilityHint("Adds one")
      Button("Locked") {}.disabled(true)
      Button("Secret") {}.accessibilityHidden(true)
      Button {
      } label: {
        Image(systemName: "trash")
      }.accessibilityLabel("Delete")
      Toggle("Sound", isOn: $isOn)
      Slider(value: $level) { Text("Level") }
      TextField("Name", text: $name)
      Image(systemName: "star").accessibilityLabel("Favorite")
      HStack {
        Text("Row"); Text("of two")
      }.onTapGesture { isShown.toggle() }
      Row(name: "Row").onTapGesture {}
      if isShown { Text("Shown") }
      Text("Hidden").accessibilityHidden(true)
    }
    .padding()
  }
}
