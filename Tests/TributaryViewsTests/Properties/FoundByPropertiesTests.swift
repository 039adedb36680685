/// Failures found by random scripts, reduced to minimal cases.
@MainActor struct FoundByPropertiesTests {
  /// Returns a square of 10 points above the content, in a column with default spacing.
  private func column<V: View>(_ content: V) -> some View {
    VStack {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("top")
      content
    }
  }

  @Test func `A row created for measurement and then deactivated runs its initial action when it becomes visible`() {
    let box = { (isErased: Bool) in
      ScrollView {
        LazyVStack {
          ForEach(0..<1, id: \.self) { _ in
            isErased
              ? AnyView(ChangeReader(content: FlexibleColor(), value: 5).padding(1))
              : AnyView(ChangeReader(content: FlexibleColor(), value: 5))
          }
        }
      }.scrollIndicators(.hidden)
    }
    let host = settledHost { box(false) }
    expect(host.frame(of: "color"), equals: CGRect(5, 0, 95, 10))
    host.update { host.size.height = 0 }
    host.content = box(true)
    host.update { host.environment.font = .system(size: 3) }
    expect(host.updated { host.size.height = 100 }.frame(of: "color"), equals: CGRect(6, 1, 93, 10))
  }

  /// Expects the tops of the square for numbers that the content shows one after the other.
  private func expectTops<V: View>(_ tops: KeyValuePairs<Int, CGFloat>, _ content: (Int) -> V) {
    let host = settledHost { column(content(0)) }
    for (number, top) in tops {
      expect(host.showing(column(content(number))).frame(of: "top"), equals: CGRect(45, top, 10, 10))
    }
  }

  @Test func `A container that gets its first view gets spacing, and padding at an edge adds the default gap`() {
    let row = { (count: Int) in
      HStack { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 10) } }
    }
    expectTops([0: 45, 1: 36, 0: 45]) { row($0) }
    // A gap that changes deep inside changes outside.
    expectTops([1: 36]) { count in ZStack { row(count) }.zIndex(1) }
    expectTops([0: 45, 2: 40]) { HStack {}.padding(.top, CGFloat($0)) }
  }

  @Test @MainActor func `The views of a modifier with one view can change their drawing order`() {
    let view = { (isFront: Bool) in
      ZStack {
        Group { if isFront { Color.green.zIndex(1) } else { Color.blue.zIndex(0) } }.padding(1)
        Color.red
      }
    }
    let host = settledHost { view(false) }
    host.show(view(true))
    expect(host.displayList.description, equals: settledHost { view(true) }.displayList.description)
  }

  @Test @MainActor func `A reader moved by another reader's content is updated`() {
    let view = { (height: CGFloat) in
      VStack(spacing: 0) {
        Color.red.frame(height: height)
        GeometryReader { _ in GlobalTop().frame(width: 10, height: 10) }.frame(height: 40)
      }
    }
    let host = settledHost { view(10) }
    expect(host.preference(ListKey<Int>.self), equals: [35])
    host.show(view(30))
    expect(host.preference(ListKey<Int>.self), equals: [45])
  }

  @Test @MainActor func `A background under a changed environment extends into the safe area`() {
    let view = VStack(spacing: 0) {
      Spacer(minLength: 0)
      Color.red.frame(width: 10, height: 10).background(Color.green).foregroundStyle(Color.blue)
    }
    let host = settledHost { view }
    host.update { host.safeAreaInsets = EdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0) }
    let fresh = ViewHost(
      size: host.size, safeAreaInsets: EdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0)
    ) { view }
    expect(fresh.updated().displayList.description.contains("rectangle 45 70 10 30"))
    expect(host.displayList.description, equals: fresh.displayList.description)
  }

  @Test @MainActor func `A new first row of a lazy stack is shown from its start`() {
    let view = { (heights: [CGFloat]) in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(heights, id: \.self) { height in
            Color.red.frame(height: height).accessibilityIdentifier("\(height)")
          }
        }
      }
    }
    let host = settledHost { view([20, 30]) }
    host.show(view([90, 30]))
    expect(host.frame(of: "90.0"), equals: CGRect(0, 0, 100, 90))
    expect(host.frame(of: "30.0"), equals: CGRect(0, 90, 100, 30))
  }

  @Test @MainActor func `A row of a long list fades in with every time step without intermediate pictures`() {
    // More rows than one fragment holds: each row has its own, inside the fade.
    let view = { (count: Int) in
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 2) } }
    }
    let host = settledHost { view(20) }
    host.update { withAnimation(.linear(duration: 1)) { host.content = view(21) } }
    for _ in 0..<3 { host.advance(by: 0.25) }
    var opacities: [Double] = []
    host.displayList.forEachFlattened { opacities.append($0.opacity) }
    expect(opacities.sorted(), equals: [0.75] + Array(repeating: 1, count: 20))
  }

  @Test @MainActor func `A removed view stays with its container when its list is collected late`() {
    let frame = { (content: Spec) in
      Spec.list(
        .columnLayout, Spec.Parameters(id: 1, a: 7, b: 1),
        [
          .unary(
            .flexible, Spec.Parameters(id: 2, a: 0, b: 5),
            .unary(.animation, Spec.Parameters(id: 3, a: 3, b: 2), content))
        ])
    }
    let text = Spec.unary(
      .identifier, Spec.Parameters(id: 4, a: 7, b: 7), .leaf(.text, Spec.Parameters(id: 5, a: 4, b: 7)))
    let other = Spec.binary(
      .either, Spec.Parameters(id: 6, a: 1, b: 2), text,
      .unary(.identifier, Spec.Parameters(id: 7, a: 9, b: 6), .leaf(.divider, Spec.Parameters(id: 8, a: 7, b: 0))))
    let host = updatedHost(300, 200) { SpecRoot(model: nil, spec: frame(text)) }
    host.update { withAnimation(.linear(duration: 1)) { host.content = SpecRoot(model: nil, spec: frame(other)) } }
    expect(host.isAnimating)
    expect(host.core.checkInvariants(), equals: [])
    expect(!host.advanced(by: 2).isAnimating)
    expect(host.core.checkInvariants(), equals: [])
  }
}

