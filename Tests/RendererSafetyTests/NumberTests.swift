import RandomTestSupport

/// Extreme numbers as every parameter, three times nested and side by side: sums and products stay finite.
@MainActor struct NumberTests {
  nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e308, 1e300, -1e300, 1e160,
    1e149,
    -1, .leastNonzeroMagnitude,
  ]

  /// Returns the numbers that a parameter receives. In an ordinary run, these are the first two and a third of the
  /// others; the parameters together receive all of them.
  private static func sample(for place: NumberParameter) -> [CGFloat] {
    let number = NumberParameter.allCases.firstIndex(of: place) ?? 0
    return numbers.enumerated().filter { RandomSeeds.areComplete || $0.offset < 2 || ($0.offset + number) % 3 == 0 }
      .map(\.element)
  }

  @Test(arguments: NumberParameter.allCases)
  @MainActor func `Rendered output contains only finite numbers`(place: NumberParameter) {
    let fresh = ViewHost(size: CGSize(width: 90, height: 80)) { Screen(place: place, number: 4) }
    fresh.environment.textMeasurer = FixedTextMeasurer()
    fresh.update()
    fresh.advance(by: 5)
    let expected = fresh.displayList.description
    for number in Self.sample(for: place) {
      let host = ViewHost(size: CGSize(width: 100, height: 100)) { Screen(place: place, number: 4) }
      host.environment.textMeasurer = FixedTextMeasurer()
      host.update()
      func check(_ moment: String) {
        let what = "\(place) \(number) \(moment)"
        for name in ["a", "b", "c", "beside"] {
          for frame in [host.frame(of: name), host.presentedFrame(of: name)].compactMap({ $0 }) {
            let parts = [frame.minX, frame.minY, frame.width, frame.height, frame.maxX, frame.maxY]
            expect(parts.allSatisfy { $0.isFinite }, "\(what): \(name) \(frame)")
          }
        }
        let pictures = [
          host.displayList.description, host.displayList.svg,
          ANSIEncoder.plain(TerminalRasterizer().rasterize(host.displayList)),
        ]
        for picture in pictures { expect(!Self.saysNoNumber(picture), "\(what): \(picture.prefix(900))") }
        expect(host.core.checkInvariants(), equals: [], "\(what)")
        #expect(host.diagnostics.allSatisfy { $0.severity != .error }, "\(what)")
      }
      withAnimation(.linear(duration: 1)) { host.content.number = number }
      host.update()
      check("on the way")
      host.advance(by: 0.5)
      check("half way")
      host.advance(by: 1)
      check("there")
      host.tap(at: CGPoint(x: 50, y: 50))
      host.size = CGSize(width: 90, height: 80)
      host.update()
      check("in another size")
      host.content.number = 4
      host.update()
      // Changes with separate animations are complete when these end.
      host.advance(by: 5)
      expect(host.displayList.description, equals: expected, "\(place) after \(number)")
    }
  }

  @Test @MainActor func `A window of any size with any insets shows finite numbers`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack {
        Color.blue.accessibilityIdentifier("a")
        ScrollView { Text("b").accessibilityIdentifier("b") }
        Color.red.ignoresSafeArea().containerRelativeFrame(.horizontal).accessibilityIdentifier("c")
      }
    }
    host.environment.textMeasurer = FixedTextMeasurer()
    host.update()
    let before = host.displayList.description
    for number in Self.numbers {
      for isSize in [true, false] {
        if isSize {
          host.size = CGSize(width: number, height: number)
        } else {
          host.safeAreaInsets = EdgeInsets(top: number, leading: -number, bottom: number, trailing: number)
        }
        host.update()
        for name in ["a", "b", "c"] {
          let frame = host.frame(of: name) ?? .zero
          let parts = [frame.minX, frame.minY, frame.width, frame.height, frame.maxX, frame.maxY]
          expect(parts.allSatisfy { $0.isFinite }, "\(number) \(isSize): \(name) \(frame)")
        }
        expect(!Self.saysNoNumber(host.displayList.description), "\(number) \(isSize)")
        expect(!Self.saysNoNumber(host.displayList.svg), "\(number) \(isSize)")
        expect(host.core.checkInvariants(), equals: [], "\(number) \(isSize)")
        #expect(host.diagnostics.allSatisfy { $0.severity != .error }, "\(number) \(isSize)")
        host.size = CGSize(width: 100, height: 100)
        host.safeAreaInsets = EdgeInsets()
        host.update()
        expect(host.displayList.description, equals: before, "after \(number) \(isSize)")
      }
    }
  }

  private static func saysNoNumber(_ text: String) -> Bool {
    let text = text.lowercased()
    // Most pictures contain none of the words, and splitting a picture takes much longer than drawing it.
    let mayContain = text.withCString { strstr($0, "nan") != nil || strstr($0, "inf") != nil }
    return mayContain && text.split { !$0.isLetter }.contains { ["nan", "inf", "infinity"].contains($0) }
  }

  @Test @MainActor func `The search for non-finite numbers finds their words in a picture`() {
    for text in ["x=\"nan\"", "move -inf 3", "to (Infinity, 1)", "NaN"] { expect(Self.saysNoNumber(text), "\(text)") }
    for text in ["", "info 3", "banana, nans"] { expect(!Self.saysNoNumber(text), "\(text)") }
  }

  private struct Screen: View {
    let place: NumberParameter
    var number: CGFloat
    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) { place.view(number) }
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("beside")
      }
    }
  }
}
