import TributaryDiagnostics
public import TributaryEngine
public import TributaryGeometry
package import TributaryHost
import TributaryInspection
import TributaryViews

/// A sweep, which lays a view out over a range of sizes and reports the intervals in which the layout fails.
///
///     let report = LayoutSweep(widths: 320...1280).run { Screen() }
///     print(report)    // warning: collision 412...436.5: "title", "price", …
///
/// One host is resized through the range, upward and then downward. New hosts check a sample of the sizes and locate
/// the boundary of each failure to 1/8 point. Only what depends on the length is a finding: an overlap or a protrusion
/// at every length of the range is considered intentional, and a truncation at every length is a note.
@MainActor
public struct LayoutSweep {
  /// The environments in which the view is laid out.
  public var environments: [SweepEnvironment] = [.standard]

  /// The steps that are played in each host before the sweep, as on the command line: `tap More; type Berlin`.
  public var script = ""

  /// Whether the report contains pictures of the view on both sides of each boundary, for its HTML page. The default is
  /// `false`, because each picture takes a new host.
  public var drawsPictures = false

  /// A closure that receives the completed part of the sweep, from 0 to 1.
  package var progress: ((Double) -> Void)?

  let plan: SweepPlan

  /// The reason why the sweep is impossible, such as too many lengths; `nil` if it is possible.
  package var problem: String? {
    plan.problem ?? (environments.isEmpty ? "a sweep needs at least one environment" : nil)
  }

  /// Creates a sweep over widths.
  ///
  /// - Parameters:
  ///   - widths: The range of widths, in points.
  ///   - height: The height of the window, in points.
  ///   - step: The distance between two widths, in points; at least 1/8.
  public init(widths: ClosedRange<CGFloat>, height: CGFloat = 800, step: CGFloat = 1) {
    plan = SweepPlan(axis: .horizontal, range: widths, other: height, step: step)
  }

  /// Creates a sweep over heights.
  ///
  /// - Parameters:
  ///   - heights: The range of heights, in points.
  ///   - width: The width of the window, in points.
  ///   - step: The distance between two heights, in points; at least 1/8.
  public init(heights: ClosedRange<CGFloat>, width: CGFloat = 400, step: CGFloat = 1) {
    plan = SweepPlan(axis: .vertical, range: heights, other: width, step: step)
  }

  /// Lays the view out at each length in each environment.
  ///
  /// - Parameter content: The view. It is created again for each new host, so that no state is shared.
  /// - Returns: The findings. If the input is invalid, the report has no findings, and its `problems` say why.
  /// - Complexity: Two incremental layouts for each length, and up to ten new hosts for each finding. A layout that
  ///   depends on earlier sizes takes two more layouts for each length. Inside the interval of a feedback loop, only
  ///   some lengths are laid out. The memory does not depend on the number of lengths.
  public func run<Content: View>(@ViewBuilder _ content: () -> Content) -> SweepReport {
    do {
      return run(playing: try Script(script), content)
    } catch {
      return SweepReport(findings: [], layouts: 0, problems: ["invalid script: \(error.message)"])
    }
  }

  package func run<Content: View>(playing steps: Script, _ content: () -> Content) -> SweepReport {
    if let problem { return SweepReport(findings: [], layouts: 0, problems: [problem]) }
    var report = SweepReport(findings: [], layouts: 0)
    report.range = plan.range
    var found: [(environment: SweepEnvironment, findings: [SweepFinding])] = []
    /// The environments without their color scheme in which no view reads the color scheme. They have one layout.
    var colorless: Set<String> = []
    for environment in distinctEnvironments {
      let neutral = environment.withoutColorScheme.description
      if colorless.contains(neutral) { continue }
      withoutActuallyEscaping(content) { content in
        let walk = SweepWalk(plan, environment, steps) { AnyView(content()) }
        walk.progress = { part in progress?((Double(found.count) + part) / Double(environments.count)) }
        var findings = walk.run()
        if drawsPictures { for index in findings.indices { walk.draw(&findings[index]) } }
        if found.isEmpty { report.changes = walk.changes }
        found.append((environment, findings))
        if !walk.readsColorScheme { colorless.insert(neutral) }
        report.layouts += walk.layouts
        report.counts = report.counts + walk.counts
        for problem in walk.problems where !report.problems.contains(problem) { report.problems.append(problem) }
      }
    }
    report.findings = SweepMerge.merged(found)
    return report
  }

  /// The environments without repetitions.
  private var distinctEnvironments: [SweepEnvironment] {
    var names: Set<String> = []
    return environments.filter { names.insert($0.description).inserted }
  }
}

/// The sizes of a sweep.
struct SweepPlan {
  var axis: Axis
  var range: ClosedRange<CGFloat>
  /// The length on the other axis, in points.
  var other: CGFloat
  var step: CGFloat

  /// The largest number of lengths in one sweep.
  static let mostLengths = 100_000
  /// The smallest step, which is also the exactness of boundaries, in points.
  static let finestStep: CGFloat = 0.125
  private static let longest: CGFloat = 100_000

  /// The reason why the sweep is impossible; `nil` if it is possible.
  var problem: String? {
    let name = axis == .horizontal ? "width" : "height"
    let otherName = axis == .horizontal ? "height" : "width"
    let bounds = [range.lowerBound, range.upperBound]
    if !bounds.allSatisfy({ $0.isFinite && $0 > 0 && $0 <= Self.longest }) {
      return "invalid range of \(name)s \(range.lowerBound)...\(range.upperBound); "
        + "give positive lengths of at most \(Int(Self.longest)) points"
    }
    // A range can be created without this check.
    if bounds[0] > bounds[1] {
      return "invalid range of \(name)s \(bounds[0])...\(bounds[1]); give the smaller length first"
    }
    if !(other.isFinite && other > 0 && other <= Self.longest) {
      return "invalid \(otherName) \(other); give a positive length of at most \(Int(Self.longest)) points"
    }
    if !(step.isFinite && step >= Self.finestStep) {
      return "invalid step \(step); give at least \(Self.finestStep) points"
    }
    let count = (range.upperBound - range.lowerBound) / step
    if count > CGFloat(Self.mostLengths) {
      return "the range has \(Int(count)) lengths, and a sweep at most \(Self.mostLengths); give a larger step"
    }
    return nil
  }

  var lengths: SweepLengths { SweepLengths(range, step: step) }

  func size(_ length: CGFloat) -> CGSize {
    axis == .horizontal ? CGSize(width: length, height: other) : CGSize(width: other, height: length)
  }
}
