struct `SVG recordings` {
  private static let white = Color.Resolved(red: 1, green: 1, blue: 1)

  /// Records pictures of a quarter of a second each, and expects each one, at its time, to equal the separate picture.
  @discardableResult
  private func expectPlayed(
    _ pictures: [DisplayList], _ location: Testing.SourceLocation = #_sourceLocation
  ) throws -> String {
    var recording = SVGRecording()
    for (index, picture) in pictures.enumerated() { recording.add(picture, on: Self.white, at: 5 + Double(index) / 4) }
    let document = recording.render(title: "a < b")
    let played = try AnimatedPicture(document)
    for (index, picture) in pictures.enumerated() {
      let still = try AnimatedPicture(SVGRenderer(background: Self.white).render(picture))
      for late in [0.001, 0.249] {
        #expect(played.difference(at: Double(index) / 4 + late, from: still) == nil, sourceLocation: location)
      }
    }
    return document
  }

  private func count(_ piece: String, in document: String) -> Int { document.ranges(of: piece).count }

  @Test func `Unchanged content is written once, and changed content is shown for its time`() throws {
    let pictures = (0..<4).map { picture(.line("stays"), .rectangle(0, 0, 10, CGFloat($0) + 5), .line("in front")) }
    let document = try expectPlayed(pictures)
    expect(count(">stays<", in: document), equals: 1)
    expect(count(">in front<", in: document), equals: 1)
    expect(count("<animate ", in: document), equals: 4)
    expect(document.contains(##"values="none;inline;none" keyTimes="0;0.142857;0.285714"/>"##))
    expect(document, contains: "dur=\"1.75s\"")
    expect(document, contains: "<title>a &lt; b</title>")
  }

  @Test func `Equal content in another place is written once and moved`() throws {
    let tile = DisplayFragment([.rectangle(0, 0, 10, 10), .line("moves", at: CGPoint(x: 0.4, y: 0))])
    let frame = CGAffineTransform(translationX: 0, y: 4)
    let pictures = (0..<3).map { index in
      let inner = DisplayFragment([.fragment(tile, at: CGPoint(x: CGFloat(index) * 7.3333, y: 1))])
      return picture(
        .line("stays"), .fragment(1, 2, .effect(DisplayEffect(inner, .transform(frame)))), .line("in front"))
    }
    let document = try expectPlayed(pictures)
    expect(count(">moves<", in: document), equals: 1)
    expect(count("<rect ", in: document), equals: 2)
    #expect(
      document.contains(
        ##"<g transform="translate(15.667 7)"><animateTransform attributeName="transform" type="translate" "##
          + ##"calcMode="discrete" dur="1.5s" repeatCount="indefinite" values="1 7;8.333 7;15.667 7" "##
          + ##"keyTimes="0;0.166667;0.333333"/>"##))
    expect(count("<animate ", in: document), equals: 0)
  }

  @Test func `Moving content can change, and inner content can be inserted and removed`() throws {
    let pictures = (0..<5).map { index in
      let words: [DisplayCommand] = index == 2 ? [.line("two")] : [.line("one"), .line("\(index)")]
      let clip = DisplayEffect.Kind.clip(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), FillStyle())
      let turned = DisplayEffect.Kind.transform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 4))
      let inside = DisplayFragment(ContiguousArray(words) + [.effect(turned, .line("turned"))])
      return picture(
        .fragment(CGFloat(index % 3), 0, .effect(DisplayEffect(inside, clip)), .rectangle(0, CGFloat(index), 5, 5)))
    }
    let document = try expectPlayed(pictures)
    expect(count(">turned<", in: document), equals: 1)
    expect(count(">two<", in: document), equals: 1)
    // The fragment, and the rectangle in it.
    expect(count("<animateTransform ", in: document), equals: 2)
  }

