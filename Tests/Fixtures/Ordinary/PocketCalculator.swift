import SwiftUI

struct PocketCalculator: View {
  @StateObject private var machine = Machine()

  private let keys: [[Key]] = [
    [.clear, .sign, .percent, .operation("÷")],
    [.digit(7), .digit(8), .digit(9), .operation("×")],
    [.digit(4), .digit(5), .digit(6), .operation("−")],
    [.digit(1), .digit(2), .digit(3), .operation("+")],
    [.digit(0), .point, .equals],
  ]

  var body: some View {
    VStack(spacing: 8) {
      Spacer()
      HStack {
        Spacer()
        Text(machine.display)
          .font(.system(size: 48, weight: .light))
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .accessibility(identifier: "display")
      }
      .padding(.horizontal)
      ForEach(keys, id: \.self) { row in
        HStack(spacing: 8) {
          ForEach(row, id: \.self) { key in
            Button(key.title) { machine.press(key) }
              .buttonStyle(KeyStyle(key: key, isActive: machine.pending == key.title))
          }
        }
      }
    }
    .padding(8)
    .background(Color.black.edgesIgnoringSafeArea(.all))
    .foregroundColor(.white)
  }
}

extension PocketCalculator {
  enum Key: Hashable {
    case digit(Int)
    case operation(String)
    case clear, sign, percent, point, equals

    var title: String {
      switch self {
      case .digit(let digit): return String(digit)
      case .operation(let name): return name
      case .clear: return "AC"
      case .sign: return "±"
      case .percent: return "%"
      case .point: return "."
      case .equals: return "="
      }
    }
  }

  struct KeyStyle: ButtonStyle {
    let key: Key
    let isActive: Bool

    private var ground: Color {
      switch key {
      case .operation: return isActive ? .red : .orange
      case .equals: return .orange
      case .clear, .sign, .percent: return Color(white: 0.4)
      default: return Color(white: 0.2)
      }
    }

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .font(.title2)
        .frame(maxWidth: .infinity, minHeight: 48)
        .background(ground.opacity(configuration.isPressed ? 0.6 : 1))
        .clipShape(Capsule())
    }
  }

  final class Machine: ObservableObject {
    @Published private(set) var display = "0"
    @Published private(set) var pending: String?
    private var stored = 0.0
    private var isFresh = true

    private var value: Double { Double(display) ?? 0 }

    func press(_ key: Key) {
      switch key {
      case .digit(let digit): enter(String(digit))
      case .point: if !display.contains(".") || isFresh { enter(isFresh ? "0." : ".") }
      case .clear: (display, pending, stored, isFresh) = ("0", nil, 0, true)
      case .sign: show(-value)
      case .percent: show(value / 100)
      case .operation(let name):
        apply()
        (stored, pending, isFresh) = (value, name, true)
      case .equals:
        apply()
        pending = nil
      }
    }

    private func enter(_ text: String) {
      display = isFresh || display == "0" && text != "." ? text : display + text
      isFresh = false
    }

    private func apply() {
      guard let pending = pending else { return }
      switch pending {
      case "+": show(stored + value)
      case "−": show(stored - value)
      case "×": show(stored * value)
      case "÷": value == 0 ? (display = "Error") : show(stored / value)
      default: break
      }
      isFresh = true
    }

    private func show(_ value: Double) {
      display = value == value.rounded() && abs(value) < 1e12 ? String(Int(value)) : String(value)
    }
  }
}
