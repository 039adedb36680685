/// Invalid lengths: the view is laid out as if no length, or a length of 0, had been specified, with one warning.
@MainActor struct InvalidDimensionTests {
  @Test(arguments: noNumbers + [CGFloat(-5)])
  func `A frame with an invalid width keeps the child's width, and one with a negative width has none`(width: CGFloat) {
    let expected = width < 0 ? CGRect(50, 40, 0, 20) : CGRect(0, 40, 100, 20)
    let host = settledHost { Color.red.frame(width: width, height: 20).accessibilityIdentifier("a") }
    expect(host.frame(of: "a"), equals: expected)
    expect(host.codes, equals: [.invalidDimension])
    expect(host.diagnostics.first?.severity, equals: .warning)
    if width == .infinity { return }
    let flexible = settledHost {
      Color.red.frame(minWidth: width, maxWidth: width, minHeight: 20, maxHeight: 20).accessibilityIdentifier("a")
    }
    expect(flexible.frame(of: "a"), equals: expected)
    expect(flexible.codes.first, equals: .invalidDimension)
  }

  enum Place: CaseIterable {
    case padding, spacing, offset, position, transform, barSpacing

    @MainActor func view(_ length: CGFloat) -> AnyView {
      let square = Color.red.frame(width: 10, height: 10)
      let named = square.accessibilityIdentifier("a")
      return switch self {
      case .padding: AnyView(square.padding(length).accessibilityIdentifier("a"))
      case .spacing:
        AnyView(
          VStack(spacing: length) {
            square; square
          }.accessibilityIdentifier("a"))
      case .offset: AnyView(named.offset(x: length, y: 7))
      case .position: AnyView(named.position(x: length, y: 50))
      case .transform: AnyView(named.scaleEffect(length).rotationEffect(.degrees(Double(length))))
      case .barSpacing:
        AnyView(Color.red.accessibilityIdentifier("a").safeAreaInset(edge: .top, spacing: length) { square.padding(5) })
      }
    }

    var frame: CGRect {
      switch self {
      case .padding, .transform: CGRect(45, 45, 10, 10)
      case .spacing: CGRect(45, 40, 10, 20)
      case .offset: CGRect(45, 52, 10, 10)
      case .position: CGRect(-5, 45, 10, 10)
      case .barSpacing: CGRect(0, 20, 100, 80)
      }
    }
  }

  @Test(arguments: Place.allCases, noNumbers)
  @MainActor func `Padding, spacing, offsets, positions, and transforms of an invalid length are zero`(
    place: Place, length: CGFloat
  ) {
    let host = settledHost { place.view(length) }
    expect(host.frame(of: "a"), equals: place.frame)
    let codes: [DiagnosticCode] = place == .transform ? [.invalidDimension, .invalidDimension] : [.invalidDimension]
    expect(host.codes, equals: codes)
    expect(host.updated().codes, equals: codes)
  }

  @Test(arguments: [Double.nan, -Double.infinity, -1]) func `An invalid opacity draws nothing`(opacity: Double) {
    let host = settledHost { Color.red.opacity(opacity).accessibilityIdentifier("a") }
    expect(host.displayList.commandCount, equals: 0)
    expect(host.frame(of: "a"), equals: CGRect(0, 0, 100, 100))
  }

  @Test(arguments: noNumbers + [CGFloat(-12), 0])
  @MainActor func `A font without a valid size has finite metrics`(size: CGFloat) throws {
    let host = settledHost { Text("abc").font(.system(size: size)).accessibilityIdentifier("a") }
    let frame = try #require(host.frame(of: "a"))
    expect(frame.width.isFinite && frame.width >= 0)
    expect(frame.height.isFinite && frame.height >= 0)
    expect(!host.displayList.description.contains("nan"))
  }

  @Test(arguments: noNumbers + [CGFloat(-5)]) @MainActor func `A host without a valid size is empty`(length: CGFloat) {
    let host = settledHost(length, 50) { Color.red.accessibilityIdentifier("a") }
    expect(host.frame(of: "a"), equals: CGRect(0, 0, 0, 50))
    expect(host.codes, equals: [.invalidDimension])
    expect(host.updated { host.size = CGSize(width: 20, height: 30) }.frame(of: "a"), equals: CGRect(0, 0, 20, 30))
  }

