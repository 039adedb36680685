import TributaryContainers

/// The parameter that receives a number, several times, so that the test covers sums and products of it.
enum NumberParameter: String, CaseIterable {
  case frames, minima, maxima, ideals, flexible, paddings, insets, offsets, positions, spacings, gridSpacings, spacers
  case layoutSizes, layoutSizesInGrid, layoutSizesInLayers, layoutSizesInRows, layoutPlaces, layoutOffers, layoutGuides
  case guides, opposedGuides, textGuides, gridAnchors, safeInsets, safePaddings, relativeFrames, ratios
  case scales, anchoredScales, rotations, turned, translations, effects, blurs, shadows, corners, borders, strokes,
    dashes
  case shapeSizes, shapeAnswers, shapeInsets, shapeOffsets, paths, opacities, colors, gradients, fonts, kernings,
    leadings
  case baselines, scaleFactors, priorities, layers, scrolled, overlays, matched
  case turnsInSpace, eyes, colorChanges, canvases, strokedOutlines, timers, metrics, timelines
  case detents, gridItems, adaptiveItems, sliders, steppers, gauges, progress, listInsets

  @MainActor private func bar(_ name: String) -> AnyView {
    AnyView(Color.blue.frame(width: 20, height: 20).accessibilityIdentifier(name))
  }

  /// Returns three copies side by side.
  @MainActor private func thrice<V: View>(_ make: (String) -> V) -> AnyView {
    AnyView(
      Group {
        make("a")
        make("b")
        make("c")
      })
  }

  /// Returns three copies nested in each other.
  @MainActor private func nested<V: View>(_ wrap: (AnyView) -> V) -> AnyView {
    var view = AnyView(bar("a"))
    for _ in 0..<3 { view = AnyView(wrap(view)) }
    return view
  }

  @MainActor func view(_ number: CGFloat) -> AnyView {
    if let view = lengthsView(number) { return view }
    if let view = answersView(number) { return view }
    if let view = effectsView(number) { return view }
    if let view = shapesView(number) { return view }
    if let view = drawingsView(number) { return view }
    if let view = controlsView(number) { return view }
    return othersView(number) ?? AnyView(EmptyView())
  }

  @MainActor private func lengthsView(_ number: CGFloat) -> AnyView? {
    switch self {
    case .frames: return thrice { Color.blue.frame(width: number, height: number).accessibilityIdentifier($0) }
    case .minima: return thrice { Color.blue.frame(minWidth: number, minHeight: number).accessibilityIdentifier($0) }
    case .maxima: return thrice { Color.blue.frame(maxWidth: number, maxHeight: number).accessibilityIdentifier($0) }
    case .ideals:
      return thrice {
        Color.blue.frame(idealWidth: number, idealHeight: number).fixedSize().accessibilityIdentifier($0)
      }
    case .flexible:
      return nested { $0.frame(minWidth: number, idealWidth: number, maxWidth: .infinity, alignment: .bottomTrailing) }
    case .paddings: return nested { $0.padding(number) }
    case .insets:
      return nested { $0.padding(EdgeInsets(top: number, leading: -number, bottom: number, trailing: number)) }
    case .offsets: return nested { $0.offset(x: number, y: -number) }
    case .positions: return nested { $0.position(x: number, y: number) }
    case .spacings:
      return AnyView(
        VStack(spacing: number) {
          thrice { bar($0) }
          HStack(spacing: number) { thrice { bar($0) } }
        })
    case .gridSpacings:
      return AnyView(
        TributaryContainers.Grid(horizontalSpacing: number, verticalSpacing: number) {
          GridRow { thrice { bar($0) } }
          GridRow { thrice { bar($0) } }
          bar("d")
        })
    case .spacers: return thrice { _ in Spacer(minLength: number) }
    default: return nil
    }
  }

  /// Returns the range between zero and a number, if it exists.
  private func range(_ number: CGFloat) -> ClosedRange<Double> {
    number.isNaN ? 0...1 : min(0, Double(number))...max(0, Double(number))
  }

