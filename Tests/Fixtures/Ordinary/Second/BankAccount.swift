import SwiftUI

struct BankAccountEntry: Identifiable {
  let id: Int
  let title: String
  let cents: Int
}

final class BankAccountModel: ObservableObject {
  enum Failure: LocalizedError {
    case notEnough(Int)

    var errorDescription: String? { "Not enough money" }
    var recoverySuggestion: String? {
      switch self {
      case .notEnough(let missing): return "There are \(BankAccountModel.text(missing)) missing."
      }
    }
  }

  @Published private(set) var entries = [
    BankAccountEntry(id: 3, title: "Bakery", cents: -1_250),
    BankAccountEntry(id: 2, title: "Rent", cents: -73_750),
    BankAccountEntry(id: 1, title: "Salary", cents: 200_000),
  ]

  var balance: Int { entries.reduce(0) { $0 + $1.cents } }

  func transfer(_ cents: Int) throws {
    guard cents <= balance else { throw Failure.notEnough(cents - balance) }
    entries.insert(BankAccountEntry(id: entries.count + 1, title: "Transfer", cents: -cents), at: 0)
  }

  static func text(_ cents: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = 2
    return formatter.string(from: NSNumber(value: Double(cents) / 100)) ?? ""
  }
}

struct BankAccount: View {
  @StateObject private var account = BankAccountModel()
  @State private var isTransferring = false
  @State private var amount = ""
  @State private var failure: BankAccountModel.Failure?
  @State private var isHidden = false

  var body: some View {
    NavigationView {
      List {
        Section {
          HStack {
            Text(isHidden ? "••••" : BankAccountModel.text(account.balance))
              .font(.system(size: 34, weight: .bold, design: .rounded))
              .accessibilityIdentifier("balance")
            Spacer()
            Button(action: { isHidden.toggle() }) { Image(systemName: isHidden ? "lock" : "eye") }
              .buttonStyle(.plain)
              .accessibilityIdentifier("hide")
          }
        }
        Section(header: Text("Bookings")) {
          ForEach(account.entries) { entry in
            HStack {
              Text(entry.title)
              Spacer()
              Text(BankAccountModel.text(entry.cents))
                .foregroundColor(entry.cents < 0 ? .red : .green)
                .accessibilityIdentifier("entry-\(entry.id)")
            }
          }
        }
      }
      .navigationTitle("Account")
      .toolbar {
        Button("Transfer") { isTransferring = true }.accessibilityIdentifier("transfer")
      }
      .sheet(isPresented: $isTransferring, onDismiss: { amount = "" }) { transferForm }
    }
  }

  private var transferForm: some View {
    VStack(spacing: 16) {
      Text("Transfer").font(.headline)
      TextField("Amount", text: $amount)
        .keyboardType(.decimalPad)
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("amount")
      Button("Confirm") { confirm() }.accessibilityIdentifier("confirm")
    }
    .padding()
    .alert(
      isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } }), error: failure
    ) { _ in
      Button("OK", role: .cancel) {}
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
  }

  private func confirm() {
    do {
      try account.transfer((Int(amount) ?? 0) * 100)
      isTransferring = false
    } catch {
      failure = error as? BankAccountModel.Failure
    }
  }
}

struct BankAccount_Previews: PreviewProvider {
  static var previews: some View { BankAccount() }
}
