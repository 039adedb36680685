import Foundation

// Forms of controls, tables, toolbars, and drawing that public sources and documentation show.

private enum Flavor: Hashable {
  case plain, sweet
}

private struct Entry: Identifiable, Hashable {
  var id = 1
  var name = "fig"
  var isOn = true
  var flavor = Flavor.plain
}

private struct ControlForms: View {
  @State private var entries = [Entry(), Entry(id: 2)]
  @State private var number = 1
  private let image = ImageResource(name: "fig", bundle: .main)
  private let title = "title"
  var body: some View {
    VStack {
      Toggle("a", sources: $entries, isOn: \.isOn)
      Toggle("a", image: image, sources: $entries, isOn: \.isOn)
      Toggle(title, image: image, isOn: $entries[0].isOn)
      Picker("a", sources: $entries, selection: \.flavor) { Text("x").tag(Flavor.plain) }
      Picker(sources: $entries, selection: \.flavor) {
        Text("x").tag(Flavor.plain)
      } label: {
        Text("l")
      } currentValueLabel: {
        Text("c")
      }
      Picker(title, systemImage: "star", sources: $entries, selection: \.flavor) { Text("x").tag(Flavor.plain) }
      Picker("a", image: image, selection: $number) { Text("1").tag(1) }
    }
    Menu("a", image: image) { Button("b") {} }
    Menu(title, image: image) {
      Button("b") {}.buttonRepeatBehavior(.enabled)
    } primaryAction: {
    }
    ContentUnavailableView("a", image: "b", description: Text("c"))
  }
}

private struct MixedStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
  }
}

private struct TableForms: View {
  @State private var entries = [Entry()]
  @State private var order = [KeyPathComparator(\Entry.name)]
  private let title = "title"
  var body: some View {
    Table(entries, sortOrder: $order) {
      TableColumn(Text("b"), value: \.name)
      TableColumn(title, value: \.id) { Text("\($0.id)") }
    }
    .tableStyle(.inset(alternatesRowBackgrounds: true))
    Table(of: Entry.self) {
      Group {
        TableColumn(title) { (entry: Entry) in Text(entry.name) }
        TableColumn(Text("c")) { (entry: Entry) in Text(entry.name) }
      }
      TableColumnForEach(0..<3) { index in TableColumn("n") { (entry: Entry) in Text("\(index) \(entry.name)") } }
    } rows: {
      ForEach(entries) { entry in
        TableRow(entry).draggable(entry.name).dropDestination(for: String.self) { _ in }
        TableRow(entry).itemProvider { nil }
      }
    }
  }
}

private struct BarForms: View {
  @State private var isShown = false
  @State private var text = ""
  var body: some View {
    NavigationStack {
      Text("page")
        .toolbar {
          ToolbarItem(placement: .largeTitle) { Text("a") }.hidden(isShown)
          ToolbarItem(placement: .accessoryBar(id: "bar")) { Text("b") }
          ToolbarItemGroup(placement: .secondaryAction) {
            Button("c") {}
          } label: {
            Label("more", systemImage: "ellipsis")
          }
        }
        .searchable(text: $text).searchDictationBehavior(.inline(activation: .onLook))
        .dialogSuppressionToggle("never again", isSuppressed: $isShown).presentationPreventsAppTermination(false)
        .fileMover(isPresented: $isShown, files: [URL(fileURLWithPath: "/a")]) { (_: Result<[URL], any Error>) in }
        .fileDialogMessage("m").fileDialogConfirmationLabel(text).fileExporterFilenameLabel(Text("f"))
        .fileDialogCustomizationID("a").fileDialogBrowserOptions([.includeHiddenFiles])
    }
  }
}

private struct DrawingForms: View {
  @State private var isActive = true
  @State private var crown = 0.0
  var body: some View {
    VStack {
      Circle().fill(.red).stroke(.blue, lineWidth: 3).stroke(.green).strokeBorder(.black)
      Circle().stroke(.red, lineWidth: 3).fill(.blue).stroke(.black)
      Circle().fill(ShaderLibrary.wave(.float(1))).background(ShaderLibrary.wave())
      Canvas { context, size in
        context.addFilter(.blur(radius: 2, options: [.opaque, .dithersResult]), options: .linearColor)
        context.addFilter(.shadow(color: .red, radius: 2, blendMode: .multiply, options: .shadowOnly))
        context.addFilter(.colorShader(ShaderLibrary.wave()))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .shader(ShaderLibrary.wave()))
      }
      if isActive {
        Image(systemName: "star").transition(.symbolEffect(.appear))
        Image(systemName: "star").transition(.symbolEffect(.disappear.down))
        Image(systemName: "star").transition(.symbolEffect(.automatic, options: .speed(2)))
        Image(systemName: "star").contentTransition(.symbolEffect(.automatic))
        Image(systemName: "star").symbolEffect(.appear.up.byLayer, isActive: isActive)
      }
    }
    .digitalCrownRotation(detent: $crown, from: 0, through: 10, by: 1) { _ in
    } onIdle: {
    }
    TabView { Text("page") }.tabViewStyle(.verticalPage(transitionStyle: .blur))
  }
}