  @MainActor private func controlsView(_ number: CGFloat) -> AnyView? {
    let value = Double(number)
    switch self {
    case .detents:
      return AnyView(
        bar("a").sheet(isPresented: .constant(true)) {
          bar("b").presentationDetents(
            [.height(number), .fraction(number), .medium], selection: .constant(.height(number)))
        })
    case .gridItems:
      let items = [
        GridItem(.fixed(number), spacing: number), GridItem(.flexible(minimum: number, maximum: number)),
        GridItem(.flexible(minimum: 4, maximum: number), spacing: -number),
      ]
      return AnyView(LazyVGrid(columns: items, spacing: number) { thrice { bar($0) } })
    case .adaptiveItems:
      let items = [GridItem(.adaptive(minimum: number, maximum: number), spacing: number)]
      return AnyView(
        VStack {
          LazyVGrid(columns: items) { thrice { bar($0) } }
          LazyHGrid(rows: [GridItem(.adaptive(minimum: number))]) { bar("d") }
        })
    case .sliders:
      return AnyView(
        VStack {
          Slider(value: .constant(value)).accessibilityIdentifier("a")
          Slider(value: .constant(0.5), in: range(number)).accessibilityIdentifier("b")
          Slider(value: .constant(value), in: range(number), step: 0.1).accessibilityIdentifier("c")
        })
    case .steppers:
      return AnyView(
        VStack {
          Stepper("x", value: .constant(value)).accessibilityIdentifier("a")
          Stepper("x", value: .constant(value), in: range(number), step: 0.1).accessibilityIdentifier("b")
          Stepper("x", value: .constant(1), step: value).accessibilityIdentifier("c")
        })
    case .gauges:
      return AnyView(
        VStack {
          Gauge(value: value) { Text("x") }.accessibilityIdentifier("a")
          Gauge(value: 0.5, in: range(number)) { Text("x") }.accessibilityIdentifier("b")
          Gauge(value: value, in: range(number)) { Text("x") }.accessibilityIdentifier("c")
        })
    case .progress:
      return AnyView(
        VStack {
          ProgressView(value: value).accessibilityIdentifier("a")
          ProgressView(value: 0.5, total: value).accessibilityIdentifier("b")
          ProgressView(value: value, total: value).accessibilityIdentifier("c")
        })
    case .listInsets:
      let insets = EdgeInsets(top: number, leading: -number, bottom: number, trailing: number)
      return AnyView(List { thrice { bar($0).listRowInsets(insets) } })
    default: return nil
    }
  }

  @MainActor private func answersView(_ number: CGFloat) -> AnyView? {
    let size = CGSize(width: number, height: number)
    switch self {
    case .layoutSizes: return thrice { name in Answering(size: size) { bar(name) }.accessibilityIdentifier(name) }
    case .layoutSizesInGrid:
      return AnyView(
        TributaryContainers.Grid {
          GridRow { thrice { name in Answering(size: size) { bar(name) } } }
          GridRow { thrice { name in Answering(size: size) { bar(name) } } }
        })
    case .layoutSizesInLayers:
      return AnyView(
        ZStack(alignment: .bottomTrailing) { thrice { name in Answering(size: size) { bar(name) }.offset(x: number) } })
    case .layoutSizesInRows:
      return AnyView(ScrollView { LazyVStack { ForEach(0..<9) { _ in Answering(size: size) { bar("a") } } } })
    case .layoutPlaces: return nested { view in Answering(place: CGPoint(x: number, y: -number)) { view } }
    case .layoutOffers:
      // An infinite proposal of client code gives an infinite view.
      if !number.isFinite { return AnyView(bar("a")) }
      return nested { view in Answering(offer: ProposedViewSize(size)) { view } }
    case .layoutGuides: return thrice { name in Answering(guide: number) { bar(name) } }
    case .guides:
      return AnyView(
        VStack(alignment: .leading) { thrice { bar($0).alignmentGuide(.leading) { $0.width - number } } })
    case .opposedGuides:
      return AnyView(
        VStack(alignment: .leading) {
          bar("a").alignmentGuide(.leading) { _ in number }
          bar("b").alignmentGuide(.leading) { _ in -number }
        }.overlay(alignment: .topLeading) { bar("c").alignmentGuide(.leading) { _ in -number } })
    case .textGuides:
      return AnyView(
        HStack(alignment: .firstTextBaseline) {
          Text("a").alignmentGuide(.firstTextBaseline) { _ in number }
          Text("b").baselineOffset(number).accessibilityIdentifier("b")
          Text("c").accessibilityIdentifier("c")
        })
    case .gridAnchors:
      return AnyView(
        TributaryContainers.Grid { GridRow { thrice { bar($0).gridCellAnchor(UnitPoint(x: number, y: number)) } } })
    case .safeInsets: return nested { $0.safeAreaInset(edge: .top) { Color.green.frame(height: number) } }
    case .safePaddings: return nested { $0.safeAreaPadding(number).ignoresSafeArea() }
    case .relativeFrames:
      return thrice {
        Color.blue.containerRelativeFrame([.horizontal, .vertical]) { _, _ in number }.accessibilityIdentifier($0)
      }
    case .ratios: return nested { $0.aspectRatio(number, contentMode: .fill) }
    default: return nil
    }
  }

