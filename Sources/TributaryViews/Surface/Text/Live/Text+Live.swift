@_spi(Engine) import TributaryEngine
import TributaryGeometry

extension Text {
  /// This text with everything told as it is at a time.
  func told(in environment: EnvironmentValues, at now: Date) -> Text {
    guard let attributes, attributes.isLive else { return self }
    let runs = attributes.runs.map { run in
      var run = run
      if let live = run.live { run.content = live.string(in: environment, at: now) }
      return run
    }
    return Text(content: runs.shownContent, attributes: TextAttributes(traits: attributes.traits, runs: runs))
  }

  /// In how many seconds something of it changes; `nil` for never.
  func nextChange(at now: Date) -> Double? {
    attributes?.runs.compactMap { $0.live?.nextChange(at: now) }.min()
  }
}
