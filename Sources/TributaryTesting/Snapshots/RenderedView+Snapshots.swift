public import Tributary
import TributaryDiagnostics
import TributaryInspection
import TributaryEngine
import TributaryHost

/// Snapshots: texts that are compared with those that were recorded, in `__Snapshots__` beside the test's file.
///
/// `RECORD=1 swift test` records. One that is missing fails; a difference fails with the lines that differ, and writes a page
/// with old, new and difference beside the snapshot (`….difference.html`). Exclude the folder in the manifest of the package:
/// `.testTarget(name: "AppTests", …, exclude: ["__Snapshots__"])`.
extension RenderedView {
  /// Compares what is shown with what was recorded.
  ///
  /// - Parameters:
  ///   - formats: What to compare; each is a file of its own. None means the picture in characters.
  ///   - name: What sets this snapshot apart from others of the same test.
  public func expectSnapshot(
    _ formats: SnapshotFormat..., named name: String? = nil, function: String = #function,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    let place = SnapshotPlace(position, function: function, name: name)
    SnapshotComparison(snapshots(formats, at: place), at: place).report(at: position)
  }

  /// Compares everything that the engine does while something happens with what was recorded: one line an event.
  public func expectEventsSnapshot(
    named name: String? = nil, function: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, during body: () -> Void
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    host.update()
    let lines = host.events {
      body()
      host.update()
    }
    expectTextSnapshot(
      of: lines.joined(separator: "\n"), title: "event log", ending: "events.txt", name, function,
      position)
  }

  func snapshots(_ formats: [SnapshotFormat], at place: SnapshotPlace, traits: String? = nil) -> [Snapshot] {
    (formats.isEmpty ? [.picture] : formats).map { format in
      Snapshot(title: format.rawValue, name: place.name(format.ending, traits: traits), text: text(format))
    }
  }

  /// What a snapshot of a format would show.
  public func text(_ format: SnapshotFormat) -> String {
    host.update()
    return switch format {
    case .picture: host.terminalPicture()
    case .svg: host.svg
    case .tree: host.core.inspection().outline
    case .frames: FramesText(host).lines.joined(separator: "\n")
    }
  }
}

/// Compares one view, rendered under several traits, with what was recorded: one snapshot of many files.
///
///     expectSnapshots(
///       .picture, .svg,
///       of: RenderTraits.combinations(sizes: [narrow, wide], textSizes: [nil, 28], colorSchemes: [.light, .dark])
///     ) { Counter() }
@MainActor
public func expectSnapshots<Content: View>(
  _ formats: SnapshotFormat..., of traits: [RenderTraits], named name: String? = nil,
  function: String = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, @ViewBuilder content: () -> Content
) {
  let position = SourcePosition(fileID, filePath, line, column)
  let place = SnapshotPlace(position, function: function, name: name)
  let snapshots = traits.flatMap { RenderedView($0, content: content).snapshots(formats, at: place, traits: $0.name) }
  SnapshotComparison(snapshots, at: place).report(at: position)
}

/// Compares a text with what was recorded: a trace of a preference, a report, whatever a test makes.
public func expectSnapshot(
  of text: String, named name: String? = nil, function: String = #function, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let position = SourcePosition(fileID, filePath, line, column)
  expectTextSnapshot(of: text, title: "text", ending: "txt", name, function, position)
}

private func expectTextSnapshot(
  of text: String, title: String, ending: String, _ name: String?, _ function: String,
  _ position: SourcePosition
) {
  let place = SnapshotPlace(position, function: function, name: name)
  let snapshot = Snapshot(title: title, name: place.name(ending), text: text)
  SnapshotComparison([snapshot], at: place).report(at: position)
}
