import Foundation

/// Labels for assistive technology and fields for values, in the locale of the environment.
@MainActor struct LocalizedLabelTests {
  private static let german = Locale(identifier: "de_DE")
  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  private func host<V: View>(_ locale: Locale = german, @ViewBuilder _ content: () -> V) -> ViewHost<AnyView> {
    let host = ViewHost(size: CGSize(width: 400, height: 400)) { AnyView(content()) }
    host.environment.locale = locale
    host.startDate = Self.start
    host.update()
    return host
  }

  private func labels<V: View>(_ host: ViewHost<V>) -> [String] { host.accessibleElements().map(\.label) }

  private var amount: Text { Text(1234.5, format: .number) }

  @Test @MainActor func `Labels, values, and hints follow the locale`() {
    let element = host {
      Color.red.accessibilityLabel(amount).accessibilityValue(amount).accessibilityHint("\(1234.5, format: .number)")
    }.accessibleElements().first
    expect(element?.label, equals: "1.234,5")
    expect(element?.value, equals: "1.234,5")
    expect(element?.hint, equals: "1.234,5")
    expect(labels(host { Color.red.accessibilityLabel { _ in amount } }), equals: ["1.234,5"])
    expect(
      labels(
        host {
          Text("of").accessibilityLabel { of in
            amount; of
          }
        }), equals: ["1.234,5, of"])
    let actions = host { Text("of").accessibilityAction(named: amount) {} }.accessibleElements().flatMap(\.actions)
    expect(actions.map(\.name), equals: ["1.234,5"])
  }

  @Test @MainActor func `The labels of controls follow the locale`() {
    let controls = host {
      Toggle(isOn: .constant(true)) { amount }.labelsHidden()
      Slider(value: .constant(0.5)) { amount }
      TextField("\(1234.5, format: .number)", text: .constant("text"))
      Label {
        amount
      } icon: {
        Image(systemName: "star")
      }.labelStyle(.iconOnly)
    }
    expect(labels(controls), equals: ["1.234,5", "1.234,5", "1.234,5", "1.234,5"])
    expect(controls.svg.contains("1.234,5") && !controls.svg.contains("1,234.5"))
  }

  @Test @MainActor func `A label follows a change of the locale`() {
    let view = host(Locale(identifier: "en_US")) { Color.red.accessibilityLabel(amount) }
    expect(labels(view), equals: ["1,234.5"])
    expect(view.svg, contains: "1,234.5")
    view.environment.locale = Self.german
    view.update()
    expect(labels(view), equals: ["1.234,5"])
    expect(view.svg, contains: "1.234,5")
  }

  @Test @MainActor func `A label with a timer follows the clock`() {
    let view = host { Color.red.accessibilityLabel(Text(Self.start, style: .timer)) }
    expect(view.svg, contains: "0:00")
    view.advance(by: 2)
    expect(labels(view), equals: ["0:02"])
    expect(view.svg, contains: "0:02")
  }

  private struct Field: View {
    @State private var amount = 1234.5
    @State private var limit: Double? = 1.5
    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number).accessibilityIdentifier("amount")
        TextField("Limit", value: $limit, format: .number)
        Text(verbatim: "\(amount)").accessibilityIdentifier("value")
      }
    }
  }

  @Test @MainActor func `A field for a value formats and parses in the locale`() {
    let view = host { Field() }
    expect(view.accessibleElements().compactMap(\.value), equals: ["1.234,5", "1,5"])
    view.tap("amount")
    view.pressKey("a", modifiers: .command)
    view.type("2,5")
    view.pressKey(.return)
    expect(labels(view).contains("2.5"))
    view.environment.locale = Locale(identifier: "en_US")
    view.update()
    expect(view.accessibleElements().compactMap(\.value), equals: ["2.5", "1.5"])
  }
}
