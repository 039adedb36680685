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
    expect(journal.take(), equals: "fig before 1 fig before 2")
    expect(host.diagnostics.isEmpty, equals: true)
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
    expect(journal.take(), equals: "fig before 1 fig before 2")
    expect(host.diagnostics.isEmpty, equals: true)
  }

  private struct Sections: View {
    let names: [String]
    let journal: Journal
    var isClosed = false

    var body: some View {
      Shelf {
        Section {
          ForEach(["above"], id: \.self) { Block($0, 100, 40) }
            .dropDestination(for: String.self) { texts, offset in journal.note("\(texts.joined()) above \(offset)") }
        }
        Section {
          ForEach(names, id: \.self) { Block($0, 100, 40) }
            .onDelete { _ in }
            .dropDestination(for: String.self) { texts, offset in journal.note("\(texts.joined()) before \(offset)") }
        } footer: {
          Block("footer", 100, 10)
        }
        if isClosed { Block("closed", 100, 20) }
      }
    }
  }

  @Test(arguments: [0, 1, 2])
  func `A drop below all rows inserts at the end of the last collection`(_ count: Int) throws {
    let names = ["a", "b"].prefix(count)
    let host = settledHost(300, 300) { Sections(names: Array(names), journal: journal) }
    host.drag(from: source, to: CGPoint(x: 150, y: 290))
    expect(journal.take(), equals: "fig before \(count)")
    let row = try #require(host.frame(of: "above"))
    host.drag(from: source, to: CGPoint(x: row.midX, y: row.minY + 2))
    expect(journal.take(), equals: "fig above 0")
    expect(host.diagnostics.isEmpty, equals: true)
  }

  @Test func `A drop on or below a last row without a collection is not accepted`() throws {
    let closed = settledHost(300, 300) { Sections(names: ["a"], journal: journal, isClosed: true) }
    let row = try #require(closed.frame(of: "closed"))
    for y in [row.midY, 290] { closed.drag(from: source, to: CGPoint(x: 150, y: y)) }
    expect(journal.take(), equals: "")
  }

  @Test(arguments: [false, true])
  func `An empty list accepts drops unless it is disabled`(_ isDisabled: Bool) {
    let host = settledHost(300, 300) {
      VStack(spacing: 0) {
        Ink.red.color.frame(width: 100, height: 40).draggable("fig")
        List {
          ForEach([String](), id: \.self) { Block($0, 100, 40) }
            .onInsert(of: [.text]) { offset, _ in journal.note("before \(offset)") }
        }
        .disabled(isDisabled)
      }
      .frame(width: 300, height: 300)
    }
    host.drag(from: source, to: CGPoint(x: 150, y: 100))
    expect(journal.take(), equals: isDisabled ? "" : "before 0")
    expect(host.diagnostics.isEmpty, equals: true)
  }

  @Test func `A value of another type is not accepted below the rows`() {
    let host = settledHost(300, 300) {
      Shelf {
        ForEach([String](), id: \.self) { Block($0, 100, 40) }
          .onInsert(of: [.image]) { _, _ in journal.note("image") }
      }
      .dropDestination(for: String.self) { _, _ in
        journal.note("list")
        return true
      }
    }
    host.drag(from: source, to: CGPoint(x: 150, y: 290))
    expect(journal.take(), equals: "list")
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
    expect(journal.take(), equals: "fig before 0 fig before 1")
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
    expect(journal.take(), equals: "bac")
    host.tap(at: CGPoint(x: 26, y: 16))
    expect(journal.take(), equals: "ac")
  }
}
