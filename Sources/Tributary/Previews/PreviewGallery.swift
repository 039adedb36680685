import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryControls
import TributaryHost
import TributaryViews

/// A view of all previews in a program, shown interactively in a browser window.
struct PreviewGallery: View {
  let previews: [(heading: String, preview: Preview)]
  let contexts: PreviewContexts
  /// The index of the preview that is shown in all variants.
  @State private var variants: Int?

  var body: some View {
    ScrollView {
      if previews.isEmpty {
        Text("This program contains no previews. Optimized builds omit previews.").padding()
      } else if let variants {
        PreviewVariants(heading: previews[variants].heading, preview: previews[variants].preview) {
          self.variants = nil
        }
      } else {
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 400), spacing: 24, alignment: .topLeading)], alignment: .leading,
          spacing: 32
        ) {
          ForEach(previews.indices, id: \.self) { index in
            PreviewCard(heading: previews[index].heading, preview: previews[index].preview) { variants = index }
          }
        }
        .padding()
      }
    }
    .navigationTitle("Previews")
    .environment(\.previewContexts, contexts)
  }
}

/// A preview with its name, its source position, and controls for its environment.
private struct PreviewCard: View {
  let heading: String
  let preview: Preview
  let showVariants: @MainActor () -> Void
  @Environment(\.previewContexts) private var contexts
  @State private var settings = PreviewSettings()
  @State private var findings: PreviewFindings?
  @State private var showsReport = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(VisibleText(heading).text).font(.headline)
        if let findings, findings.count > 0 {
          Button(findings.count == 1 ? "1 finding" : "\(findings.count) findings") { showsReport.toggle() }
            .foregroundStyle(.red)
        }
      }
      HStack(spacing: 12) {
        Toggle("Dark", isOn: $settings.isDark)
        Toggle("Contrast", isOn: $settings.increasesContrast)
        Toggle("Right to left", isOn: $settings.isRightToLeft)
        Button("Variants", action: showVariants)
      }
      .toggleStyle(.button)
      HStack(spacing: 12) {
        choice("Text", $settings.textSize, PreviewSettings.textSizes) { "\($0)" }
        choice("Locale", $settings.locale, PreviewSettings.locales) { $0.isEmpty ? "browser" : $0 }
        choice("Width", $settings.width, PreviewSettings.widths) { $0 == 0 ? "declared" : "\(Int($0))" }
      }
      if showsReport, let findings {
        Text(findings.report).font(.system(size: 11, design: .monospaced))
      }
      PreviewStage(preview: preview, settings: settings)
    }
    .onAppear { if findings == nil { findings = PreviewFindings(of: preview, contexts) } }
  }

  private func choice<Value: Hashable>(
    _ title: String, _ selection: Binding<Value>, _ values: [Value], _ name: @escaping (Value) -> String
  ) -> some View {
    Menu("\(title): \(name(selection.wrappedValue))") {
      ForEach(values, id: \.self) { value in Button(name(value)) { selection.wrappedValue = value } }
    }
  }
}

/// A preview in all variants.
private struct PreviewVariants: View {
  let heading: String
  let preview: Preview
  let close: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Button("All previews", action: close)
        Text(VisibleText(heading).text).font(.headline)
      }
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 400), spacing: 24, alignment: .topLeading)], alignment: .leading,
        spacing: 24
      ) {
        ForEach(PreviewSettings.variants.indices, id: \.self) { index in
          VStack(alignment: .leading, spacing: 4) {
            Text(PreviewSettings.variants[index].name)
            PreviewStage(preview: preview, settings: PreviewSettings.variants[index].settings)
          }
        }
      }
    }
    .padding()
  }
}