/// A view that publishes its position. Its value is always equal, so only geometry can report a move.
private struct GlobalTop: View {
  var body: some View {
    GeometryReader { proxy in
      Color.green.preference(key: ListKey<Int>.self, value: [Int(proxy.frame(in: .global).minY)])
    }
  }
}

private struct FlexibleColor: View {
  var body: some View { Color.red.frame(height: 10).accessibilityIdentifier("color") }
}

/// Failures found by an hour of random scripts, reduced to minimal cases.
@MainActor struct FoundByLongRunsTests {
  /// Expects that an edited host equals a fresh one after each edit.
  private func expectNoDifference(
    spec: Spec, edits: [Edit], checksOften: Bool, resizesOften: Bool = false, line: Int = #line
  ) {
    let script = Script(
      spec: spec, edits: edits, isObserved: false, checksOften: checksOften, resizesOften: resizesOften)
    expectNil(script.firstDifference(), line: line)
  }

  private func leaf(_ kind: Spec.Leaf, _ id: Int, _ a: Int, _ b: Int) -> Spec {
    .leaf(kind, Spec.Parameters(id: id, a: a, b: b))
  }

  private func unary(_ kind: Spec.Unary, _ id: Int, _ a: Int, _ b: Int, _ child: Spec) -> Spec {
    .unary(kind, Spec.Parameters(id: id, a: a, b: b), child)
  }

  private func list(_ kind: Spec.List, _ id: Int, _ a: Int, _ b: Int, _ children: [Spec]) -> Spec {
    .list(kind, Spec.Parameters(id: id, a: a, b: b), children)
  }

  @Test @MainActor func `A scroll view row in a form measured for several proposals is laid out completely`() {
    let rows = list(
      .form, 3, 7, 2,
      [
        unary(.observedReader, 4, 7, 7, list(.forEach, 5, 2, 6, [])),
        unary(.wholePage, 7, 5, 3, leaf(.spacer, 8, 7, 1)),
      ])
    expectNoDifference(
      spec: unary(.title, 1, 8, 9, unary(.aspect, 2, 7, 3, rows)), edits: [.set([0], a: 6, b: 8)], checksOften: true,
      resizesOften: true)
  }

