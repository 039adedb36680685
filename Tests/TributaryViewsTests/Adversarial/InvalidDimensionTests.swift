import Foundation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Invalid lengths: the view is laid out as if no length, or a length of 0, had been specified, with one warning.
@Suite @MainActor struct InvalidDimensionTests {
  nonisolated static let noNumbers: [CGFloat] = [.nan, .infinity, -CGFloat.infinity]

  @Test(arguments: noNumbers + [CGFloat(-5)])
  func `A frame with an invalid width keeps the child's width, and one with a negative width has none`(width: CGFloat) {
    let host = settledHost { Color.red.frame(width: width, height: 20).accessibilityIdentifier("a") }
    expect(host.frame(of: "a") == (width < 0 ? CGRect(50, 40, 0, 20) : CGRect(0, 40, 100, 20)))
    expect(host.codes, equals: [.invalidDimension])
    expect(host.diagnostics.first?.severity, equals: .warning)
  }

  @Test(arguments: [CGFloat.nan, -CGFloat.infinity, -5])
  func `A flexible frame with an invalid width keeps the child's width, and one with negative widths has none`(
    width: CGFloat
  ) {
    let host = settledHost {
      Color.red.frame(minWidth: width, maxWidth: width, minHeight: 20, maxHeight: 20).accessibilityIdentifier("a")
    }
    expect(host.frame(of: "a") == (width < 0 ? CGRect(50, 40, 0, 20) : CGRect(0, 40, 100, 20)))
    expect(host.codes.first, equals: .invalidDimension)
  }

  enum Place: CaseIterable {
    case padding, spacing, offset, position, transform

    /// A view of 10 by 10 points with an invalid length.
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
      }
    }

    var frame: CGRect {
      switch self {
      case .padding, .transform: CGRect(45, 45, 10, 10)
      case .spacing: CGRect(45, 40, 10, 20)
      case .offset: CGRect(45, 52, 10, 10)
      case .position: CGRect(-5, 45, 10, 10)
      }
    }
  }

  @Test(arguments: Place.allCases, noNumbers)
  func `Padding, spacing, offsets, positions, and transforms of an invalid length are zero`(
    place: Place, length: CGFloat
  ) {
    let host = settledHost { place.view(length) }
    expect(host.frame(of: "a"), equals: place.frame)
    expect(host.codes, equals: place == .transform ? [.invalidDimension, .invalidDimension] : [.invalidDimension])
  }

  @Test(arguments: [Double.nan, -Double.infinity, -1])
  func `An invalid opacity draws nothing`(opacity: Double) {
    let host = settledHost { Color.red.opacity(opacity).accessibilityIdentifier("a") }
    expect(host.displayList.commandCount, equals: 0)
    expect(host.frame(of: "a"), equals: CGRect(0, 0, 100, 100))
  }

  @Test(arguments: noNumbers + [CGFloat(-12), 0])
  func `A font without a valid size has finite metrics`(size: CGFloat) throws {
    let host = settledHost { Text("abc").font(.system(size: size)).accessibilityIdentifier("a") }
    let frame = try #require(host.frame(of: "a"))
    expect(frame.width.isFinite && frame.width >= 0)
    expect(frame.height.isFinite && frame.height >= 0)
    expect(!host.displayList.description.contains("nan"))
  }

  @Test(arguments: noNumbers + [CGFloat(-5)])
  func `A host without a valid size is empty`(length: CGFloat) {
    let host = settledHost(length, 50) { Color.red.accessibilityIdentifier("a") }
    expect(host.frame(of: "a"), equals: CGRect(0, 0, 0, 50))
    expect(host.codes, equals: [.invalidDimension])
    host.size = CGSize(width: 20, height: 30)
    host.update()
    expect(host.frame(of: "a"), equals: CGRect(0, 0, 20, 30))
  }

  @Test(arguments: noNumbers)
  func `Invalid insets cover nothing`(length: CGFloat) {
    let host = settledHost { Color.red.accessibilityIdentifier("a") }
    host.safeAreaInsets = EdgeInsets(top: length, leading: 0, bottom: 10, trailing: 0)
    host.update()
    expect(host.frame(of: "a"), equals: CGRect(0, 0, 100, 90))
  }

  @Test(arguments: noNumbers)
  func `Invalid spacing between a bar and its view is zero`(length: CGFloat) {
    let host = settledHost {
      Color.red.accessibilityIdentifier("a").safeAreaInset(edge: .top, spacing: length) { Color.red.frame(height: 20) }
    }
    expect(host.frame(of: "a"), equals: CGRect(0, 20, 100, 80))
    expect(host.codes, equals: [.invalidDimension])
    host.update()
    expect(host.codes, equals: [.invalidDimension])
  }

  @Test(arguments: noNumbers + [CGFloat(-5)])
  func `Safe-area padding of an invalid length is zero`(length: CGFloat) {
    let host = settledHost { Color.red.accessibilityIdentifier("a").background(Color.blue).safeAreaPadding(length) }
    expect(host.frame(of: "a"), equals: CGRect(0, 0, 100, 100))
    expect(host.codes, equals: [.invalidDimension])
  }

  @Test func `Insets larger than the host leave an empty area without negative lengths`() {
    let host = settledHost { Color.red.accessibilityIdentifier("a").background(Color.blue) }
    host.safeAreaInsets = EdgeInsets(top: 300, leading: 70, bottom: 0, trailing: 70)
    host.update()
    expect(host.frame(of: "a"), equals: CGRect(70, 300, 0, 0))
    expect(host.displayList.description.contains("rectangle 0 0 140 300"))
    expectEmpty(host.codes)
  }

  @Test func `A greedy bar leaves its view the minimum length`() {
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
        }
        .frame(width: .infinity)
      }
    }
    expect(endless.frame(of: "a").map { $0.minX.isFinite && $0.width.isFinite }, equals: true)
  }

  @Test(arguments: noNumbers)
  func `An invalid time does not advance the clock`(seconds: CGFloat) {
    let host = settledHost { Color.red }
    host.advance(by: 2)
    host.advance(by: Double(seconds))
    host.advance(by: -1)
    expect(host.time, equals: 2)
  }

  @Test func `A frame with the largest finite length does not trap`() {
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
