import Foundation
import Testing
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// Alerts and dialogs that a binding to an optional item presents.
@MainActor @Suite struct ItemDialogTests {
  private let journal = Journal()

  private struct Photo {
    var name: String
  }

  private struct Stage: View {
    let journal: Journal
    var asks = false
    @State private var photo: Photo?

    var body: some View {
      VStack {
        Trigger("open") { photo = Photo(name: "swan") }
        Trigger("tell") { journal.note(photo?.name ?? "nothing") }
        if asks {
          Color.yellow.confirmationDialog("Delete?", item: $photo, titleVisibility: .visible) { photo in
            Button("Delete \(photo.name)", role: .destructive) { journal.note("deleted \(photo.name)") }
              .accessibilityIdentifier("delete")
          } message: { photo in
            Text("About \(photo.name)")
          }
        } else {
          Color.yellow.alert("Delete?", item: $photo) { photo in
            Button("Delete \(photo.name)", role: .destructive) { journal.note("deleted \(photo.name)") }
              .accessibilityIdentifier("delete")
            Button("Keep", role: .cancel) {}
          }
        }
      }
    }
  }

  @Test(.claim("DIALOG-17"), arguments: [false, true])
  func `A dialog for an item sets the item to nil`(asks: Bool) {
    let host = settledHost(300, 300) { Stage(journal: journal, asks: asks) }
    expect(host.lines, equals: [])
    play(host, "tap open; rest")
    let message = asks ? ["About swan"] : []
    expect(host.lines, equals: ["Delete?"] + message + ["Delete swan", asks ? "Cancel" : "Keep"])
    play(
      host, journal,
      "tap delete; rest | log = deleted swan; lines =",
      "tap tell | log = nothing")
  }

  /// A dialog for a name.
  private struct Question: View {
    let journal: Journal
    let asks: Bool
    var name: String?

    var body: some View {
      let item = Binding<String?>(get: { name }, set: { _ in })
      if asks {
        Color.yellow.confirmationDialog("Delete?", item: item) { name in
          Button("Delete \(name)") { journal.note("deleted \(name)") }.accessibilityIdentifier("delete")
        }
      } else {
        Color.yellow.alert("Delete?", item: item) { name in
          Button("Delete \(name)") { journal.note("deleted \(name)") }.accessibilityIdentifier("delete")
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `A dialog that is presented for another item while it disappears shows that item`(asks: Bool) {
    let host = settledHost(300, 300) { Question(journal: journal, asks: asks, name: "swan") }
    host.rest()
    host.content.name = nil
    play(host, "update; wait 0.05")
    host.content.name = "crow"
    play(
      host, journal,
      "update; rest | lines has Delete crow; lines lacks Delete swan",
      "tap delete; rest | log = deleted crow")
  }

  /// An alert whose button presents it for another number.
  private struct Countdown: View {
    @State private var number: Int? = 2

    var body: some View {
      Color.yellow.alert("Countdown", item: $number) { number in
        Button("Count \(number)") { self.number = number > 0 ? number - 1 : nil }.accessibilityIdentifier("count")
      }
    }
  }

  @Test func `An action can present the alert for another item`() {
    let host = settledHost(300, 300) { Countdown() }
    for number in [2, 1, 0] {
      host.rest()
      expect(host.lines, equals: ["Countdown", "Count \(number)"])
      host.tap("count")
    }
    play(host, "rest | lines =")
  }
}
