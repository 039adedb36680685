import Foundation
import PreferenceTestSupport
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Views that a built-in view sometimes omits from its body do not fold a default into its siblings' values.
@MainActor
struct OwnViewsTests {
  @Test(arguments: Control.allCases)
  func `A control does not change its sibling's value`(control: Control) {
    let host = makeHost {
      VStack {
        Color.red.preference(key: LastNumberKey.self, value: 7)
        control.view
      }
      .onPreferenceChange(LastNumberKey.self) { _ in }
    }
    host.update()
    expect(host.preference(LastNumberKey.self), equals: 7)
    expect(host.diagnostics.map(\.code), equals: [])
  }

  @Test func `Client content in a built-in view can be absent like any other content`() {
    let host = makeHost {
      VStack {
        Color.red.preference(key: LastNumberKey.self, value: 7)
        VStack { if false { Color.blue } }.modifier(Plain())
      }
      .onPreferenceChange(LastNumberKey.self) { _ in }
    }
    host.update()
    expect(host.preference(LastNumberKey.self), equals: -1)
    expect(host.diagnostics.map(\.code), equals: [.defaultIsNotIdentity])
  }

  @Test func `A client view in a module with a similar name is client content`() {
    // The name of this module begins with the name of a framework module.
    expect(_typeName(Passing.self).hasPrefix("TributaryViews"))
    let host = makeHost {
      VStack {
        Color.red.preference(key: LastNumberKey.self, value: 7)
        Passing()
      }
      .onPreferenceChange(LastNumberKey.self) { _ in }
    }
    host.update()
    expect(host.preference(LastNumberKey.self), equals: -1)
  }

  @Test func `Every composite view and modifier of the framework is marked as built-in`() {
    let host = makeHost {
      NavigationStack {
        Form {
          ForEach(Control.allCases, id: \.self) { $0.view }
          Table([Item()]) { TableColumn("a") { Text("\($0.id)") } }
        }
        .toolbar { Button("b") {} }
        .searchable(text: .constant(""))
        .sheet(isPresented: .constant(true)) { TabView { Text("a").tabItem { Text("b") } } }
        .alert("a", isPresented: .constant(true)) { Button("b") {} }
      }
    }
    host.update()
    let composites = TypeLayout.knownTypes.filter(isComposite).filter { type in
      frameworkModules.contains(String(_typeName(type).prefix { $0 != "." }))
    }
    expect(composites.count, above: 30)
    for type in composites { expect(type is any BuiltInComposite.Type, "\(type)") }
  }

  private let frameworkModules = [
    "TributaryEngine", "TributaryAnimation", "TributaryContainers", "TributaryViews", "TributaryControls",
    "TributaryHost",
  ]

  private func isComposite(_ type: Any.Type) -> Bool {
    func hasBody<V: View>(_: V.Type) -> Bool { V.Body.self != Never.self }
    func hasBody<M: ViewModifier>(_: M.Type) -> Bool { M.Body.self != Never.self }
    if let type = type as? any View.Type { return hasBody(type) }
    return (type as? any ViewModifier.Type).map { hasBody($0) } ?? false
  }

  private struct Item: Identifiable { let id = 1 }

  private struct Passing: View {
    var body: some View { VStack { if false { Color.blue } } }
  }

  enum Control: CaseIterable {
    case textField, typedField, secureField, editor, date, dates, menu, group, unavailable, button, toggle, slider,
      stepper
    case picker, menuPicker, segments, gauge, progress, box, label, link, labeled, disclosure, rename, share

    @MainActor @ViewBuilder var view: some View {
      switch self {
      case .textField: TextField("a", text: .constant(""))
      case .typedField: TextField("a", text: .constant("b"), prompt: Text("c"))
      case .secureField: SecureField("a", text: .constant(""))
      case .editor: TextEditor(text: .constant("a\nb"))
      case .date: DatePicker("a", selection: .constant(Date(timeIntervalSince1970: 0)))
      case .dates: MultiDatePicker("a", selection: .constant([]))
      case .menu: Menu("a") { Button("b") {} }
      case .group:
        ControlGroup {
          Button("a") {}; Button("b") {}
        }
      case .unavailable: ContentUnavailableView("a", systemImage: "star")
      case .button: Button("a") {}
      case .toggle: Toggle("a", isOn: .constant(true))
      case .slider: Slider(value: .constant(0.5))
      case .stepper: Stepper("a", value: .constant(1))
      case .picker: Picker("a", selection: .constant(1)) { Text("1").tag(1) }
      case .menuPicker: Picker("a", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.menu)
      case .segments: Picker("a", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.segmented)
      case .gauge: Gauge(value: 0.5) { Text("a") }
      case .progress: ProgressView("a", value: 0.5)
      case .box: GroupBox("a") { Text("b") }
      case .label: Label("a", systemImage: "star")
      case .link: URL(string: "https://example.org").map { Link("a", destination: $0) }
      case .labeled: LabeledContent("a", value: "b")
      case .disclosure: DisclosureGroup("a") { Text("b") }
      case .rename: EditButton()
      case .share: URL(string: "https://example.org").map { ShareLink(item: $0) }
      }
    }
  }

  private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content.padding(1) }
  }
}