  @Test(arguments: noNumbers) @MainActor func `Invalid insets cover nothing`(length: CGFloat) {
    let host = settledHost { Color.red.accessibilityIdentifier("a") }
    host.update { host.safeAreaInsets = EdgeInsets(top: length, leading: 0, bottom: 10, trailing: 0) }
    expect(host.frame(of: "a"), equals: CGRect(0, 0, 100, 90))
  }

  @Test(arguments: noNumbers + [CGFloat(-5)]) func `Safe-area padding of an invalid length is zero`(length: CGFloat) {
    let host = settledHost { Color.red.accessibilityIdentifier("a").background(Color.blue).safeAreaPadding(length) }
    expect(host.frame(of: "a"), equals: CGRect(0, 0, 100, 100))
    expect(host.codes, equals: [.invalidDimension])
  }

  @Test @MainActor func `Insets larger than the host leave an empty area without negative lengths`() {
    let host = settledHost { Color.red.accessibilityIdentifier("a").background(Color.blue) }
    host.update { host.safeAreaInsets = EdgeInsets(top: 300, leading: 70, bottom: 0, trailing: 70) }
    expect(host.frame(of: "a"), equals: CGRect(70, 300, 0, 0))
    expect(host.displayList.description.contains("rectangle 0 0 140 300"))
    expectEmpty(host.codes)
  }

  @Test @MainActor func `A greedy bar leaves its view the minimum length`() {
    let host = settledHost {
      Color.red.accessibilityIdentifier("a").ignoresSafeArea()
        .safeAreaInset(edge: .leading, spacing: 1e300) { Color.blue.accessibilityIdentifier("bar") }.frame(width: 50)
    }
    expect(host.frame(of: "bar")?.width, equals: 0)
    expect(host.frame(of: "a")?.width.isFinite == true)
    let endless = settledHost {
      ZStack {
        Color.red.accessibilityIdentifier("a").safeAreaInset(edge: .leading) {
          Color.blue.accessibilityIdentifier("bar")
        }.frame(width: .infinity)
      }
    }
    expect(endless.frame(of: "a").map { $0.minX.isFinite && $0.width.isFinite }, equals: true)
  }

  @Test(arguments: noNumbers) @MainActor func `An invalid time does not advance the clock`(seconds: CGFloat) {
    let host = settledHost { Color.red }
    expect(host.advanced(by: 2).advanced(by: Double(seconds)).advanced(by: -1).time, equals: 2)
  }

  @Test @MainActor func `A frame with the largest finite length does not trap`() {
    let huge = CGFloat.greatestFiniteMagnitude
    let host = settledHost {
      HStack(spacing: huge) {
        Color.red.frame(width: huge, height: huge)
        Color.red.frame(width: huge, height: huge)
      }.padding(huge).offset(x: huge)
    }
    expect(!host.displayList.description.contains("nan"))
  }
}

