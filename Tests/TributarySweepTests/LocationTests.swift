#if os(Linux) && canImport(Runtime)
  import Foundation
  import Testing
  import Tributary

  /// The source locations in findings.
  @MainActor struct LocationTests {
    private struct Fixed: View {
      static let line = #line + 1
      var body: some View {
        Color.red.frame(width: 180, height: 20).accessibilityIdentifier("fixed")
          .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
      }
    }

    private struct Flexible<Content: View>: View {
      let content: Content

      static var line: Int { return #line + 1 }
      var body: some View {
        content.frame(minWidth: 0, maxWidth: .infinity, minHeight: 20, maxHeight: 20)
      }
    }

    private struct Row: View {
      static let line = #line + 1
      var body: some View {
        HStack(spacing: 0) {
          Fixed()
          Flexible(content: Color.blue.accessibilityIdentifier("rest"))
        }
      }
    }

    private struct Pair: View {
      static let line = #line + 1
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 180, height: 20).frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
          Color.blue.frame(minWidth: 0, maxWidth: .infinity, minHeight: 20, maxHeight: 20)
        }
      }
    }

    private func place(_ line: Int) -> String { "TributarySweepTests/LocationTests.swift:\(line)" }

    @Test @MainActor func `A collision has the places of both views`() throws {
      let report = LayoutSweep(widths: 300...500).run { Row() }
      let finding = try #require(report.findings.first { $0.kind == .collision }, "\(report)")
      expect(finding.views.count, equals: 2)
      let lines = [Fixed.line, Flexible<Color>.line]
      expect(finding.locations.map { $0?.description }, equals: lines.map(place))
      expect(report.description.contains("\n    at \(place(Fixed.line))\n    at \(place(Flexible<Color>.line))\n"))
      expect(report.html().contains("<p>At \(place(Fixed.line)), \(place(Flexible<Color>.line))</p>"))
      expect(report.json.contains("\"\(place(Fixed.line))\""))
    }

    @Test @MainActor func `Two views of one body have one place in the text`() throws {
      let report = LayoutSweep(widths: 300...500).run { Pair() }
      let finding = try #require(report.findings.first { $0.kind == .collision }, "\(report)")
      expect(finding.locations.map { $0?.description }, equals: [place(Pair.line), place(Pair.line)])
      expect(report.description.contains("\n    at \(place(Pair.line))\n    ("), "\(report)")
      expect(!report.description.contains("    at \(place(Pair.line))\n    at "), "\(report)")
    }

    private struct Endless: View {
      @State private var height: CGFloat = 10

      static let line = #line + 4
      var body: some View {
        Color.red
          .frame(height: height)
          .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 == 10 ? 20 : 10 }
      }
    }

    @Test @MainActor func `A loop has the place of its modifier`() throws {
      let report = LayoutSweep(widths: 300...310).run { Endless() }
      let finding = try #require(report.findings.first)
      expect(finding.locations.map { $0?.description }, equals: [place(Endless.line)])
    }

    private struct Remembering: View {
      @State private var isWide = false

      static let line = #line + 1
      var body: some View {
        Color.red.frame(height: isWide ? 40 : 20).frame(maxWidth: .infinity)
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { width in
            if width >= 420 { isWide = true }
            if width < 380 { isWide = false }
          }
      }
    }

    private struct Arranged: View {
      static let line = #line + 1
      var body: some View {
        GeometryReader { proxy in
          VStack(alignment: .leading, spacing: 0) {
            Color.red.frame(width: 100, height: proxy.size.width >= 400 ? 90 : 30)
            if (440..<450).contains(proxy.size.width) { Color.blue.frame(width: 10, height: 10) }
          }
        }
      }
    }

    @Test @MainActor func `A layout that remembers, a small range, and a jump have places`() {
      let remembered = LayoutSweep(widths: 300...500).run { Remembering() }.findings
      expect(remembered.map(\.locations.first??.description), equals: [place(Remembering.line)])
      let found = LayoutSweep(widths: 300...500).run { Arranged() }.findings
      expect(Set(found.map(\.kind)), equals: [.jump, .smallRange], "\(found)")
      #expect(found.allSatisfy { $0.locations.first??.description == place(Arranged.line) }, "\(found)")
    }
  }
#endif
