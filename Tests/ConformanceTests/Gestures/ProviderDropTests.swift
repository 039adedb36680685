import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryTransfer
import TributaryEngine
import TributaryControls
import TributaryHost
import TributaryViews

/// Drags of item providers, in 300 by 300 points.
@MainActor @Suite struct ProviderDropTests {
  private let journal = Journal()

  @Test(.claim("DRAG-20")) func `A provider is dropped on a target of its content types`() {
    struct Board: View {
      let journal: Journal
      @State private var isTargeted = false

      var body: some View {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Ink.red.color.frame(width: 100, height: 100).onDrag { NSItemProvider(object: "fig" as NSString) }
            Ink.blue.color.frame(width: 100, height: 100).onDrag { NSItemProvider(object: URL(filePath: "/a")) }
          }
          Ink.green.color.frame(width: 300, height: 200)
            .onDrop(of: [.text], isTargeted: $isTargeted) { providers, location in
              for provider in providers {
                _ = provider.loadObject(ofClass: NSString.self) { text, _ in
                  journal.note("\(text as? String ?? "none") at \(short(location))")
                }
              }
              return true
            }
            .onChange(of: isTargeted) { journal.note("targeted \($1)") }
        }
      }
    }
    let host = settledHost(300, 300) { Board(journal: journal) }
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 250))
    let told = journal.take()
    #expect(told.contains("fig at 150 150"))
    #expect(told.hasSuffix("targeted false") || told.contains("targeted true"))
    play(host, journal, "drag 220,50 150,250 | log =; diagnostics =")
  }

  @Test(.claim("DRAG-21")) func `A drop delegate follows and accepts a drag`() {
    struct Taker: DropDelegate {
      let journal: Journal

      func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
      func dropEntered(info: DropInfo) { journal.note("entered \(short(info.location))") }
      func dropUpdated(info: DropInfo) -> DropProposal? {
        journal.note("updated \(short(info.location))")
        return DropProposal(operation: .move)
      }
      func dropExited(info: DropInfo) { journal.note("exited") }
      func performDrop(info: DropInfo) -> Bool {
        journal.note("dropped \(info.itemProviders(for: [.text]).count)")
        return true
      }
    }
    struct Board: View {
      let journal: Journal

      var body: some View {
        VStack(spacing: 0) {
          Ink.red.color.frame(width: 300, height: 100).onDrag { NSItemProvider(object: "fig" as NSString) }
          Ink.green.color.frame(width: 300, height: 200).onDrop(of: [.text], delegate: Taker(journal: journal))
        }
      }
    }
    let host = settledHost(300, 300) { Board(journal: journal) }
    host.send(.down(at: CGPoint(x: 50, y: 50), time: host.time))
    var told: [String] = []
    for y in [90, 150, 160, 50, 150] {
      host.send(.moved(to: CGPoint(x: 50, y: CGFloat(y)), time: host.time))
      told.append(journal.take())
    }
    expect(told, equals: ["", "entered 50 50", "updated 50 60", "exited", "entered 50 50"])
    play(host, journal, "up 50,150 | log ends dropped 1")
  }

  @Test func `A provider lists its types and loads registered values`() throws {
    let provider = NSItemProvider(object: "fig" as NSString)
    expect(provider.registeredTypeIdentifiers, equals: ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.url"))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    var loaded: [String] = []
    _ = provider.loadObject(ofClass: String.self) { text, _ in loaded.append(text ?? "none") }
    provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
      loaded.append(String(decoding: data ?? Data(), as: UTF8.self))
    }
    provider.loadItem(forTypeIdentifier: "public.text") { item, _ in loaded.append("\(item ?? "none")") }
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
      loaded.append(error == nil ? "data" : "error")
    }
    expect(loaded, equals: ["fig", "fig", "fig", "error"])
    let address = NSItemProvider(item: URL(string: "https://a.example"), typeIdentifier: nil)
    #expect(address.canLoadObject(ofClass: NSURL.self))
  }
}

private func short(_ point: CGPoint) -> String { "\(short(point.x)) \(short(point.y))" }
