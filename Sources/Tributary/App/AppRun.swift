public import TributaryEngine
public import TributaryHost

/// What an app has shown, for the documents of its own: see `CommandLineArgument.document(_:_:text:)`.
@MainActor
public struct AppRun {
  /// What shows the window, as it stands after the script.
  public let host: ViewHost<AnyView>

  /// What the first frame did.
  public let firstFrame: FrameReport

  /// What all later frames did, as one: the largest number of passes, and the sum of the work.
  public let laterFrames: FrameReport

  /// How many later frames there were.
  public let laterFrameCount: Int

  /// The frames by identifier as a JSON object, as the step `report` prints them, without a line feed at the end.
  public var framesJSON: String { host.framesJSON() }

  /// The JSON object that `--report` prints, ending with a line feed.
  public var report: String { AppReport(self).json }
}