/// Every modifier and container that takes a length, with invalid, too small, too large, and negative numbers.
@MainActor struct BadNumberTableTests {
  nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -7, 0, .leastNonzeroMagnitude, 1e300, -1e300, .greatestFiniteMagnitude,
  ]

  /// In an ordinary run, each misuse takes the first two numbers, and about half of the others.
  private static func taken(by misuse: Misuse) -> [CGFloat] {
    let place = Misuse.allCases.firstIndex(of: misuse) ?? 0
    return numbers.enumerated().filter { RandomSeeds.areComplete || $0.offset < 2 || ($0.offset + place) % 2 == 0 }
      .map(\.element)
  }

  @Test(arguments: Misuse.allCases)
  func `Invalid numbers never trap, leave all frames finite, and do not affect later frames`(misuse: Misuse) {
    let fresh = settledHost(90, 80) { Screen(misuse: misuse, number: 4) }
    fresh.scroll(at: CGPoint(x: 45, y: 30), by: CGSize(width: -1e9, height: -1e9))
    let picture = fresh.displayList.description
    for number in Self.taken(by: misuse) {
      let host = settledHost { Screen(misuse: misuse, number: number) }
      func check(_ moment: String) {
        let comment = Comment(rawValue: "\(misuse) \(number) \(moment)")
        for name in ["view", "beside"] {
          guard let frame = host.frame(of: name) else { continue }
          let numbers = [frame.minX, frame.minY, frame.width, frame.height]
          // A layout that places a greedy view with an infinite proposal gets an infinite view.
          let isAsked = misuse == .layoutProposal && number == .infinity
          expect(numbers.allSatisfy { $0.isFinite || isAsked && $0 == .infinity }, comment)
        }
        let picture = host.displayList.description.lowercased()
        expect(!picture.contains("nan") && !picture.contains("inf"), comment)
        expect(host.diagnostics.allSatisfy { $0.severity != .error }, comment)
        if moment != "at first" { expect(host.core.checkInvariants(), equals: [], comment) }
      }
      check("at first")
      let found = host.diagnostics.count
      host.tap(at: CGPoint(x: 50, y: 50))
      host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: number, height: number))
      host.update { host.size = CGSize(width: 90, height: 80) }
      check("in another size")
      expect(host.diagnostics.count, atMost: found + 1, "\(misuse) \(number) is reported again and again")
      host.show(Screen(misuse: misuse, number: 4))
      check("healed")
      // The scroll offset is kept.
      host.scroll(at: CGPoint(x: 45, y: 30), by: CGSize(width: -1e9, height: -1e9))
      expect(host.frame(of: "beside"), equals: fresh.frame(of: "beside"), "\(misuse) after \(number)")
      expect(host.frame(of: "view"), equals: fresh.frame(of: "view"), "\(misuse) after \(number)")
      expect(host.displayList.description, equals: picture, "\(misuse) after \(number)")
    }
  }

  @Test(arguments: Misuse.allCases.filter { $0.reasonForSilence == nil })
  @MainActor func `An invalid number is reported with the path of its view`(misuse: Misuse) {
    let host = settledHost { Screen(misuse: misuse, number: .nan) }
    expect(!Self.warnings.isDisjoint(with: host.codes), "\(misuse)")
    expect(host.diagnostics.allSatisfy { $0.path?.contains("Screen") == true }, "\(misuse)")
  }

  @Test(arguments: Misuse.allCases.filter { $0.reasonForSilence == nil })
  @MainActor func `A number that becomes invalid is reported once`(misuse: Misuse) {
    let host = settledHost { Screen(misuse: misuse, number: 4) }
    expectEmpty(host.codes, "\(misuse)")
    host.show(Screen(misuse: misuse, number: .nan))
    expect(!Self.warnings.isDisjoint(with: host.codes), "\(misuse)")
    let found = host.codes
    for _ in 0..<3 { host.show(Screen(misuse: misuse, number: .nan)) }
    expect(host.codes, equals: found, "\(misuse)")
  }

  @Test(arguments: Misuse.allCases.filter { $0.reasonForSilence != nil })
  @MainActor func `A number that is not reported does not affect sibling views`(misuse: Misuse) {
    let host = settledHost { Screen(misuse: misuse, number: .nan) }
    expectEmpty(host.codes, "\(misuse) is reported: it needs no reason")
    expect(host.frame(of: "beside").map { $0.width }, equals: 10)
  }

  private static let warnings: Set<DiagnosticCode> = [.invalidDimension, .contradictoryFrame, .misplacedSubview]

  private struct Screen: View {
    let misuse: Misuse
    let number: CGFloat
    var body: some View {
      VStack(spacing: 0) {
        misuse.view(number)
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("beside")
      }
    }
  }
}

enum Misuse: String, CaseIterable {
  case frame, minimum, maximum, ideal, padding, insets, offset, position, aspectRatio, ratioSize, relativeCount
  case relativeLength, guide, verticalGuide, rowSpacing, columnSpacing, gridSpacing, gridAnchor, lazyColumn, lazyRow
  case erasedSpacing, spacer, layoutSize, layoutPlace, layoutProposal, priority, depth, inset, insetSpacing
  case safePadding, scale, scaleAnchor, rotation, transform, projection, blur, shadow, cornerRadius, border, stroke
  case dash, trim, shapeInset, shapeOffset, shapeScale, shapeSize, opacity, gradient, radial, elliptical, angular, font
  case lineSpacing, kerning, tracking, baseline, scaleFactor, scrollAnchor, clip, path, fraction, color

