/// Gestures that recognize some input devices only, in 100 by 100 points.
@MainActor struct InputKindTests {
  private let journal = Journal()
  private let middle = CGPoint(x: 50, y: 50)

  private func host<V: View>(@ViewBuilder _ content: () -> V) -> ViewHost<V> { settledHost(100, 100, content: content) }

  @Test(.claim("GESTURE-80")) @MainActor func `A gesture ignores the devices that it excludes`() {
    let host = host {
      Color.red
        .onTapGesture(inputKinds: .pencil) { journal.note("pencil") }
        .frame(width: 100, height: 100)
        .onTapGesture(inputKinds: [.directTouch, .pointer]) { journal.note("hand") }
        .padding(0)
        .onTapGesture { journal.note("any") }
    }
    play(host, journal, "pencil 50,50; touch 50,50; pointer 50,50; indirect 50,50 | log = pencil hand hand any")
  }

  @Test(.claim("GESTURE-81")) @MainActor func `Gestures recognize every device by default`() {
    let plain = host { Color.red.onTapGesture { journal.note("tap") } }
    play(
      plain, journal,
      "pencil 50,50; touch 50,50; pointer 50,50; indirect 50,50; tap 50,50 | log = tap tap tap tap tap")
    let pencil = host { Color.red.onTapGesture(inputKinds: .pencil) { journal.note("pencil") } }
    play(pencil, journal, "tap 50,50; pointer 50,50 | log = pencil")
    play(host { Color.red.onTapGesture(inputKinds: []) { journal.note("none") } }, journal, "tap 50,50 | log =")
  }

  @Test(.claim("GESTURE-82"), arguments: [GestureInputKinds.directTouch, .pointer])
  @MainActor func `The input kinds of every gesture`(_ kinds: GestureInputKinds) {
    let isTaken = kinds == .directTouch
    let spatial = host { Color.red.onTapGesture(inputKinds: .directTouch) { journal.note("at \($0.x)") } }
    expect(journal.after { spatial.tap(at: middle, inputKinds: kinds) }, equals: isTaken ? "at 50.0" : "")
    let drag = host {
      Color.red.gesture(
        DragGesture(coordinateSpace: .global, inputKinds: .directTouch).onEnded { journal.note("to \($0.location.x)") })
    }
    drag.drag(from: middle, to: CGPoint(x: 90, y: 50), inputKinds: kinds)
    expect(journal.take(), equals: isTaken ? "to 90.0" : "")
    let press = host {
      Color.red.onLongPressGesture(
        inputKinds: .directTouch, perform: { journal.note("long") }, onPressingChanged: { journal.note("\($0)") })
    }
    press.press(at: middle, for: 1, inputKinds: kinds)
    expect(journal.take(), equals: isTaken ? "true false long" : "")
    let fingers = host {
      Color.red
        .gesture(MagnifyGesture(inputKinds: .directTouch).onEnded { journal.note("by \($0.magnification)") })
        .simultaneousGesture(RotateGesture(inputKinds: .directTouch).onEnded { _ in journal.note("turn") })
    }
    fingers.pinch(at: middle, by: 2, rotatingBy: .degrees(90), inputKinds: kinds)
    expect(Set(journal.take().split(separator: " ")), equals: isTaken ? ["by", "2.0", "turn"] : [])
  }

  @Test(.claim("GESTURE-83")) @MainActor func `Every tap of a sequence is of a recognized device`() {
    let twice = host { Color.red.onTapGesture(count: 2, inputKinds: [.pencil, .pointer]) { journal.note("twice") } }
    play(twice, journal, "pencil 50,50; pointer 50,50 | log = twice", "pencil 50,50; touch 50,50; wait 1 | log =")
    struct Changing: View {
      @State private var kinds = GestureInputKinds.pencil
      let journal: Journal
      var body: some View {
        Color.red.gesture(
          TapGesture(inputKinds: kinds).onEnded {
            journal.note("tap")
            kinds = .directTouch
          })
      }
    }
    play(
      host { Changing(journal: journal) }, journal,
      "touch 50,50; pencil 50,50; pencil 50,50 | log = tap", "touch 50,50 | log = tap")
  }

  @Test(.claim("GESTURE-84")) @MainActor func `A window drag leaves presses to other gestures`() {
    let host = host {
      Color.red
        .gesture(WindowDragGesture().onChanged { _ in journal.note("window") })
        .frame(width: 100, height: 100)
        .gesture(DragGesture().onEnded { _ in journal.note("drag") })
    }
    play(host, journal, "drag 50,50 90,50 | log = drag")
  }
}

/// The events of presses on a view of 100 by 100 points.
@MainActor struct SpatialEventTests {
  private let journal = Journal()

