import Foundation
import PreferenceTestSupport
import Testing
import TributaryAnimation
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// Containers of client code in the content of framework views fold as they do elsewhere.
@MainActor
struct ClientContentTests {
  @Test(arguments: Place.allCases)
  func `A container that can be empty contributes the default in every control`(place: Place) {
    expect(value(of: place.view(around: VStack { if false { Color.blue } })), equals: -1)
    expect(value(of: place.view(around: VStack { Color.blue })), equals: 7)
  }

  @Test func `Conditions in the body of a framework view do not make a client container dynamic`() {
    expect(
      value(
        of: VStack {
          Section {
            Color.blue
          } header: {
            Text("a")
          }
        }), equals: 7)
    expect(value(of: VStack { Section("a", isExpanded: .constant(true)) { Color.blue } }), equals: 7)
    expect(value(of: VStack { Picker("a", selection: .constant(1)) { Text("1").tag(1) } }), equals: 7)
    expect(value(of: VStack { NavigationLink("a", value: 1) }), equals: 7)
    expect(value(of: VStack { Form { Text("a") } }), equals: 7)
    expect(value(of: VStack { PhaseAnimator([1, 2]) { _ in Color.blue } }), equals: 7)
  }

  @Test func `Conditions in the content of a framework view make a client container dynamic`() {
    expect(value(of: VStack { Section { if false { Color.blue } } }), equals: -1)
    expect(
      value(
        of: VStack {
          Section {
            Color.blue
          } footer: {
            if false { Color.blue }
          }
        }), equals: -1)
    expect(value(of: VStack { GlassEffectContainer { if false { Color.blue } } }), equals: -1)
    expect(value(of: VStack { TimelineView(.everyMinute) { _ in if false { Color.blue } } }), equals: -1)
    expect(value(of: VStack { OutlineGroup([Node](), children: \.children) { _ in Color.blue } }), equals: -1)
    expect(value(of: VStack { ForEach([1], id: \.self) { _ in Section { Color.blue } } }), equals: -1)
  }

  @Test func `A client container in the label of a client style is client content`() {
    let label = VStack { if false { Color.blue } }
    expect(value(of: Button(action: {}, label: { label }).buttonStyle(Framed())), equals: -1)
    expect(value(of: Button(action: {}, label: { Color.blue }).buttonStyle(Framed())), equals: 7)
  }

  private struct Node: Identifiable {
    let id = 1
    var children: [Node]?
  }

  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(2) }
  }

  private func value(of view: some View) -> Int {
    let host = makeHost {
      HStack {
        Color.red.preference(key: LastNumberKey.self, value: 7)
        view
      }
      .onPreferenceChange(LastNumberKey.self) { _ in }
    }
    host.update()
    expect(host.core.checkInvariants(), equals: [])
    return host.preference(LastNumberKey.self)
  }

  enum Place: CaseIterable {
    case nowhere, button, link, toggle, title, icon, labeled, value, box, boxLabel, disclosed, disclosureLabel, group
    case menuLabel, minimum, stepper, date, color, gauge, bound, progress, fieldLabel, pickerLabel, option, unavailable
    case header, content, footer, timeline, image, phases, keyframes, glass, elements, navigationLink

    @MainActor @ViewBuilder
    func view(around content: some View) -> some View {
      switch self {
      case .nowhere, .button, .link, .toggle, .title, .icon, .labeled, .value: line(around: content)
      case .box, .boxLabel, .disclosed, .disclosureLabel, .group, .menuLabel: group(around: content)
      case .minimum, .stepper, .date, .color, .gauge, .bound, .progress: number(around: content)
      case .fieldLabel, .pickerLabel, .option, .unavailable, .header, .content, .footer: part(around: content)
      case .timeline, .image, .phases, .keyframes, .glass, .elements, .navigationLink: other(around: content)
      }
    }

    @MainActor @ViewBuilder
    private func line(around content: some View) -> some View {
      switch self {
      case .button: Button(action: {}, label: { content })
      case .link: Link(destination: URL(filePath: "/"), label: { content })
      case .toggle: Toggle(isOn: .constant(true)) { content }
      case .title: Label(title: { content }, icon: { Color.blue })
      case .icon: Label(title: { Text("a") }, icon: { content })
      case .labeled: LabeledContent(content: { Color.blue }, label: { content })
      case .value: LabeledContent(content: { content }, label: { Color.blue })
      default: content
      }
    }

    @MainActor @ViewBuilder
    private func group(around content: some View) -> some View {
      switch self {
      case .box: GroupBox { content }
      case .boxLabel: GroupBox(content: { Color.blue }, label: { content })
      case .disclosed: DisclosureGroup(isExpanded: .constant(true), content: { content }, label: { Text("a") })
      case .disclosureLabel: DisclosureGroup(content: { Color.blue }, label: { content })
      case .group: ControlGroup { content }
      default: Menu(content: { Button("a") {} }, label: { content })
      }
    }

    @MainActor @ViewBuilder
    private func number(around content: some View) -> some View {
      switch self {
      case .minimum:
        Slider(
          value: .constant(0.5), label: { Text("a") }, minimumValueLabel: { content }, maximumValueLabel: { content })
      case .stepper: Stepper(value: .constant(1), label: { content })
      case .date: DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), label: { content })
      case .color: ColorPicker(selection: .constant(.red), label: { content })
      case .gauge: Gauge(value: 0.5, label: { content })
      case .bound:
        Gauge(
          value: 0.5, label: { Text("a") }, currentValueLabel: { Text("b") }, minimumValueLabel: { content },
          maximumValueLabel: { content })
      default: ProgressView(value: 0.5, label: { content })
      }
    }

    @MainActor @ViewBuilder
    private func part(around content: some View) -> some View {
      switch self {
      case .fieldLabel: TextField(text: .constant(""), label: { content })
      case .pickerLabel:
        Picker(selection: .constant(1), content: { Text("1").tag(1) }, label: { content }).pickerStyle(.inline)
      case .option: Picker("a", selection: .constant(1)) { content.tag(1) }.pickerStyle(.segmented)
      case .unavailable: ContentUnavailableView(label: { content })
      case .header: Section(content: { Color.blue }, header: { content })
      case .footer: Section(content: { Color.blue }, footer: { content })
      default: Section { content }
      }
    }

    @MainActor @ViewBuilder
    private func other(around content: some View) -> some View {
      switch self {
      case .timeline: TimelineView(.everyMinute) { _ in content }
      case .image: AsyncImage(url: nil) { (_: AsyncImagePhase) in content }
      case .phases: PhaseAnimator([1, 2]) { _ in content }
      case .keyframes:
        KeyframeAnimator(initialValue: 0.0) { _ in
          content
        } keyframes: { _ in
          LinearKeyframe(1, duration: 1)
        }
      case .glass: GlassEffectContainer { content }
      case .elements: Group(subviews: Color.blue) { _ in content }
      default: NavigationLink(value: 1, label: { content })
      }
    }
  }
}
