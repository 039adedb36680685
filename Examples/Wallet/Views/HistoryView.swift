import Tributary

/// The payments of a card, newest first, in a horizontal scroll view.
struct HistoryView: View {
  let card: Card

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Latest payments").font(.headline).lineLimit(1).minimumScaleFactor(0.4).padding(.horizontal, 24)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 16) {
          ForEach(card.payments) { PaymentView(payment: $0, color: card.color) }
        }
        .padding(.horizontal, 24)
        .padding(.bottom, 8)
      }
    }
    .accessibilityIdentifier("history")
  }
}

/// One payment.
struct PaymentView: View {
  let payment: Payment
  let color: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Image(systemName: payment.symbol).foregroundStyle(color)
        Spacer()
        Text(payment.day).font(.footnote).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      Text(payment.payee).font(.subheadline)
      Text(payment.amount).font(.headline).foregroundStyle(payment.cents < 0 ? Color.primary : .green)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.2)
    .padding(.horizontal, 16)
    .padding(.vertical, 16)
    .frame(width: 160, height: 112)
    .background(color.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
    .accessibilityIdentifier("payment-\(payment.id)")
  }
}