  /// The reason why an invalid number is not reported; `nil` where it is reported.
  var reasonForSilence: String? {
    switch self {
    case .priority, .depth: "an order: what cannot be ordered stands with what nothing was said about"
    case .lineSpacing, .kerning, .tracking, .baseline, .scaleFactor, .font:
      "a value that texts inherit or share: it is brought to one that can be set where the text is, any number of times"
    case .color, .gradient, .radial, .elliptical, .angular:
      "a value that any number of views paint with: it is a color by itself"
    case .trim: "a part of a whole, brought to between all and nothing; no point of the path is touched by it"
    case .cornerRadius, .clip: "a radius, brought to between nothing and half the side"
    case .layoutProposal: "not a number is how a proposal says nil"
    default: nil
    }
  }

  @MainActor func view(_ number: CGFloat) -> AnyView {
    let base = Color.blue.frame(minWidth: 5, minHeight: 5).accessibilityIdentifier("view")
    let square = Rectangle()
    switch self {
    case .frame: return AnyView(base.frame(width: number, height: number))
    case .minimum: return AnyView(base.frame(minWidth: number, minHeight: number))
    case .maximum: return AnyView(base.frame(maxWidth: number, maxHeight: number))
    case .ideal: return AnyView(base.frame(idealWidth: number, idealHeight: number).fixedSize())
    case .padding: return AnyView(base.padding(number))
    case .insets: return AnyView(base.padding(EdgeInsets(top: number, leading: 1, bottom: number, trailing: 2)))
    case .offset: return AnyView(base.offset(x: number, y: number))
    case .position: return AnyView(base.position(x: number, y: number))
    case .aspectRatio: return AnyView(base.aspectRatio(number, contentMode: .fit))
    case .ratioSize: return AnyView(base.aspectRatio(CGSize(width: number, height: 2), contentMode: .fill))
    case .relativeCount:
      return AnyView(base.containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: number))
    case .relativeLength: return AnyView(base.containerRelativeFrame([.horizontal, .vertical]) { _, _ in number })
    case .guide:
      return AnyView(
        VStack(alignment: .leading) {
          base.alignmentGuide(.leading) { _ in number }
          Color.red
        })
    case .verticalGuide:
      return AnyView(Color.red.overlay(alignment: .top) { base.alignmentGuide(.top) { _ in number } })
    case .rowSpacing:
      return AnyView(
        HStack(spacing: number) {
          base
          Color.red
        })
    case .columnSpacing:
      return AnyView(
        VStack(spacing: number) {
          base
          Color.red
        })
    case .gridSpacing:
      return AnyView(
        TributaryContainers.Grid(horizontalSpacing: number, verticalSpacing: number) {
          GridRow {
            base
            Color.red
          }
          GridRow { Color.green }
        })
    case .gridAnchor:
      return AnyView(TributaryContainers.Grid { GridRow { base.gridCellAnchor(UnitPoint(x: number, y: number)) } })
    case .lazyColumn: return AnyView(ScrollView { LazyVStack(spacing: number) { ForEach(0..<40) { _ in base } } })
    case .lazyRow:
      return AnyView(ScrollView(.horizontal) { LazyHStack(spacing: number) { ForEach(0..<40) { _ in base } } })
    case .erasedSpacing:
      return AnyView(
        AnyLayout(HStackLayout(spacing: number)) {
          base
          Color.red
        })
    case .spacer:
      return AnyView(
        HStack {
          base
          Spacer(minLength: number)
        })
    case .layoutSize: return AnyView(Answering(size: CGSize(width: number, height: number)) { base })
    case .layoutPlace: return AnyView(Answering(place: CGPoint(x: number, y: number)) { base })
    case .layoutProposal: return AnyView(Answering(offer: ProposedViewSize(width: number, height: number)) { base })
    case .priority: return AnyView(HStack { base.layoutPriority(Double(number)) })
    case .depth: return AnyView(ZStack { base.zIndex(Double(number)) })
    case .inset: return AnyView(base.safeAreaInset(edge: .top) { Color.green.frame(height: number) })
    case .insetSpacing:
      return AnyView(base.safeAreaInset(edge: .bottom, spacing: number) { Color.green.frame(height: 3) })
    case .safePadding: return AnyView(base.ignoresSafeArea().safeAreaPadding(number))
    case .scale: return AnyView(base.scaleEffect(x: number, y: 1))
    case .scaleAnchor: return AnyView(base.scaleEffect(2, anchor: UnitPoint(x: number, y: 0)))
    case .rotation: return AnyView(base.rotationEffect(.radians(Double(number))))
    case .transform: return AnyView(base.transformEffect(CGAffineTransform(translationX: number, y: 1)))
    case .projection: return AnyView(base.modifier(Skewed(number: number)))
    case .blur: return AnyView(base.blur(radius: number))
    case .shadow: return AnyView(base.shadow(radius: number, x: number, y: 1))
    case .cornerRadius: return AnyView(base.cornerRadius(number))
    case .border: return AnyView(base.border(.red, width: number))
    case .stroke: return AnyView(square.stroke(.red, lineWidth: number).accessibilityIdentifier("view"))
    case .dash: return AnyView(square.stroke(style: StrokeStyle(lineWidth: 1, dash: [number, 2], dashPhase: number)))
    case .trim: return AnyView(Circle().trim(from: number, to: 0.5).accessibilityIdentifier("view"))
    case .shapeInset: return AnyView(Circle().inset(by: number).accessibilityIdentifier("view"))
    case .shapeOffset: return AnyView(square.offset(x: number).fill(.red).accessibilityIdentifier("view"))
    case .shapeScale: return AnyView(square.scale(number).fill(.red).accessibilityIdentifier("view"))
    case .shapeSize: return AnyView(square.size(width: number, height: number).accessibilityIdentifier("view"))
    case .opacity: return AnyView(base.opacity(Double(number)))
    case .gradient:
      return AnyView(
        LinearGradient(
          stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)], startPoint: .top,
          endPoint: UnitPoint(x: number, y: 1)))
    case .radial:
      return AnyView(RadialGradient(colors: [.red, .blue], center: .center, startRadius: number, endRadius: number))
    case .elliptical:
      return AnyView(EllipticalGradient(colors: [.red, .blue], startRadiusFraction: number, endRadiusFraction: number))
    case .angular:
      return AnyView(AngularGradient(colors: [.red, .blue], center: .center, angle: .radians(Double(number))))
    case .font: return AnyView(Text("some text").font(.system(size: number)).accessibilityIdentifier("view"))
    case .lineSpacing: return AnyView(Text("some\ntext").lineSpacing(number).accessibilityIdentifier("view"))
    case .kerning: return AnyView(Text("text").kerning(number).accessibilityIdentifier("view"))
    case .tracking: return AnyView(Text("text").tracking(number).accessibilityIdentifier("view"))
    case .baseline: return AnyView(Text("text").baselineOffset(number).accessibilityIdentifier("view"))
    case .scaleFactor:
      return AnyView(Text("a long text").minimumScaleFactor(number).lineLimit(1).accessibilityIdentifier("view"))
    case .scrollAnchor:
      return AnyView(ScrollView { base.frame(height: 300) }.defaultScrollAnchor(UnitPoint(x: number, y: number)))
    case .clip: return AnyView(base.clipShape(.rect(cornerRadius: number)))
    case .path:
      return AnyView(
        Path { path in
          path.move(to: CGPoint(x: number, y: 0))
          path.addLine(to: CGPoint(x: 3, y: number))
          path.addArc(
            center: .zero, radius: number, startAngle: .zero, endAngle: .radians(Double(number)), clockwise: false)
        }.accessibilityIdentifier("view"))
    case .fraction: return AnyView(base.mask { Circle().frame(width: number) })
    case .color: return AnyView(Color(red: Double(number), green: 0, blue: Double(number)))
    }
  }
}

private struct Answering: Layout {
  var size = CGSize(width: 20, height: 10)
  var place = CGPoint.zero
  var offer = ProposedViewSize.unspecified
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: place, proposal: offer) }
  }
}

private struct Skewed: GeometryEffect {
  let number: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(a: 1, b: number, c: 0, d: 1, tx: number, ty: 0))
  }
}