  @Test func `Fading and growing content is written once`() throws {
    let fade = GradientPaint.paint(
      stops: [
        GradientPaint.Stop(color: Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.8), location: 0),
        GradientPaint.Stop(color: Color.Resolved(red: 0, green: 0, blue: 1), location: 1),
      ], .linear(from: .zero, to: CGPoint(x: 10, y: 0)))
    let dot = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
    let tile = DisplayFragment([
      .rectangle(0, 0, 10, 10, fade), .line("fades", .gray(0, opacity: 0.5)), .stroke(dot, StrokeStyle(lineWidth: 2)),
      .effect(.opacity(0.5), .line("half"), .effect(.group, .line("layer"), .rectangle(1, 1, 3, 3))),
      .effect(.blur(radius: 1, isOpaque: false), .line("blurred")),
    ])
    let pictures = (0..<5).map { index in
      let part = Double(index) / 4
      let scale = CGAffineTransform(a: part, b: 0, c: 0, d: 2 - part, tx: 3, ty: 4)
      return picture(
        .effect(DisplayEffect(tile, .opacity(part))), .effect(.transform(scale), .line("grows")),
        .effect(.opacity(0.3), .effect(DisplayEffect(tile, .opacity(1 - part / 2)))),
        .effect(.opacity(max(part - 0.5, 0)), .effect(.opacity(1 - part), .line("twice"))))
    }
    let document = try expectPlayed(pictures)
    for text in ["grows", "twice"] { expect(count(">\(text)<", in: document), equals: 1) }
    for text in ["fades", "half", "layer", "blurred"] { expect(count(">\(text)<", in: document), equals: 2) }
    expect(document.contains(##"type="scale" calcMode="discrete""##))
    expect(document.contains(##"values="0 2;0.25 1.75;0.5 1.5;0.75 1.25;1 1""##))
  }

  @Test func `Each part of a fading text fades separately, as in a still picture`() throws {
    let words = ["one", "two"].enumerated().map { index, word in
      var line = TextLayout.Line(
        text: word, font: .body, origin: CGPoint(x: 0, y: 12 + 16 * CGFloat(index)), width: 30)
      line.underline = TextDecoration()
      line.strikethrough = TextDecoration()
      return line
    }
    let text = TextLayout(
      size: CGSize(width: 30, height: 32), lines: ContiguousArray(words), firstBaseline: 12, lastBaseline: 28)
    let document = try expectPlayed(
      (1...4).map { picture(.effect(.opacity(Double($0) / 4), .text(text, at: .zero, .black))) })
    expect(count("<animate attributeName=\"opacity\"", in: document), equals: 6)
  }

  @Test func `The shadows of several fading views fade separately, as in a still picture`() throws {
    let shadow = DisplayShadow(
      color: Color.Resolved(red: 0, green: 0, blue: 0), radius: 3, offset: CGSize(width: 0, height: 1))
    let document = try expectPlayed(
      (1...4).map {
        picture(
          .effect(.opacity(Double($0) / 4), .effect(.shadow(shadow), .rectangle(0, 0, 9, 9), .rectangle(5, 5, 9, 9))))
      })
    expect(count("<rect ", in: document), equals: 3)
  }

  @Test func `A fading view is blended with the content behind it`() throws {
    let document = try expectPlayed(
      (1...4).map {
        picture(
          .rectangle(0, 0, 20, 20),
          .effect(.opacity(Double($0) / 4), .effect(.blend(.multiply), .rectangle(0, 0, 9, 9), .line("over"))))
      })
    expect(count("<g style=\"mix-blend-mode:multiply\" opacity=\"1\"><animate ", in: document), equals: 1)
  }

  @Test func `Fragments can be nested as deeply as views`() throws {
    var recording = SVGRecording()
    for index in 0..<3 {
      var command = DisplayCommand.line("deep")
      for level in 0..<1_000 {
        let content = DisplayFragment([command])
        let isFaded = level % 500 == 0
        command =
          isFaded
          ? .effect(DisplayEffect(content, .opacity(0.9)))
          : .fragment(content, at: CGPoint(x: level == 7 ? Double(index) : 0, y: 0))
      }
      recording.add(picture(command), at: Double(index))
    }
    let played = try AnimatedPicture(recording.render(title: nil))
    expect(played.elements(at: 1.5).first?.contains(" x=1.0 "), equals: true)
    expect(played.names.filter { $0 == "text" }.count, equals: 1)
  }

  @Test func `An invalid position hides its content`() throws {
    try expectPlayed([
      picture(.fragment(1, 1, .line("here"))), picture(.fragment(.nan, 1, .line("here"))),
      picture(.fragment(2, 1, .line("here"))),
    ])
  }

  @Test func `The last picture is shown for a second before the recording repeats`() throws {
    var recording = SVGRecording()
    recording.add(picture(.line("first")), at: 0)
    recording.add(picture(.line("last")), at: 0.5)
    let played = try AnimatedPicture(recording.render(title: nil))
    expect(played.duration, equals: 1.5)
    expect([0.0, 0.49, 0.51, 1.49, 1.51].map { played.elements(at: $0)[0].last }, equals: ["t", "t", "t", "t", "t"])
    expect([0.0, 0.49, 1.51].allSatisfy { played.elements(at: $0)[0].hasSuffix("first") })
    expect([0.51, 1.49].allSatisfy { played.elements(at: $0)[0].hasSuffix("last") })
  }

  @Test func `Each picture has its own background`() throws {
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    let backgrounds = [Self.white, black, black, Self.white]
    let content = picture(.line("stays"), .rectangle(0, 0, 10, 10))
    var recording = SVGRecording()
    for (index, background) in backgrounds.enumerated() {
      recording.add(content, on: background, at: Double(index) / 4)
    }
    let played = try AnimatedPicture(recording.render(title: nil))
    for (index, background) in backgrounds.enumerated() {
      let still = try AnimatedPicture(SVGRenderer(background: background).render(content))
      expectNil(played.difference(at: Double(index) / 4 + 0.1, from: still))
    }
  }

  @Test func `A viewer without animation shows the last picture`() throws {
    var recording = SVGRecording()
    for index in 0..<3 { recording.add(picture(.line("\(index)"), .line("stays")), at: Double(index)) }
    let document = recording.render(title: nil)
    let still = try AnimatedPicture(document.replacing(/<animate [^>]*>/, with: ""))
    expect(still.elements(at: 0).map(\.last), equals: ["2", "s"])
  }

  @Test func `Content inside clips, masks, and filters is shared`() throws {
    let clip = DisplayEffect.Kind.clip(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), FillStyle())
    let mask = DisplayEffect.Kind.mask(DisplayFragment([.rectangle(0, 0, 40, 40, .gray(0, opacity: 0.5))]))
    let fade = GradientPaint.paint(
      stops: [
        GradientPaint.Stop(color: Color.Resolved(red: 1, green: 0, blue: 0), location: 0),
        GradientPaint.Stop(color: Color.Resolved(red: 0, green: 0, blue: 1), location: 1),
      ], .linear(from: .zero, to: CGPoint(x: 10, y: 0)))
    let pictures = (0..<4).map { index in
      // An additional clip in front of the others, in some pictures, changes the ids of all others.
      let front: [DisplayCommand] =
        index % 2 == 0 ? [] : [.effect(.clip(Path(CGRect(x: 1, y: 1, width: 9, height: 9)), FillStyle()), .line("new"))]
      let rest: [DisplayCommand] = [
        .effect(clip, .line("clipped"), .rectangle(CGFloat(index), 0, 10, 10, fade)),
        .effect(mask, .line("masked"), .effect(.blur(radius: 2, isOpaque: false), .rectangle(0, 0, 10, 10))),
      ]
      return DisplayList(size: CGSize(width: 100, height: 50), root: DisplayFragment(ContiguousArray(front + rest)))
    }
    let document = try expectPlayed(pictures)
    expect(count(">clipped<", in: document), equals: 1)
    expect(count(">masked<", in: document), equals: 1)
    expect(count("<mask ", in: document), equals: 1)
    expect(count("<clipPath ", in: document), equals: 3)
    expect(count("<filter ", in: document), equals: 1)
    // A gradient is placed with its rectangle.
    expect(count("<linearGradient ", in: document), equals: 1)
  }

  @Test func `The bytes of an image are written once, wherever it is drawn`() throws {
    let content = try ImageContent([
      0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 40, 0, 60, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 3, 0, 9, 0xFF, 0xD9,
    ])
    let pictures = (0..<3).map { index in
      func image(_ x: CGFloat, _ width: CGFloat, stencil: Paint? = nil) -> DisplayCommand {
        let frame = CGRect(x: x + CGFloat(index), y: 0, width: width, height: 20)
        let parts = DisplayImage.parts(
          pixels: CGSize(width: 60, height: 40), scale: 1, over: frame, caps: EdgeInsets(), isTiled: index == 2)
        return .image(DisplayImage(content, name: "a", frame: frame, parts: parts, isSmooth: true, stencil: stencil))
      }
      return picture(image(0, 30), image(40, 60), image(80, 30, stencil: .red), size: CGSize(width: 200, height: 50))
    }
    let document = try expectPlayed(pictures)
    // Unchanged, and in red.
    expect(count("base64,", in: document), equals: 2)
  }

  @Test func `Each picture of a random recording equals the separate picture`() throws {
    var random = SplitMix(state: 11)
    for _ in 0..<60 {
      var commands: [DisplayCommand] = []
      let pictures = (0..<8).map { _ in
        commands = edited(commands, depth: 0, &random)
        return DisplayList(size: CGSize(width: 100, height: 50), root: DisplayFragment(ContiguousArray(commands)))
      }
      try expectPlayed(pictures)
    }
  }

  /// Removes some commands, adds some, reorders some, and edits the commands inside groups.
  private func edited(_ commands: [DisplayCommand], depth: Int, _ random: inout SplitMix) -> [DisplayCommand] {
    var commands = commands
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !commands.isEmpty: commands.remove(at: commands.indices.randomElement(using: &random) ?? 0)
      case 1 where commands.count > 1: commands.swapAt(0, commands.count - 1)
      case 2:
        let word = "abcdefgh".randomElement(using: &random).map { "\($0)\($0)" } ?? ""
        commands.insert(.line(word), at: Int.random(in: 0...commands.count, using: &random))
      default:
        guard depth < 3 else { continue }
        let width = CGFloat(Int.random(in: 1...3, using: &random))
        let clip = DisplayEffect.Kind.clip(Path(CGRect(x: 0, y: 0, width: width, height: 9)), FillStyle())
        let inside = edited([.line("inside")], depth: depth + 1, &random)
        let kind = Bool.random(using: &random) ? clip : .opacity(0.5)
        commands.insert(
          Bool.random(using: &random)
            ? .fragment(DisplayFragment(ContiguousArray(inside)), at: CGPoint(x: width, y: 1))
            : .effect(DisplayEffect(DisplayFragment(ContiguousArray(inside)), kind)),
          at: Int.random(in: 0...commands.count, using: &random))
      }
    }
    for index in commands.indices where depth < 3 {
      if case .fragment(let content, let place) = commands[index] {
        let inside =
          Bool.random(using: &random) ? Array(content.commands) : edited(Array(content.commands), depth: 3, &random)
        let step = CGFloat(Int.random(in: 0...2, using: &random)) * 1.2345
        commands[index] = .fragment(
          DisplayFragment(ContiguousArray(inside)), at: CGPoint(x: place.x + step, y: place.y))
      }
      guard case .effect(let effect) = commands[index] else { continue }
      let inside = edited(Array(effect.content.commands), depth: depth + 1, &random)
      var kind = effect.kind
      if case .opacity = kind { kind = .opacity(Double(Int.random(in: 0...4, using: &random)) / 4) }
      commands[index] = .effect(DisplayEffect(DisplayFragment(ContiguousArray(inside)), kind))
    }
    return commands
  }
}
