import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct ClipTests {
  private let journal = Journal()

  @Test(.claim("CLIP-01")) func `A clip affects only the picture`() {
    let host = settledHost(200, 100) {
      HStack(spacing: 10) {
        Block("wide", 60, 60).frame(width: 20, height: 20).accessibilityIdentifier("frame").clipped()
        Block("beside", 20, 20)
      }
    }
    play(host, "| box frame = 75 40 20 20; box wide = 55 20 60 60; box beside = 105 40 20 20")
    var clips: [String] = []
    host.displayList.forEachFlattened { flat in
      clips.append(flat.clips.map { short($0.path.boundingRect.applying($0.transform)) }.joined(separator: " "))
    }
    expect(clips, equals: ["75 40 20 20", ""])
  }

  @Test(.claim("CLIP-02")) func `A clip has the outline of its shape`() {
    let host = settledHost(100, 100) {
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 50).clipShape(Circle(), style: FillStyle(eoFill: true))
        Color.red.frame(width: 40, height: 50).cornerRadius(8)
      }
    }
    let lines = host.displayList.commandLines
    expect(
      lines.filter { $0.hasPrefix("clip") },
      equals: [
        "clip even-odd ellipse 30 5 40 40", "clip rounded 30 50 40 50 by 8 8 circular",
      ])
  }

  @Test(.claim("CLIP-06"), arguments: Clip.allCases)
  func `A clip does not limit hit testing`(clip: Clip) {
    func tapped(_ x: CGFloat, _ y: CGFloat, isShaped: Bool = false, isShapedAround: Bool = false) -> String {
      let host = settledHost(100, 100) {
        ZStack {
          Color.green.onTapGesture { journal.note("behind") }
          if isShaped {
            clip.applied(to: view.contentShape(Circle()).onTapGesture { journal.note("front") })
          } else if isShapedAround {
            clip.applied(to: view).contentShape(Rectangle()).onTapGesture { journal.note("front") }
          } else {
            clip.applied(to: view.onTapGesture { journal.note("front") })
          }
        }
      }
      host.tap(at: CGPoint(x: x, y: y))
      return journal.take()
    }
    expect(tapped(50, 50), equals: "front")
    expect(tapped(32, 32), equals: "front")
    expect(tapped(20, 50), equals: "front")
    expect(tapped(5, 50), equals: "behind")
    expect(tapped(50, 50, isShaped: true), equals: "front")
    expect(tapped(12, 12, isShaped: true), equals: "behind")
    expect(tapped(32, 32, isShapedAround: true), equals: "front")
    expect(tapped(20, 50, isShapedAround: true), equals: "behind")
  }

  private var view: some View { Color.red.frame(width: 80, height: 80) }

  enum Clip: CaseIterable {
    case clipped, shape, radius

    /// Returns a clipped view of 80 points in a frame of 40.
    @MainActor @ViewBuilder
    func applied(to view: some View) -> some View {
      let framed = view.frame(width: 40, height: 40)
      switch self {
      case .clipped: framed.clipped()
      case .shape: framed.clipShape(Circle())
      case .radius: framed.cornerRadius(12)
      }
    }
  }

  @Test(.claim("CLIP-04")) func `A mask is laid out like an overlay`() {
    let host = settledHost(100, 100) {
      Block("view", 60, 40).mask(alignment: .bottomTrailing) { Block("mask", nil, 10) }
    }
    play(host, "| box view = 20 30 60 40; box mask = 20 60 60 10")
    let narrow = settledHost(100, 100) {
      Block("view", 60, 40).mask(alignment: .bottomTrailing) { Block("mask", 20, 10) }
    }
    play(narrow, "| box mask = 60 60 20 10; picture has mask")
  }

  @Test(.claim("CLIP-05")) func `A tap outside the mask passes through`() {
    func tapped(_ x: CGFloat) -> String {
      let host = settledHost(100, 100) {
        Color.red.onTapGesture { journal.note("red") }.mask { Color.black.frame(width: 20) }
      }
      host.tap(at: CGPoint(x: x, y: 50))
      return journal.take()
    }
    expect(tapped(50), equals: "red")
    expect(tapped(20), equals: "")
  }
}