  @Test @MainActor func `Lazy rows in a grid keep valid caches after one row is removed`() {
    let grid = list(
      .grid, 2, 2, 7,
      [
        leaf(.fixed, 3, 3, 7),
        list(
          .tuple, 11, 8, 5,
          [leaf(.fixed, 12, 5, 4), list(.lazyRow, 15, 8, 9, [leaf(.divider, 16, 4, 1), leaf(.fixed, 18, 4, 0)])]),
        leaf(.joined, 44, 7, 9),
      ])
    expectNoDifference(
      spec: unary(.space, 1, 0, 0, grid),
      edits: [
        .insert([0], at: 1, leaf(.fixed, 48, 1, 4)), .size(CGSize(width: 100, height: 40)), .remove([0, 2, 1], at: 1),
      ], checksOften: true)
  }

  @Test @MainActor func `A lazy column in a hidden alternative converges with the views around it`() {
    let grid = list(
      .grid, 31, 3, 2,
      [leaf(.fixed, 32, 2, 4), list(.columnLayout, 37, 8, 3, [list(.flow, 38, 0, 5, [leaf(.fixed, 45, 6, 1)])])])
    expectNoDifference(
      spec: list(
        .lazyColumn, 1, 3, 4,
        [list(.candidates, 2, 9, 1, [leaf(.fixed, 3, 1, 9), leaf(.fixed, 15, 6, 8), grid])]),
      edits: [.replace([0, 2, 1, 0, 0], list(.lazyColumn, 59, 9, 5, [list(.layers, 60, 9, 9, [])]))],
      checksOften: false)
  }

  @Test @MainActor func `A lazy grid is rearranged when its first element changes its number of views`() {
    expectNoDifference(
      spec: list(.lazyGrid, 4, 5, 3, [leaf(.fixed, 8, 0, 7)]),
      edits: [.replace([0], list(.group, 22, 7, 5, [leaf(.joined, 23, 0, 9), leaf(.toggle, 25, 2, 0)]))],
      checksOften: true)
  }

