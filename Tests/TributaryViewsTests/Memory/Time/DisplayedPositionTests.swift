@testable import TributaryAnimation
@testable import TributaryEngine
@testable import TributaryViews
@testable import TributaryHost

/// Drawing reads displayed positions and writes nothing to nodes: code that runs meanwhile reads the model.
@MainActor struct DisplayedPositionTests {
  private struct Mover: View {
    @State private var isWide = false
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: isWide ? 50 : 10, height: 10)
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("blue")
          .onTapGesture { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
      }
    }
  }

  private func movingHost() -> ViewHost<Mover> {
    let host = updatedHost(400, 400) { Mover() }
    return host.tapped("blue").advanced(by: 0.5)
  }

  @Test @MainActor func `Nodes keep their model values, and an item is marked as long as it moves`() throws {
    let host = movingHost()
    _ = host.displayList
    expect(host.presentedFrame(of: "blue"), differsFrom: host.frame(of: "blue"))
    expect(host.core.checkInvariants(), equals: [])
    let track = try #require(HostMotion.of(host.core).timeline?.frames.first)
    let item = try #require(host.core.handles.node(for: track.handle) as? ItemNode)
    expect(item.flags.contains(.isInMotion))
    // A moving item without the mark would be drawn at its model position.
    item.flags.remove(.isInMotion)
    expect(host.core.checkInvariants(), equals: ["An item with a frame track carries the isInMotion mark."])
    item.flags.insert(.isInMotion)
    host.advance(by: 1)
    expect(!item.flags.contains(.isInMotion))
  }

  /// A view removed inside padding is animated while the frame around it grows.
  private struct Replaced: View {
    @State private var isWide = false
    var body: some View {
      Group {
        if isWide {
          Color.red.frame(width: 30, height: 30)
        } else {
          Color.green.frame(width: 10, height: 10).accessibilityIdentifier("green")
        }
      }
      .frame(width: isWide ? 80 : 20, height: isWide ? 60 : 20, alignment: .bottomTrailing)
      .accessibilityIdentifier("frame")
      .onTapGesture { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
    }
  }

  @Test @MainActor func `A view that is removed while it moves is drawn once`() {
    let host = updatedHost(400, 400) { Replaced() }
    for round in 0..<5 {
      host.tapped("frame").advance(by: 0.3)
      let drawn = host.displayList.description.split(separator: "\n").count { $0.contains("rectangle") }
      // A removal that was reversed repeatedly may have almost ended.
      expect(drawn == 2 || round > 0 && drawn == 1, "\(host.displayList)")
      expect(host.core.checkInvariants(), equals: [])
    }
    expect(!host.advanced(by: 5).isAnimating)
  }

  /// The size that drawing code received, and the frames that it read.
  private final class Witness {
    var ask: () -> (model: CGRect?, shown: CGRect?) = { (nil, nil) }
    var given: CGSize?
    var told: (model: CGRect?, shown: CGRect?) = (nil, nil)
    func see(_ size: CGSize) {
      given = size
      told = ask()
    }
  }

  private struct Blob: Shape {
    nonisolated(unsafe) let witness: Witness
    nonisolated func path(in rect: CGRect) -> Path {
      witness.see(rect.size)
      return Path(rect)
    }
  }

  private enum Drawer: CaseIterable {
    case canvas, shape, background, clip
    @ViewBuilder @MainActor func view(_ witness: Witness) -> some View {
      switch self {
      case .canvas: Canvas { _, size in witness.see(size) }
      case .shape: Blob(witness: witness)
      case .background: Color.red.background(.blue, in: Blob(witness: witness))
      case .clip: Color.red.clipShape(Blob(witness: witness))
      }
    }
  }

  private struct Grower: View {
    let drawer: Drawer
    let witness: Witness
    @State private var isWide = false
    var body: some View {
      HStack(spacing: 0) {
        drawer.view(witness).frame(width: isWide ? 50 : 10, height: 10).accessibilityIdentifier("drawn")
        Color.green.frame(width: 10, height: 10).accessibilityIdentifier("button")
          .onTapGesture { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
      }
    }
  }

  @Test(arguments: Drawer.allCases)
  @MainActor private func `Drawing code receives the displayed size and reads current frames`(_ drawer: Drawer) {
    let witness = Witness()
    let host = updatedHost(400, 400) { Grower(drawer: drawer, witness: witness) }
    host.tap("button")
    witness.ask = { (host.frame(of: "drawn"), host.presentedFrame(of: "drawn")) }
    _ = host.advanced(by: 0.5).displayList
    expect(witness.given, equals: CGSize(width: 30, height: 10))
    expect(witness.told.model?.width, equals: 50)
    expect(witness.told.shown?.width, equals: 30)
    expect(host.core.checkInvariants(), equals: [])
  }
}
