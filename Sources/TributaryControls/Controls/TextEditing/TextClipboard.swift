@_spi(Engine) package import TributaryEngine
import Observation
package import TributaryTransfer

/// What was copied or cut in a host: text, or values that can be taken as something else. Who shows what is there is evaluated again
/// when it changes.
package final class TextClipboard: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: [TransferPackage] = []

  package init() {}

  /// The values.
  package var packages: [TransferPackage] {
    get {
      registrar.access(self, keyPath: \.packages)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.packages) { stored = newValue } }
  }

  /// The values as text; empty if none is one.
  package var text: String {
    get { packages.compactMap { try? $0.value(as: String.self) }.joined(separator: "\n") }
    set { packages = newValue.isEmpty ? [] : [TransferPackage(newValue)] }
  }

  /// The values that can be taken as values of a type.
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