  private func note(_ name: String, _ events: SpatialEventCollection) {
    for event in events {
      expect(events[event.id], equals: event)
      journal.note("\(name) \(event.kind) \(event.phase) \(Int(event.location.x)),\(Int(event.location.y))")
    }
  }

  private func host(_ space: any CoordinateSpaceProtocol = .local) -> ViewHost<some View> {
    settledHost(100, 100) {
      Color.red.frame(width: 80, height: 80)
        .gesture(
          SpatialEventGesture(coordinateSpace: space).onChanged { note("changed", $0) }.onEnded { note("ended", $0) })
    }
  }

  @Test(.claim("GESTURE-85")) @MainActor func `A press is reported from its beginning to its end`() {
    let plain = host()
    plain.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 50, y: 30), steps: 1, inputKinds: .directTouch)
    expect(journal.take(), equals: "changed touch active 10,10 changed touch active 40,20 ended touch ended 40,20")
    play(plain, journal, "tap 30,30 | log = changed pointer active 20,20 ended pointer ended 20,20")
    play(host(.global), journal, "pencil 30,30 | log = changed pencil active 30,30 ended pencil ended 30,30")
  }

  @Test(.claim("GESTURE-86")) @MainActor func `Presses have identifiers`() {
    var presses: [[SpatialEventCollection.Event.ID]] = [[]]
    let host = settledHost(100, 100) {
      Color.red.gesture(
        SpatialEventGesture().onChanged { presses[presses.count - 1] += $0.map(\.id) }.onEnded { events in
          presses[presses.count - 1] += events.map(\.id)
          presses.append([])
        })
    }
    play(host, "drag 20,20 80,20; drag 20,20 80,20; drag 20,20 80,20")
    expect(presses.count, equals: 4)
    #expect(presses.dropLast().allSatisfy { $0.count > 1 && Set($0).count == 1 })
    expect(Set(presses.joined()).count, equals: 3)
  }
}

@MainActor struct TwoFingerTests {
  @Test(.claim("GESTURE-50"))
  @MainActor func `Two-finger gestures never begin with one pointer and do not block other gestures`() {
    struct Scene: View {
      let log: (String) -> Void
      @GestureState private var scale: CGFloat = 1
      @State private var angle = Angle.zero
      var body: some View {
        let _ = log("\(scale) \(angle.degrees)")
        Block("a", 80, 80)
          .onTapGesture { log("tap") }
          .gesture(MagnificationGesture().updating($scale) { value, state, _ in state = value })
          .simultaneousGesture(RotationGesture().onChanged { angle = $0 })
          .gesture(
            MagnifyGesture().simultaneously(with: RotateGesture()).onEnded { angle = $0.second?.rotation ?? .zero })
      }
    }
    var told: [String] = []
    play(settledHost(100, 100) { Scene { told.append($0) } }, "tap a; drag 20,20 80,80; wait 1")
    expect(told, equals: ["1.0 0.0", "tap"])
  }

  private let journal = Journal()

  private func host<V: View>(@ViewBuilder _ content: () -> V) -> ViewHost<V> { settledHost(100, 100, content: content) }

  private func note(_ name: String, _ value: CGFloat) { journal.note("\(name) \((value * 100).rounded() / 100)") }

  private func magnify(_ name: String, minimum: CGFloat = 0.01) -> some Gesture {
    MagnificationGesture(minimumScaleDelta: minimum)
      .onChanged { [self] in note(name, $0) }.onEnded { [self] in note("\(name) ends", $0) }
  }

  @Test(.claim("GESTURE-51")) @MainActor func `A magnify gesture begins at the minimum change of scale`() {
    play(
      host { Color.red.gesture(magnify("a", minimum: 0.5)) }, journal,
      "spread 50,50 2 in 4 | log = a 1.5 a 1.75 a 2.0 a ends 2.0",
      "spread 50,50 1.4 in 4 | log =",
      "spread 50,50 0.25 in 1 | log = a 0.25 a ends 0.25")
  }

  @Test(.claim("GESTURE-52")) @MainActor func `A rotate gesture begins at the minimum angle`() {
    let host = host {
      Color.red.gesture(
        RotateGesture(minimumAngleDelta: .degrees(30))
          .onChanged { [self] in note("a", $0.rotation.degrees) }.onEnded { [self] in note("end", $0.rotation.degrees) }
      )
    }
    host.pinch(at: CGPoint(x: 50, y: 50), by: 1, rotatingBy: .degrees(-80), steps: 4)
    expect(journal.take(), equals: "a -40.0 a -60.0 a -80.0 end -80.0")
  }

