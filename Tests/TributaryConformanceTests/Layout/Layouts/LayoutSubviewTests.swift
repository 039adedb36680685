private enum Step: LayoutValueKey { static let defaultValue: CGFloat = 0 }

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height + 1 }
}

extension VerticalAlignment { fileprivate static let mark = VerticalAlignment(Mark.self) }

/// A layout that places each subview at the position in its layout value.
private struct Stepped: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX + subview[Step.self], y: bounds.minY), proposal: .unspecified)
    }
  }
}

@MainActor struct LayoutSubviewTests {
  @Test(.claim("LAYOUT-08")) @MainActor func `The innermost layout value takes precedence`() {
    play(100, 10, "| columns a, b, c, d = 10…15 31…36 0…5 0…5") {
      Stepped {
        Block("a", 5, 5).layoutValue(key: Step.self, value: 10).layoutValue(key: Step.self, value: 20)
        Block("b", 5, 5).layoutValue(key: Step.self, value: 30).padding(1)
        Block("c", 5, 5)
        VStack { Block("d", 5, 5).layoutValue(key: Step.self, value: 50) }
      }
    }
  }

  @Test(.claim("LAYOUT-09")) @MainActor func `A changed layout value moves its view`() {
    struct Screen: View {
      let step: CGFloat
      var body: some View { Stepped { Block("a", 5, 5).layoutValue(key: Step.self, value: step) } }
    }
    let host = settledHost(100, 10) { Screen(step: 10) }
    host.show(Screen(step: 40))
    expect(host.columns("a"), equals: "40…45")
  }

  @Test(.claim("LAYOUT-10")) @MainActor func `A layout reads the priorities of its subviews`() {
    let journal = Journal()
    _ = settledHost(100, 100) {
      Scripted.looking { journal.note($0.map { "\($0.priority)" }.joined(separator: ",")) }
        .callAsFunction {
          Block("a").layoutPriority(2)
          Block("b")
          Spacer()
        }
    }
    expect(journal.take(), equals: "2.0,0.0,-inf")
  }

  @Test(.claim("LAYOUT-11")) @MainActor func `A layout reads the distances between subviews`() {
    let journal = Journal()
    _ = settledHost(100, 100) {
      Scripted.looking { subviews in
        let gaps = subviews.indices.dropFirst().map {
          short(subviews[$0 - 1].spacing.distance(to: subviews[$0].spacing, along: .vertical))
        }
        journal.note(gaps.joined(separator: ","))
      }
      .callAsFunction {
        Text("a")
        Text("b")
        Block("c")
        Block("d")
        Spacer()
      }
    }
    // Two lines of text of 20 points keep a tenth of a line.
    expect(journal.take(), equals: "2,8,8,0")
  }

  @Test(.claim("LAYOUT-12")) @MainActor func `Subview dimensions include guides`() {
    let journal = Journal()
    _ = settledHost(100, 100) {
      Scripted.looking { subviews in
        for subview in subviews {
          let dimensions = subview.dimensions(in: ProposedViewSize(width: 30, height: 20))
          journal.note("\(short(dimensions.width)),\(short(dimensions[.mark])),\(dimensions[explicit: .mark] != nil)")
        }
      }
      .callAsFunction {
        Color.red.alignmentGuide(.mark) { $0.height / 4 }
        Color.red
      }
    }
    expect(journal.take(), equals: "30,5,true 30,21,false")
  }

  @Test(.claim("LAYOUT-13")) @MainActor func `Spacers and dividers follow the orientation`() {
    let proposal = ProposedViewSize(width: 70, height: 50)
    func sizes(_ wrap: (Scripted) -> AnyLayout) -> String {
      let journal = Journal()
      let scripted = Scripted.looking {
        journal.note($0.map { short($0.sizeThatFits(proposal)) }.joined(separator: ","))
      }
      _ = settledHost(100, 100) {
        wrap(scripted).callAsFunction {
          Spacer()
          Divider().padding(0)
        }
      }
      return journal.take()
    }
    expect(sizes { AnyLayout($0) }, equals: "70 50,70 1")
    expect(sizes { AnyLayout(Oriented<Down>(scripted: $0)) }, equals: "0 50,70 1")
    expect(sizes { AnyLayout(Oriented<Across>(scripted: $0)) }, equals: "70 0,1 50")
  }
}

private func short(_ size: CGSize) -> String { "\(short(size.width)) \(short(size.height))" }

private protocol Orientation { static var axis: Axis { get } }
private enum Down: Orientation { static var axis: Axis { .vertical } }
private enum Across: Orientation { static var axis: Axis { .horizontal } }

private struct Oriented<O: Orientation>: Layout {
  let scripted: Scripted

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = O.axis
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    scripted.size(proposal, subviews)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    scripted.place(bounds, proposal, subviews)
  }
}