  @Test @MainActor func `Visibility is updated when a list was measured with another length than it is placed with`() {
    let rows = list(.sections, 6, 2, 1, [unary(.identifier, 12, 7, 1, leaf(.page, 11, 1, 5))])
    expectNoDifference(
      spec: leaf(.fixed, 1, 4, 3),
      edits: [
        .replace([], unary(.state, 5, 9, 7, rows)), .size(CGSize(width: 220, height: 320)),
        .safeArea(EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 10)), .size(CGSize(width: 220, height: 0)),
      ], checksOften: true, resizesOften: true)
  }

  @Test @MainActor func `A geometry reader in a scrolled-out row is deferred until the row returns`() {
    let rows = list(.list, 2, 1, 4, [unary(.geometry, 3, 7, 6, unary(.deepState, 5, 5, 6, leaf(.fixed, 7, 1, 3)))])
    expectNoDifference(spec: rows, edits: [], checksOften: false, resizesOften: true)
  }

  @Test @MainActor func `A returning row is placed with its latest layout`() {
    let form = list(.form, 23, 4, 0, [leaf(.field, 25, 8, 2)])
    expectNoDifference(
      spec: list(.pager, 1, 1, 8, [leaf(.fixed, 2, 4, 5), form]), edits: [.move([], from: 0, to: 1)],
      checksOften: false)
  }

  @Test @MainActor func `A stack in a scrolled-out row tracks its deferred views`() {
    let sheet = Spec.binary(
      .sheet, Spec.Parameters(id: 15, a: 2, b: 2), unary(.foreground, 16, 9, 5, list(.column, 17, 2, 2, [])),
      leaf(.fixed, 18, 7, 3))
    expectNoDifference(
      spec: unary(
        .animation, 1, 7, 2, list(.sectionedForm, 2, 1, 3, [leaf(.fixed, 3, 9, 3), leaf(.fixed, 8, 9, 5), sheet])),
      edits: [
        .insert([0], at: 1, leaf(.fixed, 21, 0, 0)),
        .insert([0, 3, 0, 0], at: 0, unary(.ignoresSafeArea, 26, 4, 0, leaf(.observer, 27, 3, 1))),
      ], checksOften: true, resizesOften: true)
  }

  @Test @MainActor func `A surrounding transition does not restore a scrolled-out row`() {
    let rows = list(.group, 3, 5, 5, [unary(.geometryState, 4, 5, 4, leaf(.fixed, 5, 5, 6))])
    expectNoDifference(
      spec: list(.sections, 1, 8, 2, [unary(.transition, 2, 4, 5, rows)]), edits: [], checksOften: false,
      resizesOften: true)
  }

  @Test @MainActor func `A layout in a row that was scrolled out places in its new bounds`() {
    let tabs = list(.tabs, 6, 7, 5, [leaf(.page, 7, 2, 6), leaf(.observer, 9, 8, 9), leaf(.observer, 11, 4, 7)])
    expectNoDifference(
      spec: list(.list, 1, 2, 0, [unary(.fixedSize, 3, 8, 1, tabs)]), edits: [], checksOften: false,
      resizesOften: true)
  }

  @Test @MainActor func `Spacing derived from sizes causes no update when a scroll view tries a proposal`() {
    let flow = list(.flow, 13, 7, 9, [unary(.wholePage, 22, 5, 7, leaf(.observer, 23, 0, 6))])
    let row = list(.rowLayout, 6, 8, 8, [leaf(.reader, 9, 9, 8), leaf(.page, 11, 3, 0), flow])
    expectNoDifference(
      spec: unary(.edit, 26, 8, 1, unary(.ignoresSafeArea, 2, 5, 2, unary(.wholePage, 3, 6, 7, row))),
      edits: [.safeArea(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 10)), .unwrap([])],
      checksOften: true)
  }

  @Test @MainActor func `A form in a row that is as high as its pages does not grow`() {
    let pages = list(.form, 12, 2, 3, [leaf(.choices, 15, 7, 6), leaf(.page, 17, 3, 6)])
    let row = list(.row, 4, 8, 6, [list(.form, 11, 4, 0, [pages, leaf(.fixed, 19, 7, 3)])])
    expectNoDifference(
      spec: list(.lazyLayers, 1, 7, 2, [unary(.choice, 10, 4, 9, row)]), edits: [.set([], a: 9, b: 6)],
      checksOften: true, resizesOften: true)
  }

  @Test @MainActor func `Content inserted in a scroll view follows the final proposal, not a tried one`() {
    let reader = unary(.scroll, 5, 6, 9, unary(.geometry, 6, 9, 6, unary(.identifier, 8, 1, 5, leaf(.empty, 7, 6, 4))))
    let pair = Spec.binary(.group, Spec.Parameters(id: 4, a: 2, b: 6), reader, leaf(.fixed, 9, 2, 2))
    expectNoDifference(
      spec: unary(.animation, 1, 7, 3, unary(.flexible, 2, 7, 0, unary(.observedFrame, 3, 3, 7, pair))),
      edits: [.replace([0, 0, 0, 0, 0, 0, 0], leaf(.page, 14, 6, 4))], checksOften: true)
  }

  @Test @MainActor func `The first visible lazy row stays visible when the lengths of earlier rows become known`() {
    let fits = list(
      .candidates, 2, 8, 9,
      [
        unary(
          .priority, 4, 6, 3,
          unary(.priority, 5, 5, 2, unary(.identifier, 8, 7, 8, leaf(.observedStyle, 7, 8, 8)))),
        unary(.observedFrame, 11, 5, 9, leaf(.observer, 12, 3, 6)),
      ])
    let row = list(
      .row, 1, 3, 9, [fits, leaf(.shape, 16, 3, 9), unary(.safeAreaPadding, 18, 5, 9, leaf(.column, 20, 9, 3))])
    expectNoDifference(
      spec: row, edits: [.replace([0, 0, 0, 0, 0], leaf(.observer, 23, 1, 4))], checksOften: false,
      resizesOften: true)
  }
}