private struct AccessibilityForms: View {
  let isOn: Bool
  var body: some View {
    Text("a").accessibilityLabel("label", isEnabled: isOn).accessibilityValue("value", isEnabled: isOn)
      .accessibilityHint(Text("hint"), isEnabled: isOn).accessibilityIdentifier("id", isEnabled: isOn)
      .accessibilityInputLabels(["name"], isEnabled: isOn).accessibilityActivationPoint(.center, isEnabled: isOn)
      .accessibilityActions(category: .edit) { Button("b") {} }.sensoryFeedback(.pathComplete, trigger: isOn)
  }
}

private struct ReportTable: View {
  @SceneStorage("reports") private var columns: TableColumnCustomization<Entry>
  @AppStorage("entries") private var stored = TableColumnCustomization<Entry>()
  @State private var order = [KeyPathComparator(\Entry.name)]
  @State private var chosen = Set<Entry.ID>()

  private var isHidden: Bool { columns[visibility: "id"] == .hidden }

  var body: some View {
    Table([Entry()], selection: $chosen, sortOrder: $order, columnCustomization: $columns) {
      TableColumn("a", value: \.name).width(min: 40, ideal: 80).customizationID("name")
        .disabledCustomizationBehavior([.reorder, .visibility])
      TableColumn("b") { (entry: Entry) in Text("\(entry.id)") }.customizationID("id").defaultVisibility(.hidden)
    }
    Table(of: Entry.self, columnCustomization: $stored) {
      TableColumn("a") { (entry: Entry) in Text(entry.name) }.customizationID("name")
    } rows: {
      TableRow(Entry())
    }
    Toggle(
      "b",
      isOn: Binding {
        !isHidden
      } set: {
        columns[visibility: "id"] = $0 ? .visible : .hidden
      })
    Button("c") { columns.resetOrder() }
  }
}

private struct SymbolForms: View {
  @State private var isOn = false

  private var attributed: AttributedString {
    var text = AttributedString("fig")
    text.backgroundColor = .yellow
    if let range = text.range(of: "i") { text[range].swiftUI.backgroundColor = .clear }
    return text
  }

  var body: some View {
    Text(attributed)
    Image(systemName: isOn ? "star" : "circle")
      .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer), options: .nonRepeating))
      .contentTransition(.symbolEffect(.replace.magic(fallback: .replace), options: .speed(2)))
      .contentTransition(.symbolEffect(.replace.byLayer)).contentTransition(.symbolEffect(.automatic))
      .accessibilityLabel { label in
        Text("a")
        label
      }
    Label("a", systemImage: "star").labelReservedIconWidth(24).labelIconToTitleSpacing(4)
  }
}

private func drawingForms(_ path: CGPath, _ color: CGColor) -> [CGPath] {
  var rect = CGRect.zero
  guard !path.isRect(&rect), color.colorSpace == CGColorSpace(name: CGColorSpace.sRGB) else { return [] }
  return path.flattened(threshold: 0.1).componentsSeparated(using: .winding)
}

@MainActor struct PublicFormTests {
  @Test @MainActor func `Forms of public sources settle without a finding`() {
    let hosts: [(String, ViewHost<AnyView>)] = [
      ("controls", ViewHost(size: CGSize(width: 400, height: 800)) { AnyView(ControlForms()) }),
      (
        "toggle",
        ViewHost(size: CGSize(width: 400, height: 400)) {
          AnyView(Toggle("a", isOn: .constant(true)).toggleStyle(MixedStyle()))
        }
      ),
      ("tables", ViewHost(size: CGSize(width: 400, height: 400)) { AnyView(TableForms()) }),
      ("bars", ViewHost(size: CGSize(width: 400, height: 400)) { AnyView(BarForms()) }),
      ("accessibility", ViewHost(size: CGSize(width: 400, height: 400)) { AnyView(AccessibilityForms(isOn: true)) }),
      ("reports", ViewHost(size: CGSize(width: 400, height: 400)) { AnyView(ReportTable()) }),
      ("symbols", ViewHost(size: CGSize(width: 400, height: 400)) { AnyView(SymbolForms()) }),
    ]
    for (name, host) in hosts {
      expect(host.update().settled, "\(name)")
      expectEmpty(host.diagnostics.filter { $0.code != .unreadableImage }, "\(name)")
    }
    let drawing = ViewHost(size: CGSize(width: 400, height: 400)) { DrawingForms() }
    drawing.update()
    expect(drawing.diagnostics.map(\.code), equals: [.shaderNotApplied])
  }

  @Test @MainActor func `A path is flattened and separated into its areas`() {
    let color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    expect(
      drawingForms(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil), color).count, equals: 1)
    expectEmpty(drawingForms(CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil), color))
  }

  @Test @MainActor func `A conditional identifier is found only while it is enabled`() {
    expect(
      [true, false].map { isOn in
        let host = ViewHost(size: CGSize(width: 100, height: 100)) { AccessibilityForms(isOn: isOn) }
        host.update()
        return host.frame(of: "id") != nil
      }, equals: [true, false])
  }
}
