import Foundation

/// The progress of a sweep on standard error, if it takes longer than a second and standard error is a terminal.
@MainActor
final class SweepProgress {
  private let start = Date()
  private var shown = -1

  func show(_ part: Double) {
    let percent = Int(part * 100)
    guard percent > shown, Date().timeIntervalSince(start) > 1, isatty(STDERR_FILENO) == 1 else { return }
    shown = percent
    write("\rsweep: \(percent) %")
  }

  func end() {
    if shown >= 0 { write("\r             \r") }
  }

  private func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