  @MainActor private func effectsView(_ number: CGFloat) -> AnyView? {
    switch self {
    case .scales: return nested { $0.scaleEffect(x: number, y: 2) }
    case .anchoredScales: return nested { $0.scaleEffect(2, anchor: UnitPoint(x: number, y: number)) }
    case .rotations: return nested { $0.rotationEffect(.radians(Double(number)), anchor: UnitPoint(x: number, y: 0)) }
    case .turned: return nested { $0.offset(x: number).rotationEffect(.degrees(30)).scaleEffect(3) }
    case .translations: return nested { $0.transformEffect(CGAffineTransform(translationX: number, y: number)) }
    case .effects: return nested { $0.modifier(Skewed(number: number)) }
    case .blurs: return nested { $0.blur(radius: number) }
    case .shadows: return nested { $0.shadow(radius: number, x: number, y: number) }
    case .corners: return nested { $0.cornerRadius(number) }
    case .borders: return nested { $0.border(.red, width: number) }
    case .strokes:
      return thrice { Circle().stroke(.red, lineWidth: number).padding(number).accessibilityIdentifier($0) }
    case .dashes:
      return thrice { _ in
        Rectangle().stroke(
          style: StrokeStyle(lineWidth: 1, miterLimit: number, dash: [number, number], dashPhase: number))
      }
    default: return nil
    }
  }

  @MainActor private func shapesView(_ number: CGFloat) -> AnyView? {
    let size = CGSize(width: number, height: number)
    switch self {
    case .shapeSizes:
      return thrice { Rectangle().size(width: number, height: number).offset(x: number).accessibilityIdentifier($0) }
    case .shapeAnswers: return thrice { Sized(size: size).fill(.red).accessibilityIdentifier($0) }
    case .shapeInsets:
      return thrice {
        RoundedRectangle(cornerRadius: number).inset(by: number).inset(by: number).accessibilityIdentifier($0)
      }
    case .shapeOffsets:
      return thrice {
        Rectangle().offset(x: number).scale(number).rotation(.radians(Double(number))).accessibilityIdentifier($0)
      }
    case .paths:
      return AnyView(
        Path { path in
          path.addArc(
            center: CGPoint(x: number, y: 1), radius: number, startAngle: .zero, endAngle: .degrees(90),
            clockwise: false)
          path.addRoundedRect(in: CGRect(x: number, y: 0, width: number, height: number), cornerSize: size)
          path.addLine(to: CGPoint(x: -number, y: number))
        }.accessibilityIdentifier("a"))
    case .opacities: return nested { $0.opacity(Double(number)) }
    case .colors:
      return AnyView(
        Color(hue: Double(number), saturation: Double(number), brightness: Double(number)).opacity(Double(number)))
    case .gradients:
      return AnyView(
        ZStack {
          RadialGradient(
            colors: [.red, .blue], center: UnitPoint(x: number, y: 0), startRadius: number, endRadius: -number)
          LinearGradient(
            colors: [.red, .blue], startPoint: UnitPoint(x: number, y: 0), endPoint: UnitPoint(x: -number, y: 1))
          AngularGradient(colors: [.red, .blue], center: .center, angle: .radians(Double(number)))
        })
    default: return nil
    }
  }

