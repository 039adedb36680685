import Testing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Controls whose labels are hidden.
@MainActor @Suite struct LabelsHiddenTests {
  @Test(
    .claim(
      "CONTROL-65", "A control with hidden labels consists of the control without its label.", .documented,
      "Apple's documentation of labelsHidden()"),
    arguments: ["toggle", "checkbox", "stepper", "picker", "progress", "busy", "gauge", "content", "group"])
  func `A control with hidden labels omits its label`(name: String) {
    let host = settledHost(300, 200) { control(name).accessibilityIdentifier("control") }
    let hidden = settledHost(300, 200) { control(name).accessibilityIdentifier("control").labelsHidden() }
    #expect(host.frame(of: "label") != nil)
    #expect(hidden.frame(of: "label") == nil)
    let (with, without) = (host.frame(of: "control") ?? .null, hidden.frame(of: "control") ?? .null)
    #expect(without.width < with.width || without.height < with.height)
    #expect(without.width > 0 && without.height > 0)
  }

  private func control(_ name: String) -> AnyView {
    let label = Block("label", 70, 30)
    return switch name {
    case "toggle": AnyView(Toggle(isOn: .constant(true)) { label })
    case "checkbox": AnyView(Toggle(isOn: .constant(true)) { label }.toggleStyle(.checkbox))
    case "stepper": AnyView(Stepper(value: .constant(1)) { label })
    case "picker":
      AnyView(
        Picker(selection: .constant(1)) {
          Text("1").tag(1)
        } label: {
          label
        }.pickerStyle(.inline).fixedSize())
    case "progress": AnyView(ProgressView(value: 0.5) { label })
    case "busy": AnyView(ProgressView { label })
    case "gauge": AnyView(Gauge(value: 0.5) { label })
    case "content":
      AnyView(
        LabeledContent {
          Text("value")
        } label: {
          label
        })
    default:
      AnyView(
        ControlGroup {
          Button("one") {}
        } label: {
          label
        })
    }
  }
}