  @Test(.claim("GESTURE-53")) @MainActor func `The value of a pinch contains its start and its velocity`() throws {
    var values: [MagnifyGesture.Value] = []
    let host = host {
      Color.red.frame(width: 40, height: 50).gesture(MagnifyGesture().onChanged { values.append($0) }).padding(10)
    }
    host.pinch(at: CGPoint(x: 40, y: 50), by: 1.6, steps: 6)
    let last = try #require(values.last)
    expect(last.startLocation, equals: CGPoint(x: 10, y: 25))
    expect(last.startAnchor, equals: UnitPoint(x: 0.25, y: 0.5))
    expect(abs(last.velocity - 6), below: 1e-6)
    expect(abs(last.time.timeIntervalSinceReferenceDate - 0.1), below: 1e-6)
  }

  @Test(.claim("GESTURE-54")) @MainActor func `The innermost view recognizes a pinch`() {
    func recognized(_ attach: (AnyView) -> AnyView) -> String {
      play(host { attach(AnyView(Color.red.gesture(magnify("inner")))) }, "spread 50,50 2 in 1")
      return journal.take()
    }
    expect(recognized { AnyView($0.gesture(magnify("outer"))) }, equals: "inner 2.0 inner ends 2.0")
    expect(recognized { AnyView($0.highPriorityGesture(magnify("outer"))) }, equals: "outer 2.0 outer ends 2.0")
    expect(
      recognized { AnyView($0.simultaneousGesture(magnify("outer"))) },
      equals: "outer 2.0 inner 2.0 outer ends 2.0 inner ends 2.0")
    expect(
      recognized { AnyView($0.gesture(magnify("outer"), including: .gesture)) }, equals: "outer 2.0 outer ends 2.0")
    expect(recognized { AnyView($0.gesture(magnify("outer"), including: .none)) }, equals: "")
    expect(recognized { AnyView($0.disabled(true)) }, equals: "")
  }

  @Test(.claim("GESTURE-55")) @MainActor func `Pinch gestures compose with other gestures`() {
    let both = host {
      Color.red.gesture(
        MagnifyGesture().simultaneously(with: RotateGesture()).onEnded { [self] in
          note("both", $0.first?.magnification ?? 0)
          note("and", $0.second?.rotation.degrees ?? 0)
        })
    }
    play(both, journal, "pinch 50,50 2 rotate 10 | log = both 2.0 and 10.0", "pinch 50,50 2 | log = both 2.0 and 0.0")

    let either = host {
      Color.red.gesture(
        RotateGesture().exclusively(before: MagnifyGesture()).onEnded { [self] value in
          switch value {
          case .first(let value): note("rotated", value.rotation.degrees)
          case .second(let value): note("magnified", value.magnification)
          }
        })
    }
    play(either, journal, "pinch 50,50 2 rotate 10; pinch 50,50 2 | log = rotated 10.0 magnified 2.0")

    let sequence = host {
      Color.red.gesture(
        TapGesture().sequenced(before: MagnifyGesture())
          .onEnded { [self] value in if case .second(_, let value?) = value { note("after", value.magnification) } })
    }
    play(
      sequence, journal,
      "pinch 50,50 2 | log =",
      "tap 50,50; pinch 50,50 3 | log = after 3.0",
      "tap 50,50; wait 1; pinch 50,50 3 | log =")

    let held = host {
      Color.red.gesture(
        LongPressGesture().sequenced(before: MagnifyGesture())
          .onEnded { [self] value in if case .second(_, let value?) = value { note("held", value.magnification) } })
    }
    play(held, journal, "down 50,50 at 0; wait 0.6; pinch 50,50 4; up 50,50 | log = held 4.0")
  }

  @Test(.claim("GESTURE-56")) @MainActor func `The state of a pinch resets`() {
    struct Scene: View {
      let log: (CGFloat) -> Void
      @GestureState private var scale: CGFloat = 1
      var body: some View {
        let _ = log(scale)
        Color.red.gesture(
          MagnifyGesture().updating($scale) { value, state, _ in state = value.magnification }.onEnded { _ in log(0) })
      }
    }
    let host = host { Scene { [self] in note("is", $0) } }
    let middle = CGPoint(x: 50, y: 50)
    play(host, journal, "clear; spread 50,50 3 in 1 | log = is 3.0 is 0.0 is 1.0")
    host.send(.pinched(PointerEvent.Pinch(.began), at: middle, time: host.time))
    host.send(.pinched(PointerEvent.Pinch(.changed, magnification: 2), at: middle, time: host.time))
    host.send(.pinched(PointerEvent.Pinch(.cancelled, magnification: 2), at: middle, time: host.time))
    expect(journal.take(), equals: "is 2.0 is 1.0")
  }

