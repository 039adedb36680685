public import Tributary
import TributaryDiagnostics
import TributaryInspection
import TributaryEngine
import TributaryHost

/// Snapshots: texts that are compared with recorded files in the `__Snapshots__` folder beside the test file.
///
/// `RECORD=1 swift test` records the snapshots. A missing snapshot fails the test. A difference fails the test with the
/// differing lines, and writes a page with the old text, the new text, and the difference beside the snapshot
/// (`….difference.html`). Exclude the folder in the package manifest:
/// `.testTarget(name: "AppTests", …, exclude: ["__Snapshots__"])`.
extension RenderedView {
  /// Compares the rendering of this view with the recorded snapshot.
  ///
  /// - Parameters:
  ///   - formats: The formats to compare, each in a separate file. The default is the picture in characters.
  ///   - name: A name that distinguishes this snapshot from others in the same test.
  ///   - function: The name of the test, which is part of the name of the recorded file.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func expectSnapshot(
    _ formats: SnapshotFormat..., named name: String? = nil, function: String = #function,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    let place = SnapshotLocation(position, function: function, name: name)
    SnapshotComparison(snapshots(formats, at: place), at: place).report(at: position)
  }

  /// Compares the engine events during a closure with the recorded events, one line per event.
  ///
  /// - Parameters:
  ///   - name: A name that distinguishes this snapshot from others in the same test.
  ///   - function: The name of the test, which is part of the name of the recorded file.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  ///   - body: A closure that runs frames of the view.
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

  func snapshots(_ formats: [SnapshotFormat], at place: SnapshotLocation, traits: String? = nil) -> [Snapshot] {
    (formats.isEmpty ? [.picture] : formats).map { format in
      Snapshot(title: format.rawValue, name: place.name(format.ending, traits: traits), text: text(format))
    }
  }

  /// Returns the text of a snapshot in the given format.
  ///
  /// - Parameter format: The format of the text.
  public func text(_ format: SnapshotFormat) -> String {
    host.update()
    return switch format {
    case .picture: host.terminalPicture()
    case .svg: host.svg
    case .tree: HostInspector(host.core).inspection().outline
    case .frames: FramesText(host).lines.joined(separator: "\n")
    }
  }
}

/// Renders a view under several traits and compares each rendering with its recorded file, as one snapshot.
///
///     expectSnapshots(
///       .picture, .svg,
///       of: RenderTraits.combinations(sizes: [narrow, wide], textSizes: [nil, 28], colorSchemes: [.light, .dark])
///     ) { Counter() }
///
/// - Parameters:
///   - formats: The formats to compare. The default is the picture in characters.
///   - traits: The conditions of the renderings, one for each part of the recorded file.
///   - name: A name that distinguishes this snapshot from others in the same test.
///   - function: The name of the test, which is part of the name of the recorded file.
///   - fileID: The module and file of the call, for messages.
///   - filePath: The path of the file of the call.
///   - line: The line number of the call, from 1.
///   - column: The column number of the call, from 1.
///   - content: The view to render. The closure is called once for each rendering.
@MainActor
public func expectSnapshots<Content: View>(
  _ formats: SnapshotFormat..., of traits: [RenderTraits], named name: String? = nil,
  function: String = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, @ViewBuilder content: () -> Content
) {
  let position = SourcePosition(fileID, filePath, line, column)
  let place = SnapshotLocation(position, function: function, name: name)
  let snapshots = traits.flatMap { RenderedView($0, content: content).snapshots(formats, at: place, traits: $0.name) }
  SnapshotComparison(snapshots, at: place).report(at: position)
}

/// Compares a text with the recorded text: a preference trace, a report, or any other text that a test produces.
///
/// - Parameters:
///   - text: The text to compare.
///   - name: A name that distinguishes this snapshot from others in the same test.
///   - function: The name of the test, which is part of the name of the recorded file.
///   - fileID: The module and file of the call, for messages.
///   - filePath: The path of the file of the call.
///   - line: The line number of the call, from 1.
///   - column: The column number of the call, from 1.
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
  let place = SnapshotLocation(position, function: function, name: name)
  let snapshot = Snapshot(title: title, name: place.name(ending), text: text)
  SnapshotComparison([snapshot], at: place).report(at: position)
}
