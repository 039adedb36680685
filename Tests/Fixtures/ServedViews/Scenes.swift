import Tributary

/// The views of the tests of the page, by name.
enum Scenes {
  /// The views of the scene `random`, which the command `change` changes.
  @MainActor static let randomTree = RandomTree()

  @MainActor static func view(named name: String) -> AnyView? {
    switch name {
    case "list": AnyView(List(0..<200, id: \.self) { Text("Row \($0)") })
    case "busy": AnyView(Text("Busy"))
    case "text": AnyView(Text("Here"))
    case "sheet": AnyView(SheetScene())
    case "controls": AnyView(ControlsScene())
    case "counter": AnyView(CounterScene())
    case "preference": AnyView(PreferenceScene())
    case "loop": AnyView(LoopScene())
    case "pinch": AnyView(PinchScene())
    case "pointers": AnyView(PointerScene())
    case "traits": AnyView(TraitScene())
    case "menu": AnyView(MenuScene())
    case "random": AnyView(RandomScene(tree: randomTree))
    case "previews":
      AnyView(
        PreviewGallery(
          previews: [
            (heading: "Facts  File.swift:3", preview: Preview { FactsScene() }),
            (heading: "Loop  File.swift:9", preview: Preview { LoopScene() }),
          ], contexts: PreviewContexts()))
    default: nil
    }
  }
}

struct SheetScene: View {
  @State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }
      .frame(maxWidth: .infinity, maxHeight: .infinity).sheet(isPresented: $isShown) { Text("Inside") }
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

/// A counter that publishes its value, plus 700, as a preference.
struct PreferenceScene: View {
  private struct CountKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @State private var count = 0
  @State private var published = 0

  var body: some View {
    VStack {
      Button("Count \(count)") { count += 1 }.preference(key: CountKey.self, value: count + 700)
      Text("Below")
      Text("Published \(published)")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity).onPreferenceChange(CountKey.self) { published = $0 }
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

  var body: some View { Button("\(taps) \(scheme) \(direction)") { taps += 1 } }
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

/// A view that accepts pinches next to a view that does not.
struct PinchScene: View {
  @State private var text = "Nothing"

  var body: some View {
    VStack(spacing: 0) {
      Text(text).frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.blue.opacity(0.2))
        .gesture(
          MagnifyGesture().simultaneously(with: RotateGesture())
            .onChanged { text = ($0.first?.magnification ?? 1) > 1 ? "Larger" : "Smaller" }
            .onEnded { value in
              let degrees = value.second?.rotation.degrees.rounded() ?? 0
              text = "\(((value.first?.magnification ?? 1) * 100).rounded() / 100) at \(degrees)"
            })
      Text("Plain").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// Views with different pointer shapes, each 40 points high.
struct PointerScene: View {
  @State private var text = ""

  var body: some View {
    VStack(spacing: 0) {
      row("Plain") { $0 }
      row("Grab") { $0.pointerStyle(.grabIdle) }
      row("Outer") { $0.pointerStyle(.zoomIn).padding(.leading, 100).contentShape(Rectangle()).pointerStyle(.zoomOut) }
      row("Hidden") { $0.pointerVisibility(.hidden) }
      if let url = URL(string: "https://example.org/") {
        Link(destination: url) { Text("Link").frame(maxWidth: .infinity).frame(height: 40).contentShape(Rectangle()) }
      }
      TextField("Field", text: $text).frame(height: 40)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private func row(_ title: String, _ style: (AnyView) -> some View) -> some View {
    style(AnyView(Text(title).frame(maxWidth: .infinity).frame(height: 40).contentShape(Rectangle())))
  }
}

/// A view with a context menu.
struct MenuScene: View {
  @State private var name = "Draft"

  var body: some View {
    Text(name).frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
      .contextMenu { Button("Rename") { name = "Final" } }
  }
}

/// Views with traits and actions.
struct TraitScene: View {
  @State private var rating = 3
  @State private var log = "none"
  @State private var chosen = 1

  var body: some View {
    VStack {
      Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
      Text("Part").accessibilityAddTraits(.isHeader)
      Text("Website").accessibilityAddTraits(.isLink)
      Color.red.frame(width: 20, height: 20).accessibilityAddTraits(.isButton).accessibilityLabel("Swatch")
      Button("Picture") {}.accessibilityRemoveTraits(.isButton).accessibilityAddTraits(.isImage)
      HStack {
        ForEach(1..<3, id: \.self) { number in
          Button("Choice \(number)") { chosen = number }.accessibilityAddTraits(chosen == number ? .isSelected : [])
        }
      }
      HStack {
        Text("Mail"); Text("from Ada")
      }
      .accessibilityElement(children: .combine).accessibilityAction { log = "opened" }
      .accessibilityAction(named: "Archive") { log = "archived" }
      .accessibilityAction(.delete) { log = "deleted" }
      Text("Stars").accessibilityValue("\(rating) of 5")
        .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
      Text("Log: \(log)")
    }
  }
}
