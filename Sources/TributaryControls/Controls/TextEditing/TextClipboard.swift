package import Foundation
import Observation
@_spi(Engine) package import TributaryEngine
package import TributaryTransfer

/// The clipboard of a host: a text, or values with transfer representations.
///
/// The clipboard is observable: views that read it are invalidated when it changes.
package final class TextClipboard: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: [TransferPackage] = []
  /// The most recent attributed text, and the number of writes after it was copied.
  private var styled: (text: AttributedString, writeCount: Int)?

  package init() {}

  /// The copied values.
  package var packages: [TransferPackage] {
    get {
      registrar.access(self, keyPath: \.packages)
      return stored
    }
    set {
      writeCount += 1
      registrar.withMutation(of: self, keyPath: \.packages) { stored = newValue }
    }
  }

  /// The number of writes, which include those of equal values.
  package private(set) var writeCount = 0

  /// The copied values as text, separated by line breaks; empty if none has a text representation.
  package var text: String {
    get { packages.compactMap { try? $0.value(as: String.self) }.joined(separator: "\n") }
    set { packages = newValue.isEmpty ? [] : [TransferPackage(newValue)] }
  }

  /// The copied text with its attributes; `nil` if the content is not from an editor of attributed text.
  package var styledText: AttributedString? {
    get {
      registrar.access(self, keyPath: \.packages)
      return styled?.writeCount == writeCount ? styled?.text : nil
    }
    set {
      text = newValue.map { String($0.characters) } ?? ""
      styled = newValue.map { ($0, writeCount) }
    }
  }

  /// Returns the copied values that can be imported as values of a type.
  func values<T: Transferable>(_ type: T.Type) -> [T] { packages.compactMap { try? $0.value(as: type) } }
}

private struct TextClipboardKey: EnvironmentKey {
  static var defaultValue: TextClipboard { TextClipboard() }
}

extension EnvironmentValues {
  package var textClipboard: TextClipboard {
    get { self[TextClipboardKey.self] }
    set { self[TextClipboardKey.self] = newValue }
  }
}
