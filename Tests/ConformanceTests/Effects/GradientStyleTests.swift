import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct GradientStyleTests {
  /// Returns the gradients of a picture, back to front, as their descriptions.
  private func gradients<V: View>(dark: Bool = false, @ViewBuilder _ content: () -> V) -> [String] {
    let host = settledHost(200, 100, content: content)
    if dark {
      host.environment.colorScheme = .dark
      host.update()
    }
    return host.displayList.description.split(separator: "\n").compactMap { line in
      for kind in ["linear ", "radial ", "angular "] {
        if let range = line.range(of: kind) { return String(line[range.lowerBound...]) }
      }
      return nil
    }
  }

  private let across = LinearGradient(
    colors: [Ink.red.color, Ink.blue.color], startPoint: .leading, endPoint: .trailing)

  @Test(.claim("GRADIENT-01")) func `Unit points are fractions of the bounds`() {
    let expected = "to 150 50 #FF0000FF at 0 #0000FFFF at 1"
    expect(gradients { Rectangle().fill(across).frame(width: 100, height: 20) }, equals: ["linear 50 50 " + expected])
    expect(
      gradients { Color.clear.frame(width: 100, height: 20).background(across) }, equals: ["linear 50 50 " + expected])
    expect(gradients { Color.clear.frame(width: 100, height: 20).border(across) }, equals: ["linear 50 50 " + expected])
    expect(gradients { across.frame(width: 100, height: 20) }, equals: ["linear 50 50 " + expected])
    // Ten characters of 10 points.
    let text = settledHost(200, 100, measurer: FixedTextMeasurer(characterWidth: 10, lineHeight: 20)) {
      Text("0123456789").foregroundStyle(across)
    }
    #expect(text.displayList.description.contains("linear 50 50 " + expected))
  }

  @Test(.claim("GRADIENT-02")) func `A gradient spans the rectangle of the shape, not its outline`() {
    let ring = gradients {
      Circle().trim(from: 0, to: 0.25).stroke(
        AngularGradient(colors: [Ink.red.color, Ink.blue.color], center: .center), lineWidth: 4
      ).frame(width: 60, height: 60)
    }
    expect(ring, equals: ["angular 100 50 0° to 360° #FF0000FF at 0 #0000FFFF at 1"])
  }

  @Test(.claim("GRADIENT-03")) func `The standard gradient of a color runs from top to bottom`() {
    expect(
      gradients { Rectangle().fill(Ink.blue.color.gradient).frame(width: 100, height: 20) },
      equals: ["linear 100 40 to 100 60 #3333FFFF at 0 #0000FFFF at 1"])
    // The color of the color scheme.
    let dark = gradients(dark: true) { Rectangle().fill(.red.gradient).frame(width: 100, height: 20) }
    expect(dark, equals: ["linear 100 40 to 100 60 #FF6A61FF at 0 #FF453AFF at 1"])
  }

  @Test(.claim("GRADIENT-04")) func `Hierarchical levels of a gradient are more transparent gradients`() {
    let levels = gradients {
      Rectangle().fill(.secondary).frame(width: 100, height: 20).foregroundStyle(across)
    }
    expect(levels, equals: ["linear 50 50 to 150 50 #FF000099 at 0 #0000FF99 at 1"])
    let faded = gradients { Rectangle().fill(across.opacity(0.5)).frame(width: 100, height: 20) }
    expect(faded, equals: ["linear 50 50 to 150 50 #FF000080 at 0 #0000FF80 at 1"])
  }

  @Test(.claim("GRADIENT-05")) func `The radii of a radial gradient are points`() {
    let colors = [Ink.red.color, Ink.blue.color]
    expect(
      gradients {
        Color.clear.frame(width: 100, height: 20)
          .background(.radialGradient(colors: colors, center: .topLeading, startRadius: 5, endRadius: 30))
      }, equals: ["radial 50 40 5 to 30 #FF0000FF at 0 #0000FFFF at 1"])
  }

  @Test(.claim("GRADIENT-06")) func `Stops are ordered and clamped`() {
    func stops(_ locations: CGFloat...) -> [String] {
      gradients {
        Rectangle().fill(
          Gradient(stops: locations.map { Gradient.Stop(color: Ink.red.color, location: $0) })
        ).frame(width: 100, height: 20)
      }.map { $0.replacing("#FF0000FF at ", with: "").replacing("linear 100 40 to 100 60 ", with: "") }
    }
    expect(stops(0.25, 0.75), equals: ["0.25 0.75"])
    expect(stops(0.5, 0.25, .nan, 7), equals: ["0.5 0.5 0.5 1"])
    expect(stops(-2, 0.5), equals: ["0 0.5"])
    #expect(stops().isEmpty)
    #expect(stops(0.5).isEmpty)
    let one = settledHost(100, 100) { Gradient(colors: [Ink.red.color]).view }
    expect(one.inks, equals: "red")
    let none = settledHost(100, 100) { Gradient(colors: []).view }
    expect(none.inks, equals: "")
  }

  @Test(.claim("GRADIENT-07")) func `A tint can be a gradient`() {
    let host = settledHost(100, 100) { Rectangle().fill(.tint).tint(across) }
    expect(host.inks, equals: "gradient")
  }
}

extension Gradient {
  fileprivate var view: some View { Rectangle().fill(self) }
}
