@_spi(Engine) import TributaryEngine

/// What was copied in a host, as sources that copy at the press of a button write it: `UIPasteboard.general.string = text`.
///
/// It is what the text editors of the host cut, copy and paste; the system's own is not touched.
///
/// > Source: conformance SCREEN-04 (decided).
@MainActor @preconcurrency
public struct PlatformPasteboard {
  private let host: ViewGraph?

  /// What was copied in the host whose code runs; outside of any, in the one that was made last.
  public static var general: PlatformPasteboard { PlatformPasteboard(host: ViewGraph.running) }

  /// The text that was copied; `nil` if there is none.
  public var string: String? {
    get { host.map(\.environment.values.textClipboard.text).flatMap { $0.isEmpty ? nil : $0 } }
    nonmutating set { host?.environment.values.textClipboard.text = newValue ?? "" }
  }

  /// Whether text was copied.
  public var hasStrings: Bool { string != nil }
}

#if !canImport(UIKit)
  /// The name of what was copied on phones.
  public typealias UIPasteboard = PlatformPasteboard
#endif
