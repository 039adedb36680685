import Tributary

/// The title, and a button that returns to the stack.
struct WalletBar: View {
  let count: Int
  let isOpen: Bool
  let close: @MainActor () -> Void

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("Wallet").font(.title).fontWeight(.bold)
      Spacer()
      if isOpen {
        Button("Done", action: close).accessibilityIdentifier("done")
      } else {
        Text(count == 1 ? "1 card" : "\(count) cards").foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.4)
    .padding(.horizontal, 24)
  }
}