  @MainActor private func drawingsView(_ number: CGFloat) -> AnyView? {
    switch self {
    case .turnsInSpace:
      return nested { $0.rotation3DEffect(.radians(Double(number)), axis: (number, 1, number), anchorZ: number) }
    case .eyes:
      return nested {
        $0.rotation3DEffect(.degrees(40), axis: (0, 1, 0), anchor: UnitPoint(x: number, y: 0), perspective: number)
      }
    case .colorChanges:
      return nested {
        $0.brightness(Double(number)).contrast(Double(number)).saturation(Double(number))
          .hueRotation(.radians(Double(number))).blendMode(.multiply)
      }
    case .canvases:
      return AnyView(
        Canvas { context, size in
          context.translateBy(x: number, y: 1)
          context.rotate(by: .radians(Double(number)))
          context.opacity = Double(number)
          context.clip(to: Path(CGRect(x: number, y: 0, width: 5, height: 5)))
          context.addFilter(.shadow(radius: number, x: number))
          context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: number, height: 3)), with: .color(.red))
          context.draw(Text("a"), in: CGRect(x: 0, y: 0, width: number, height: 30))
          context.draw(Image(systemName: "star"), at: CGPoint(x: number, y: -number))
        })
    case .strokedOutlines:
      return AnyView(
        Color.red.clipShape(
          Circle().stroke(
            style: StrokeStyle(lineWidth: number, miterLimit: number, dash: [number, 1], dashPhase: number))))
    case .timers:
      let date = Date(timeIntervalSinceReferenceDate: Double(number))
      return thrice { Text(date, style: $0 == "a" ? .time : .date).accessibilityIdentifier($0) }
    case .metrics: return thrice { Scaled(number: number).dynamicTypeSize(.accessibility5).accessibilityIdentifier($0) }
    case .timelines:
      return AnyView(
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: Double(number)), by: Double(number))) {
          Text("\(abs($0.date.timeIntervalSinceReferenceDate) < 1e12 ? "a" : "b")")
        })
    default: return nil
    }
  }

  @MainActor private func othersView(_ number: CGFloat) -> AnyView? {
    switch self {
    case .fonts: return thrice { Text("some text").font(.system(size: number)).accessibilityIdentifier($0) }
    case .kernings: return thrice { Text("some text").kerning(number).tracking(number).accessibilityIdentifier($0) }
    case .leadings: return thrice { Text("some\ntext").lineSpacing(number).accessibilityIdentifier($0) }
    case .baselines: return thrice { Text("a").baselineOffset(number).accessibilityIdentifier($0) }
    case .scaleFactors:
      return thrice { Text("some long text").minimumScaleFactor(number).lineLimit(1).accessibilityIdentifier($0) }
    case .priorities:
      return AnyView(HStack { thrice { Color.blue.layoutPriority(Double(number)).accessibilityIdentifier($0) } })
    case .layers: return AnyView(ZStack { thrice { bar($0).zIndex(Double(number)) } })
    case .scrolled:
      return AnyView(
        ScrollView([.horizontal, .vertical]) {
          Color.blue.frame(width: number, height: number).accessibilityIdentifier("a")
        }
        .defaultScrollAnchor(UnitPoint(x: number, y: number)))
    case .overlays:
      return nested {
        $0.overlay(alignment: .bottomTrailing) { Color.green.frame(width: number, height: number).offset(x: number) }
      }
    case .matched: return AnyView(Matched(number: number))
    default: return nil
    }
  }
}

/// A layout that returns given sizes.
private struct Answering: Layout {
  var size = CGSize(width: 20, height: 10)
  var place = CGPoint.zero
  var offer = ProposedViewSize.unspecified
  var guide: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: offer)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { self.guide.map { bounds.minY + $0 } }
}

private struct Scaled: View {
  @ScaledMetric private var number: CGFloat

  init(number: CGFloat) { _number = ScaledMetric(wrappedValue: number) }

  var body: some View { Color.red.frame(width: number, height: 5) }
}

private struct Sized: Shape {
  let size: CGSize
  func path(in rect: CGRect) -> Path { Path(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
}

private struct Skewed: GeometryEffect {
  let number: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(a: number, b: number, c: 0, d: 1, tx: number, ty: -number))
  }
}

private struct Matched: View {
  let number: CGFloat
  @Namespace private var space
  var body: some View {
    VStack {
      Color.blue.frame(width: number, height: number).matchedGeometryEffect(id: 1, in: space)
      Color.red.matchedGeometryEffect(id: 1, in: space, anchor: UnitPoint(x: number, y: 0), isSource: false)
        .frame(width: 5, height: 5).accessibilityIdentifier("b")
    }
  }
}
