extension ContainerValues {
  private struct RankKey: ContainerValueKey { static let defaultValue = 0 }

  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}

/// A column whose rows are indented by ten points per rank, and by one point if their tag is "x".
private struct Ranks: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: CGFloat(subviews.count) * 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let indent = subview.containerValues.rank * 10 + (subview.containerValues.hasTag("x") ? 1 : 0)
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(indent), y: bounds.minY + CGFloat(index) * 10), proposal: .unspecified)
    }
  }
}

@MainActor struct LayoutContainerValueTests {
  @Test(.claim("SUBVIEW-09")) @MainActor func `A layout reads the container values of its subviews`() {
    struct Stateful: View {
      @State private var rank = 6
      var body: some View { Block("g", 10, 10).containerValue(\.rank, rank) }
    }
    let host = settledHost(100, 100) {
      Ranks {
        Block("a", 10, 10).containerValue(\.rank, 1).offset(x: 0).containerValue(\.rank, 2)
        Group {
          Block("b", 10, 10)
          Block("c", 10, 10).containerValue(\.rank, 3)
        }
        .containerValue(\.rank, 4)
        ForEach(["x", "y"], id: \.self) { Block($0, 10, 10).tag($0) }.containerValue(\.rank, 5).opacity(0.5)
        ForEach(["d", "e"], id: \.self) { Block($0, 10, 10) }.tag("x")
        VStack { Block("f", 10, 10).containerValue(\.rank, 7) }
        Stateful()
        AnyView(Block("h", 10, 10).containerValue(\.rank, 8))
      }
    }
    let boxes: [(name: String, box: String)] = [
      ("a", "10 0 10 10"), ("b", "40 10 10 10"), ("c", "30 20 10 10"), ("x", "51 30 10 10"), ("y", "50 40 10 10"),
      ("d", "1 50 10 10"), ("e", "1 60 10 10"), ("f", "0 70 10 10"), ("g", "60 80 10 10"), ("h", "80 90 10 10"),
    ]
    for (name, box) in boxes { expect(host.box(name), equals: box, "\(name)") }
  }

  /// Rows whose values change: on a view, on its group, and inside a modifier.
  private struct Scene: View {
    var single = 1
    var group = 2
    var isTagged = false
    var body: some View {
      Ranks {
        Block("a", 10, 10).containerValue(\.rank, single).background { Block("behind", 1, 1) }
        Group {
          if isTagged { Block("b", 10, 10).tag("x") }
          ForEach(0..<2) { Block("c\($0)", 10, 10) }
        }
        .containerValue(\.rank, group)
        .opacity(0.5)
      }
    }
  }

  @Test @MainActor func `Changed container values arrange the subviews as a fresh host does`() {
    let host = settledHost(100, 100) { Scene() }
    let scenes = [
      Scene(single: 3), Scene(single: 3, group: 4), Scene(single: 3, group: 4, isTagged: true),
      Scene(single: 1, group: 5, isTagged: true), Scene(single: 1, group: 5),
    ]
    for scene in scenes {
      host.show(scene)
      let fresh = settledHost(100, 100) { scene }
      expect(host.displayList.description, equals: fresh.displayList.description)
    }
    play(host, "| box a = 10 35 10 10; box c1 = 50 55 10 10")
  }

  @Test @MainActor func `A layout reads the values of subviews that are displayed again`() {
    play(100, 100, "| box a = 10 40 10 10; box b = 21 50 10 10") {
      Ranks {
        ForEach(
          subviews: Group {
            Block("a", 10, 10).containerValue(\.rank, 1)
            Block("b", 10, 10).tag("x")
          }
          .containerValue(\.rank, 2)
        ) { $0 }
      }
    }
  }

  @Test @MainActor func `A list displays a section with a container value as a section`() {
    func list(_ section: some View) -> String { settledHost(100, 200) { List { section } }.displayList.description }
    let section = Section {
      Block("a", 10, 10)
      Block("b", 10, 10)
    } header: {
      Block("head", 10, 10)
    }
    expect(list(section.containerValue(\.rank, 1)), equals: list(section))
  }
}
