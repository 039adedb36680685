import Foundation
import Testing
import TributaryGeometry
import TributaryTransfer
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Drops between the rows of a collection, and modifiers around a collection whose rows can be edited.
@MainActor @Suite struct RowInsertionTests {
  private let journal = Journal()

  private struct Shelf<Rows: View>: View {
    @ViewBuilder let rows: Rows

    var body: some View {
      VStack(spacing: 0) {
        Ink.red.color.frame(width: 100, height: 40).draggable("fig")
        List { rows }.listStyle(.plain)
      }
      .frame(width: 300, height: 300)
    }
  }

  private let source = CGPoint(x: 150, y: 20)

  @Test func `A value is dropped before or after the row under the pointer`() throws {
    let host = settledHost(300, 300) {
      Shelf {
        ForEach(["a", "b"], id: \.self) { Block($0, 100, 40) }
          .dropDestination(for: String.self) { texts, offset in journal.note("\(texts.joined()) before \(offset)") }
      }
    }
    let row = try #require(host.frame(of: "b"))
    host.drag(from: source, to: CGPoint(x: row.midX, y: row.minY + 2))
    host.drag(from: source, to: CGPoint(x: row.midX, y: row.maxY - 2))
    #expect(journal.take() == "fig before 1 fig before 2")
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `Item providers are dropped between rows, also beside the views of the rows`() throws {
    let host = settledHost(300, 300) {
      Shelf {
        ForEach(["a", "b"], id: \.self) { Text($0).accessibilityIdentifier($0) }
          .onInsert(of: [.text]) { offset, providers in
            for provider in providers {
              _ = provider.loadObject(ofClass: NSString.self) { text, _ in
                journal.note("\(text as? String ?? "none") before \(offset)")
              }
            }
          }
      }
    }
    let row = try #require(host.frame(of: "b"))
    host.drag(from: source, to: CGPoint(x: 290, y: row.minY - 4))
    host.drag(from: source, to: CGPoint(x: 290, y: row.maxY + 4))
    #expect(journal.take() == "fig before 1 fig before 2")
    host.drag(from: source, to: CGPoint(x: 150, y: 290))
    #expect(journal.take() == "", "the area below the last row accepts no drop")
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `The offset of a drop is that of the collection with the modifier`() throws {
    let host = settledHost(300, 300) {
      Shelf {
        ForEach(["a", "b"], id: \.self) { name in
          ForEach(0..<2) { Block("\(name)\($0)", 100, 30) }
        }
        .dropDestination(for: String.self) { texts, offset in journal.note("\(texts.joined()) before \(offset)") }
      }
    }
    let row = try #require(host.frame(of: "a1"))
    host.drag(from: source, to: CGPoint(x: row.midX, y: row.minY + 2))
    host.drag(from: source, to: CGPoint(x: row.midX, y: row.maxY - 2))
    #expect(journal.take() == "fig before 0 fig before 1")
  }

  private struct Decorated: View {
    let journal: Journal
    let isTarget: Bool
    @State private var names = ["a", "b", "c"]

    var body: some View {
      List {
        let rows = ForEach(names, id: \.self) { Block($0, 20, 10) }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        if isTarget {
          rows.dropDestination(for: String.self) { _, _ in }
        } else {
          rows.listRowSeparator(.hidden)
        }
      }
      .environment(\.editMode, .constant(.active))
      .onChange(of: names) { journal.note($1.joined()) }
    }
  }

  @Test(arguments: [false, true])
  func `A modifier around a collection keeps the controls that delete and move its rows`(_ isTarget: Bool) {
    let host = settledHost(200, 160) { Decorated(journal: journal, isTarget: isTarget) }
    host.drag(from: CGPoint(x: 175, y: 18), to: CGPoint(x: 175, y: 62))
    #expect(journal.take() == "bac")
    host.tap(at: CGPoint(x: 26, y: 16))
    #expect(journal.take() == "ac")
  }
}
