import SwiftUI

struct DiskReportFile: Identifiable {
  let id: String
  var name: String { id }
  var size: Int
}

struct DiskReport: View {
  @State private var files = [
    DiskReportFile(id: "notes.txt", size: 4), DiskReportFile(id: "film.mov", size: 900),
    DiskReportFile(id: "song.mp3", size: 12),
  ]
  @State private var order = [KeyPathComparator(\DiskReportFile.name)]
  @State private var chosen = Set<DiskReportFile.ID>()
  @State private var tint = Color.blue
  @State private var kind = "All"

  private var total: Int { files.map(\.size).reduce(0, +) }

  var body: some View {
    VStack {
      Table(files, selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("MB", value: \.size) { file in
          Text("\(file.size)").monospacedDigit()
        }
        .width(60)
      }
      .onChange(of: order) { _, new in files.sort(using: new) }
      Form {
        Picker("Kind", selection: $kind) {
          Text("All").tag("All")
          Text("Chosen").tag("Chosen")
        }
        ColorPicker("Tint", selection: $tint, supportsOpacity: false)
        ProgressView("Used", value: Double(total), total: 1000)
          .progressViewStyle(.linear)
      }
      .scrollContentBackground(.hidden)
      Gauge(value: Double(total), in: 0...1000) {
        Text("Disk")
      } currentValueLabel: {
        Text("\(total)")
      }
      .gaugeStyle(.accessoryCircularCapacity)
    }
    .tint(tint)
    .toolbar {
      Button("Delete") {
        files.removeAll { chosen.contains($0.id) }
        chosen = []
      }
      .disabled(chosen.isEmpty)
      .accessibilityIdentifier("delete")
    }
  }
}

#Preview { DiskReport() }