  @Test(.claim("GESTURE-57")) @MainActor func `A second finger makes taps and long presses fail`() {
    let middle = CGPoint(x: 50, y: 50)
    let host = host {
      Color.red
        .gesture(
          DragGesture().onChanged { [self] in note("drag", $0.translation.width) }
            .simultaneously(with: magnify("pinch"))
        )
        .simultaneousGesture(TapGesture().onEnded { [self] in journal.note("tap") })
    }
    host.send(.down(at: middle, time: 0))
    host.send(.pinched(PointerEvent.Pinch(.began), at: middle, time: 0))
    host.send(.pinched(PointerEvent.Pinch(.changed, magnification: 1.5), at: middle, time: 0))
    host.send(.moved(to: CGPoint(x: 80, y: 50), time: 0))
    host.send(.pinched(PointerEvent.Pinch(.ended, magnification: 1.5), at: middle, time: 0))
    play(host, journal, "up 80,50 at 0 | log = pinch 1.5 drag 30.0 pinch ends 1.5", "tap 50,50 | log = tap")
  }
}

@MainActor struct HoverTests {
  private let journal = Journal()

  /// Two squares of 40 points side by side in a frame; each reports the pointer.
  private struct Pair: View {
    let journal: Journal
    var isSecondThere = true
    var gap: CGFloat = 0
    var body: some View {
      HStack(spacing: 0) {
        Color.clear.frame(width: gap, height: 40)
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier("a").onHover { journal.note($0 ? "a" : "-a") }
        if isSecondThere {
          Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("b").onHover { journal.note($0 ? "b" : "-b") }
        }
        Spacer(minLength: 0)
      }
      .contentShape(Rectangle())
      .onHover { journal.note($0 ? "both" : "-both") }
    }
  }

  @Test(.claim("HOVER-01")) @MainActor func `onHover reports entering and leaving`() {
    play(
      settledHost(200, 40) { Pair(journal: journal) }, journal,
      "hover a | log = both a",
      "hover 21,20 | log =",
      "hover b | log = -a b",
      "hover off | log = -b -both",
      "tap a | log = both a; diagnostics =")
  }

  @Test(.claim("HOVER-02")) @MainActor func `onContinuousHover reports every location`() {
    let host = settledHost(100, 100) {
      Color.red.frame(width: 40, height: 40).onContinuousHover { phase in
        if case .active(let place) = phase {
          journal.note("\(short(place.x)),\(short(place.y))")
        } else {
          journal.note("end")
        }
      }
      .onContinuousHover(coordinateSpace: .global) { phase in
        if case .active(let place) = phase { journal.note("root \(short(place.x)),\(short(place.y))") }
      }
    }
    play(
      host, journal,
      "hover 40,50 | log = root 40,50 10,20",
      "hover 41,50 | log = root 41,50 11,20",
      "hover 41,50 | log =",
      "hover 1,1 | log = end")
  }

  @Test(.claim("HOVER-03")) @MainActor func `A view that moves under the pointer is notified`() {
    let host = settledHost(200, 40) { Pair(journal: journal) }
    play(host, journal, "hover 50,20 | log = both b")
    host.content = Pair(journal: journal, gap: 40)
    play(host, journal, "update | log = -b a", "hover b | log = -a b")
    host.content = Pair(journal: journal, isSecondThere: false, gap: 40)
    play(host, journal, "update | log = -b")
  }

  @Test(.claim("HOVER-04")) @MainActor func `Hover changes are deferred during a press`() {
    play(200, 40, journal, "hover a | log = both a", "sweep 20,20 60,20 in 1 | log = drag -a b") {
      Pair(journal: journal).gesture(DragGesture().onChanged { _ in journal.note("drag") })
    }
  }

  @Test(.claim("HOVER-05")) @MainActor func `A view in front blocks the hover of the views behind it`() {
    func stage(_ takesHits: Bool) -> some View {
      ZStack {
        Color.red.onHover { journal.note("back \($0)") }
        Color.blue.frame(width: 40, height: 40).allowsHitTesting(takesHits)
      }
    }
    let host = settledHost(100, 100) { stage(true) }
    play(host, journal, "hover 50,50 | log =")
    host.content = stage(false)
    play(host, journal, "update; hover 51,50 | log = back true")
  }

  @Test(
    .claim("GESTURE-MOD-01"),
    arguments: [([], "plain"), (.command, "command"), ([.command, .shift], "command"), (.option, "plain")]
      as [(EventModifiers, String)])
  @MainActor func `A gesture can require modifier keys`(held: EventModifiers, expected: String) {
    let host = settledHost(100, 100) {
      Color.red.accessibilityIdentifier("box")
        .gesture(TapGesture().modifiers(.command).onEnded { journal.note("command") })
        .onTapGesture { journal.note("plain") }
    }
    expect(journal.after { host.tap("box", modifiers: held) }, equals: expected)
    expect(host.core.checkInvariants(), equals: [])
  }
}
