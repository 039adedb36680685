import Foundation
import Testing
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryGestures
import TributaryHost
import TributaryTransfer
import TributaryViews

/// Destinations that are removed, disabled, or hidden while a drag is over them, in 300 by 300 points.
@MainActor @Suite struct LostDestinationTests {
  private let journal = Journal()

  /// The way in which a destination becomes unavailable.
  enum Loss: CaseIterable { case removal, disabling, hiding }

  private struct Taker: DropDelegate {
    let journal: Journal

    func performDrop(info: DropInfo) -> Bool {
      journal.note("dropped")
      return true
    }
    func dropEntered(info: DropInfo) { journal.note("entered \(short(info.location.y))") }
    func dropExited(info: DropInfo) { journal.note("exited \(short(info.location.y))") }
  }

  /// A source above a destination.
  private struct Board<Destination: View>: View {
    let loss: Loss
    var isLost = false
    @ViewBuilder let destination: Destination

    var body: some View {
      VStack(spacing: 0) {
        Ink.red.color.frame(height: 100).draggable("fig")
        VStack {
          switch loss {
          case .removal: if !isLost { destination }
          case .disabling: destination.disabled(isLost)
          case .hiding:
            TabView(selection: .constant(isLost ? 1 : 0)) {
              destination.tabItem { Text("destination") }.tag(0)
              Color.clear.tabItem { Text("other") }.tag(1)
            }
          }
        }
        .frame(height: 200)
      }
      .frame(width: 300, height: 300)
    }
  }

  private func lose<Destination: View>(_ isLost: Bool, in host: ViewHost<Board<Destination>>) {
    host.content.isLost = isLost
    host.update()
  }

  private func move(_ host: ViewHost<some View>, to y: CGFloat) -> String {
    host.send(.moved(to: CGPoint(x: 150, y: y), time: host.time))
    return journal.take()
  }

  @Test(arguments: Loss.allCases)
  func `A destination that becomes unavailable is no longer targeted`(loss: Loss) {
    let host = settledHost(300, 300) { [journal] in
      Board(loss: loss) {
        Ink.green.color.dropDestination(for: String.self) { texts, _ in
          journal.note("took \(texts[0])")
          return true
        } isTargeted: {
          journal.note("targeted \($0)")
        }
      }
    }
    host.send(.down(at: CGPoint(x: 50, y: 50), time: host.time))
    expect(move(host, to: 150), equals: "targeted true")
    lose(true, in: host)
    expect(journal.take(), equals: "targeted false")
    expect(move(host, to: 160), equals: "")
    lose(false, in: host)
    expect(move(host, to: 150), equals: "targeted true")
    lose(true, in: host)
    lose(false, in: host)
    expect(journal.take(), equals: "targeted false")
    // The pointer has not left the destination, which is targeted again with the next movement.
    expect(move(host, to: 150), equals: "targeted true")
    lose(true, in: host)
    expect(journal.take(), equals: "targeted false")
    play(host, journal, "up 150,150 | log =")
    // A drag that is over no destination.
    lose(false, in: host)
    lose(true, in: host)
    play(host, journal, "| log =; diagnostics =")
  }

  @Test(arguments: Loss.allCases)
  func `A delegate is notified that a drag has left its unavailable view`(loss: Loss) {
    let host = settledHost(300, 300) { [journal] in
      Board(loss: loss) { Ink.green.color.onDrop(of: [.text], delegate: Taker(journal: journal)) }
    }
    host.send(.down(at: CGPoint(x: 50, y: 50), time: host.time))
    expect(move(host, to: 150), equals: "entered 50")
    lose(true, in: host)
    expect(journal.take(), equals: "exited 50")
    play(host, journal, "key escape | handled = true; log =")
  }

  @Test(arguments: Loss.allCases)
  func `The binding of an unavailable destination is false`(loss: Loss) {
    let remote = Remote()
    let host = settledHost(300, 300) {
      Stage(remote) { Targeted(loss: loss, isLost: $0 == 1) }
    }
    host.send(.down(at: CGPoint(x: 50, y: 50), time: host.time))
    _ = move(host, to: 150)
    #expect(host.lines.contains("true"))
    remote.value = 1
    play(host, "update | lines has false")
  }

  private struct Targeted: View {
    let loss: Loss
    let isLost: Bool
    @State private var isTargeted = false

    var body: some View {
      Board(loss: loss, isLost: isLost) {
        Ink.green.color.onDrop(of: [.text], isTargeted: $isTargeted) { _ in true }
      }
      .overlay { Text("\(isTargeted)").allowsHitTesting(false) }
    }
  }
}
