import TributaryControls
import TributaryDiagnostics
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributarySweep
import TributaryViews

/// A slider for the width of a preview, with the findings of a sweep as marks below it.
///
/// The sweep runs when it is requested, and again after each change of the settings.
struct PreviewWidths: View {
  let preview: Preview
  let settings: PreviewSettings
  let contexts: PreviewContexts?
  /// The selected width, in points; 0 for the width that the settings declare.
  @Binding var width: CGFloat
  @State private var report: SweepReport?
  /// The locale of the browser.
  @Environment(\.locale) private var locale

  /// The widths of the slider, in points.
  static let range: ClosedRange<CGFloat> = 280...1000

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 12) {
        Slider(value: shownWidth, in: Self.range, step: 1) { Text("Width") }
        Text("\(Int(shownWidth.wrappedValue)) points").fixedSize()
        Button("Sweep") { report = sweptReport() }
      }
      if let report {
        PreviewStrip(findings: report.findings, range: Self.range, width: $width)
        PreviewSweepText(report: report, width: shownWidth.wrappedValue)
      }
    }
    .onChange(of: sweptSettings) { if report != nil { report = sweptReport() } }
  }

  /// The settings without the width, which the sweep changes.
  private var sweptSettings: PreviewSettings {
    var swept = settings
    swept.width = 0
    return swept
  }

  private var declaredSize: CGSize? { preview.size(in: PreviewStage.window) }

  private var shownWidth: Binding<CGFloat> {
    let declared = settings.width > 0 ? settings.width : declaredSize?.width ?? PreviewStage.window.width
    let shown = min(max(width > 0 ? width : declared, Self.range.lowerBound), Self.range.upperBound)
    return Binding {
      shown
    } set: {
      width = $0
    }
  }

  private func sweptReport() -> SweepReport {
    LayoutSweep(widths: Self.range, height: declaredSize?.height ?? 800).run {
      VStack { ModifiedPreview(content: AnyView(preview.body()), changes: preview.changes) }
        .previewed(settings)
        .environment(\.locale, locale)
        .environment(\.previewContexts, contexts)
    }
  }
}

/// A strip over a range of widths with a mark for each finding. A tap on a mark selects a width inside it.
private struct PreviewStrip: View {
  let findings: [SweepFinding]
  let range: ClosedRange<CGFloat>
  @Binding var width: CGFloat

  /// Half of the length of the knob, by which the track of the slider is shorter than the slider.
  private static let margin: CGFloat = 8

  var body: some View {
    GeometryReader { proxy in
      let scale = max(0, proxy.size.width - 2 * Self.margin) / (range.upperBound - range.lowerBound)
      ZStack(alignment: .topLeading) {
        Capsule().fill(Color.gray.opacity(0.25)).frame(height: 8)
        ForEach(findings.indices, id: \.self) { index in
          let lengths = findings[index].lengths
          Button {
            width = ((lengths.lowerBound + lengths.upperBound) / 2).rounded()
          } label: {
            (findings[index].severity == .error ? Color.red : Color.orange)
              .frame(width: max(2, (lengths.upperBound - lengths.lowerBound) * scale), height: 8)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(findings[index].description)
          .offset(x: Self.margin + (lengths.lowerBound - range.lowerBound) * scale)
        }
      }
    }
    .frame(height: 8)
  }
}

/// The findings at one width.
private struct PreviewSweepText: View {
  let report: SweepReport
  let width: CGFloat

  var body: some View {
    let shown = report.findings.filter { $0.lengths.contains(width) }.map(\.description)
    Text((report.problems + (shown.isEmpty ? ["No findings at this width."] : shown)).joined(separator: "\n"))
      .font(.system(size: 11, design: .monospaced))
  }
}
