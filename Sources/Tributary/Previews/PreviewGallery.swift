import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
package import TributaryEngine
import TributaryControls
import TributaryHost
import TributaryViews

/// A view of all previews in a program, shown interactively in a browser window.
package struct PreviewGallery: View {
  let previews: [(heading: String, preview: Preview)]
  let contexts: PreviewContexts?
  /// The index of the preview that is shown in all variants.
  @State private var variants: Int?
  @State private var queue: PreviewFindingsQueue

  /// - Parameter contexts: The shared contexts of the previews, or `nil` if every preview creates its own.
  package init(previews: [(heading: String, preview: Preview)], contexts: PreviewContexts? = nil) {
    self.init(previews: previews, contexts: contexts, queue: PreviewFindingsQueue(contexts))
  }

  /// - Parameter queue: The queue that determines the findings.
  init(
    previews: [(heading: String, preview: Preview)], contexts: PreviewContexts? = nil, queue: PreviewFindingsQueue
  ) {
    self.previews = previews
    self.contexts = contexts
    self.queue = queue
  }

  package var body: some View {
    ScrollView {
      if previews.isEmpty {
        Text("This program contains no previews. Optimized builds omit previews.").padding()
      } else if let variants {
        PreviewVariants(
          heading: previews[variants].heading, preview: previews[variants].preview, index: variants, queue: queue
        ) { self.variants = nil }
      } else {
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 400), spacing: 24, alignment: .topLeading)], alignment: .leading,
          spacing: 32
        ) {
          ForEach(previews.indices, id: \.self) { index in
            PreviewCard(
              heading: previews[index].heading, preview: previews[index].preview, index: index, queue: queue
            ) { variants = index }
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
  let index: Int
  let queue: PreviewFindingsQueue
  let showVariants: @MainActor () -> Void
  @State private var settings = PreviewSettings()
  @State private var showsReport = false
  @State private var showsWidths = false
  /// The width that the slider selects, in points; 0 without a selection.
  @State private var width: CGFloat = 0
  @Environment(\.previewContexts) private var contexts

  var body: some View {
    let key = PreviewFindingsQueue.Key(preview: index, settings: settings)
    let findings = queue.findings[key]
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(VisibleText(heading).text).font(.headline)
        if let findings, findings.count > 0 { PreviewBadge(count: findings.count, showsReport: $showsReport) }
      }
      HStack(spacing: 12) {
        Toggle("Dark", isOn: $settings.isDark)
        Toggle("Contrast", isOn: $settings.increasesContrast)
        Toggle("Right to left", isOn: $settings.isRightToLeft)
      }
      .toggleStyle(.button)
      HStack(spacing: 12) {
        Toggle("Widths", isOn: $showsWidths).toggleStyle(.button)
        Button("Variants", action: showVariants)
      }
      HStack(spacing: 12) {
        choice("Text", $settings.textSize, PreviewSettings.textSizes) { "\($0)" }
        choice("Locale", $settings.locale, PreviewSettings.locales) { $0.isEmpty ? "browser" : $0 }
        choice("Width", $settings.width, PreviewSettings.widths) { $0 == 0 ? "declared" : "\(Int($0))" }
      }
      if showsReport, let findings, findings.count > 0 { PreviewReport(findings: findings) }
      if showsWidths {
        PreviewWidths(preview: preview, settings: settings, contexts: contexts, width: $width)
      }
      PreviewStage(preview: preview, settings: shownSettings)
    }
    .requestingFindings(key, of: preview, from: queue)
  }

  /// The settings with the width of the slider. The slider does not change the settings, so that a movement requests no
  /// findings.
  private var shownSettings: PreviewSettings {
    var shown = settings
    if showsWidths, width > 0 { shown.width = width }
    return shown
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
  let index: Int
  let queue: PreviewFindingsQueue
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
        ForEach(PreviewSettings.variants.indices, id: \.self) { variant in
          PreviewVariant(
            name: PreviewSettings.variants[variant].name, preview: preview,
            key: .init(preview: index, settings: PreviewSettings.variants[variant].settings), queue: queue)
        }
      }
    }
    .padding()
  }
}

/// A preview in one variant, with the name of the variant.
private struct PreviewVariant: View {
  let name: String
  let preview: Preview
  let key: PreviewFindingsQueue.Key
  let queue: PreviewFindingsQueue
  @State private var showsReport = false

  var body: some View {
    let findings = queue.findings[key]
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(name)
        if let findings, findings.count > 0 { PreviewBadge(count: findings.count, showsReport: $showsReport) }
      }
      if showsReport, let findings, findings.count > 0 { PreviewReport(findings: findings) }
      PreviewStage(preview: preview, settings: key.settings)
    }
    .requestingFindings(key, of: preview, from: queue)
  }
}

// MARK: Findings

/// A button with the number of findings of a preview that opens their report.
private struct PreviewBadge: View {
  let count: Int
  @Binding var showsReport: Bool

  var body: some View {
    Button(count == 1 ? "1 finding" : "\(count) findings") { showsReport.toggle() }.foregroundStyle(.red)
  }
}

/// The text of the findings of a preview.
private struct PreviewReport: View {
  let findings: PreviewFindings

  var body: some View { Text(findings.report).font(.system(size: 11, design: .monospaced)) }
}

extension View {
  /// Requests the findings of a preview while this view is visible, again after each change of its settings.
  fileprivate func requestingFindings(
    _ key: PreviewFindingsQueue.Key, of preview: Preview, from queue: PreviewFindingsQueue
  ) -> some View {
    onAppear { queue.request(key, of: preview) }
      .onChange(of: key) { old, new in
        queue.cancel(old)
        queue.request(new, of: preview)
      }
      .onDisappear { queue.cancel(key) }
  }
}
