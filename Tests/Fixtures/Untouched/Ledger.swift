import Foundation

/// A model that imports only Foundation, which provides observation on Apple's platforms.
@Observable
final class Ledger {
  private(set) var entries: [Decimal] = []
  @ObservationIgnored var fileName = "ledger"

  var total: Decimal { entries.reduce(0, +) }

  func add(_ amount: Decimal) { entries.append(amount) }
}
