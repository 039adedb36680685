@MainActor struct SymbolTests {
  private func symbols<V: View>(_ host: ViewHost<V>) -> [DisplaySymbol] {
    var result: [DisplaySymbol] = []
    host.displayList.forEachFlattened { if case .symbol(let symbol) = $0.command { result.append(symbol) } }
    return result
  }

  private func metric<V: View>(@ViewBuilder _ content: () -> V) -> ViewHost<V> {
    settledHost(400, 400, measurer: MetricTextMeasurer(), content: content)
  }

  @Test(.claim("SYMBOL-01")) @MainActor func `A symbol is as high as a line`() {
    let host = metric {
      VStack {
        Image(systemName: "star").accessibilityIdentifier("20")
        Image(systemName: "star").font(.system(size: 40)).accessibilityIdentifier("40")
        Image(systemName: "star").imageScale(.large).accessibilityIdentifier("large")
        Image(systemName: "star").imageScale(.small).accessibilityIdentifier("small")
      }
      .font(.system(size: 20))
    }
    let line = CGFloat(2288 * 20) / 2048
    expect(host.extent("20"), equals: "\(short(line)) \(short(line))")
    expect(host.extent("40"), equals: "\(short(2 * line)) \(short(2 * line))")
    expect(host.extent("large"), equals: "\(short(1.29 * line)) \(short(1.29 * line))")
    expect(host.extent("small"), equals: "\(short(0.78 * line)) \(short(0.78 * line))")
  }

  @Test @MainActor func `A symbol without a name draws nothing`() {
    let host = metric {
      HStack {
        Image(systemName: "").accessibilityIdentifier("empty")
        Image(systemName: "").resizable().frame(width: 20, height: 20)
      }
    }
    expect(host.extent("empty"), equals: "0 0")
    var commands = 0
    host.displayList.forEachFlattened { _ in commands += 1 }
    expect(commands, equals: 0)
    expectEmpty(host.diagnostics)
  }

  @Test(.claim("SYMBOL-02")) @MainActor func `A symbol is drawn like text`() {
    let host = metric {
      VStack {
        Image(systemName: "plus")
        Image(systemName: "plus").fontWeight(.heavy)
      }
      .foregroundStyle(Ink.green.color)
    }
    let parts = symbols(host).flatMap(\.parts)
    expect(parts.map(\.paint), equals: [.color(Ink.green.resolved), .color(Ink.green.resolved)])
    let widths = parts.map { part in
      if case .stroke(let style) = part.operation { short(style.lineWidth) } else { "filled" }
    }
    let unit = CGFloat(2288 * 17) / 2048 / 24
    expect(widths, equals: [short(1.7 * unit), short(2.95 * unit)])
  }

  @Test(.claim("SYMBOL-03")) @MainActor func `A symbol has a baseline`() {
    let host = metric {
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "star").accessibilityIdentifier("symbol")
        Text("x").accessibilityIdentifier("text")
      }
    }
    expect(host.frame(of: "symbol")?.minY, equals: host.frame(of: "text")?.minY)
    expect(host.frame(of: "symbol")?.height, equals: host.frame(of: "text")?.height)
  }

  @Test(.claim("SYMBOL-04")) @MainActor func `An unknown symbol is replaced by a visible box`() {
    let host = metric {
      VStack {
        Image(systemName: "chevron.lfet").accessibilityIdentifier("s")
        Image(systemName: "chevron.lfet")
        Image(systemName: "qqqq")
      }
    }
    expect(host.lines, here: ["?", "?", "?"], inSwiftUI: [])
    expect(host.diagnostics.map(\.code), equals: [.unknownSymbol, .unknownSymbol])
    let near = host.diagnostics.map { $0.evidence.first { $0.label == "similar names" }?.lines.first }
    expect(near.first.flatMap { $0 }?.hasPrefix("chevron.left, "), equals: true)
    expect(near.last, equals: "none")
  }

  @Test(.claim("SYMBOL-05")) @MainActor func `Directional symbols follow the layout direction`() {
    let host = metric {
      VStack {
        Image(systemName: "chevron.forward")
        Image(systemName: "chevron.forward").environment(\.layoutDirection, .rightToLeft)
        Image(systemName: "chevron.right").environment(\.layoutDirection, .rightToLeft)
        Group {
          Image(systemName: "arrow.uturn.backward.circle")
          Image(systemName: "sidebar.leading")
          Image(systemName: "backward.fill")
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    expect(
      symbols(host).map(\.name),
      equals: [
        "chevron.forward", "chevron.left", "chevron.right", "arrow.uturn.right.circle", "sidebar.right",
        "backward.fill",
      ])
  }

  @Test(.claim("SYMBOL-06")) @MainActor func `A resizable symbol fills the proposal`() {
    let host = metric { Image(systemName: "circle.fill").resizable().frame(width: 100, height: 50) }
    expect(symbols(host).map { short($0.frame) }, equals: ["150 175 100 50"])
    let outline = symbols(host).first?.parts.first?.path.boundingRect ?? .zero
    #expect(short(outline.midX) == "200" && short(outline.midY) == "200")
    expect(short(outline.width), equals: short(100 * 20 / 24))
  }

  @Test(.claim("SYMBOL-07")) @MainActor func `A symbol follows its environment`() {
    func content(_ size: CGFloat, _ ink: Ink) -> some View {
      Image(systemName: "heart").accessibilityIdentifier("s").font(.system(size: size)).foregroundStyle(ink.color)
    }
    let host = metric { content(10, .red) }
    host.content = content(10, .blue)
    expect(host.update().counts.measurements, equals: 0)
    expect(symbols(host).map(\.paint), equals: [.color(Ink.blue.resolved)])
    host.content = content(20, .blue)
    play(host, "update | extent s = \(short(CGFloat(2288 * 20) / 2048)) \(short(CGFloat(2288 * 20) / 2048))")
  }

  @Test @MainActor func `The symbols of a formatting bar are drawn without a placeholder`() {
    let names = [
      "bold", "italic", "underline", "strikethrough", "text.aligncenter", "list.number", "increase.indent", "printer",
      "doc.on.clipboard", "arrow.uturn.backward", "3.circle", "c.circle.fill", "bell.badge", "speaker.wave.3",
    ]
    let host = metric {
      HStack { ForEach(names, id: \.self) { Toggle($0, systemImage: $0, isOn: .constant(true)) } }
        .toggleStyle(.button)
        .labelStyle(.iconOnly)
    }
    expect(symbols(host).map(\.name), equals: names)
    expectEmpty(host.diagnostics)
  }

  @Test @MainActor func `A translucent symbol applies its opacity once`() {
    let host = metric { Image(systemName: "bell.fill").foregroundStyle(Ink.red.color.opacity(0.5)) }
    var opacities: [Double] = []
    host.displayList.forEachFlattened { opacities.append($0.opacity) }
    expect(opacities, equals: [0.5])
    expect(symbols(host).map(\.paint), equals: [.color(Ink.red.resolved)])
  }

  @Test @MainActor func `Every symbol is inside its box and draws an area or a line`() throws {
    expect(Symbol.names.count, above: 100)
    for name in Symbol.names {
      let symbol = try #require(Symbol.named(name))
      expect(!symbol.lines.isEmpty || !symbol.areas.isEmpty, "\(name)")
      let box = CGRect(x: 0, y: 0, width: symbol.width, height: Symbol.height)
      for (path, pen) in [(symbol.lines, Symbol.penWidth(of: .regular) / 2), (symbol.areas, 0)] where !path.isEmpty {
        expect(box.contains(path.boundingRect.insetBy(dx: -pen, dy: -pen)), "\(name) \(path.boundingRect)")
      }
    }
  }
}

@MainActor struct SymbolEffectTests {
  private struct Stage<Content: View>: View {
    @State private var value = 0
    @ViewBuilder let content: (Int) -> Content
    var body: some View {
      ZStack(alignment: .topLeading) {
        content(value).frame(width: 200, height: 100)
        Trigger("next") { value += 1 }
      }
    }
  }

  private func host<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) -> ViewHost<Stage<Content>> {
    let host = settledHost(200, 100) { Stage(content: content) }
    host.update()
    return host
  }

  private func width(_ host: ViewHost<some View>) -> Int {
    func scale(_ fragment: DisplayFragment) -> CGFloat? {
      for command in fragment.commands {
        switch command {
        case .fragment(let inner, _): if let scale = scale(inner) { return scale }
        case .effect(let effect):
          if case .transform(let transform) = effect.kind { return transform.a }
          if let scale = scale(effect.content) { return scale }
        default: break
        }
      }
      return nil
    }
    return Int((40 * (scale(host.displayList.root) ?? 1)).rounded())
  }

  private var star: some View { Image(systemName: "star").resizable().frame(width: 40, height: 40) }

  @Test(.claim("SYMBOL-20")) @MainActor func `An active effect runs until it is deactivated`() {
    let held = host { value in star.symbolEffect(.scale.up, isActive: value == 1) }
    play(
      held, answers: ["drawn": { "\(width(held))" }],
      "| drawn = 40", "tap next; wait 2 | drawn = 50; animating = false",
      "tap next; wait 2 | drawn = 40; animating = false")
    let breathing = host { value in star.symbolEffect(.breathe.plain, isActive: value == 1) }
    play(
      breathing, answers: ["drawn": { "\(width(breathing))" }],
      "| animating = false", "tap next; wait 1 | drawn = 44", "wait 1 | drawn = 40",
      "wait 41 | drawn = 44; animating = true", "tap next; wait 3 | drawn = 40; animating = false")
  }

  @Test(.claim("SYMBOL-21")) @MainActor func `Options set the repetition and the speed of an effect`() {
    let twice = host { value in star.symbolEffect(.bounce, options: .repeat(2).speed(0.5), isActive: value > 0) }
    play(
      twice, answers: ["drawn": { "\(width(twice))" }],
      "tap next; wait 0.5 | drawn = 50", "wait 0.5 | drawn = 40", "wait 0.5 | drawn = 50", "wait 0.5 | drawn = 40",
      "wait 0.5 | drawn = 40; animating = false")
  }

  @Test(.claim("SYMBOL-22")) @MainActor func `An effect with a value runs when the value changes`() {
    let host = host { value in star.symbolEffect(.bounce, value: value) }
    play(
      host, answers: ["drawn": { "\(width(host))" }],
      "| animating = false", "tap next; wait 0.25 | drawn = 50", "wait 0.25 | drawn = 40", "wait 1 | animating = false")
    let removed = self.host { value in
      VStack(spacing: 0) {
        star.symbolEffect(.rotate, value: value)
        star.symbolEffect(.pulse)
      }
      .symbolEffectsRemoved()
    }
    play(removed, "tap next | animating = false")
  }

  @Test(.claim("SYMBOL-23")) @MainActor func `Symbol effects affect only drawn symbols`() {
    func scene(_ isActive: Bool) -> ViewHost<some View> {
      settledHost(200, 100) {
        HStack {
          Text("star")
          Block("block", 40, 40)
          Image(systemName: "star").accessibilityIdentifier("symbol")
        }
        .symbolEffect(.scale.up, isActive: isActive)
      }
    }
    let (rest, up) = (scene(false), scene(true))
    up.advance(by: 2)
    for name in ["block", "symbol"] { expect(up.box(name), equals: rest.box(name)) }
    let (old, new) = ("\(rest.displayList)", "\(up.displayList)")
    expect(old, differsFrom: new)
    expect(new.components(separatedBy: "transform").count, equals: old.components(separatedBy: "transform").count + 1)
  }
}

@MainActor struct SymbolVariantTests {
  private func names<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
    var names: [String] = []
    settledHost(200, 100, content: content).displayList.forEachFlattened {
      if case .symbol(let symbol) = $0.command { names.append(symbol.name) }
    }
    return names
  }

  @Test(.claim("IMAGE-30")) @MainActor func `A variant selects an existing form of a symbol`() {
    expect(names { Image(systemName: "star").symbolVariant(.fill) }, equals: ["star.fill"])
    expect(names { Image(systemName: "star.fill").symbolVariant(.fill) }, equals: ["star.fill"])
    expect(names { Image(systemName: "chevron.left").symbolVariant(.fill) }, equals: ["chevron.left"])
    expect(names { Image(systemName: "plus").symbolVariant(.circle.fill) }, equals: ["plus.circle.fill"])
    expect(names { Image(systemName: "mic").symbolVariant(.circle.slash.fill) }, equals: ["mic.slash.circle.fill"])
    expect(names { Image(systemName: "person.circle").symbolVariant(.square) }, equals: ["person.circle"])
    expect(names { Image(systemName: "star").symbolVariant(.none).symbolVariant(.fill) }, equals: ["star"])
    expect(names { VStack { Image(systemName: "star") }.symbolVariant(.fill) }, equals: ["star.fill"])
    expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.circle.contains(.fill))
  }
}
