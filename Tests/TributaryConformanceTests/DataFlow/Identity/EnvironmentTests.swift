private enum FirstKey: EnvironmentKey { static let defaultValue = 1 }

private enum SecondKey: EnvironmentKey { static let defaultValue = 2 }

extension EnvironmentValues {
  fileprivate var first: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }
  fileprivate var second: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}

@Observable @MainActor private final class Account { var name = "a" }

private struct FirstReader: View {
  let name: String
  let journal: Journal
  @Environment(\.first) private var first
  var body: some View {
    let _ = journal.note("\(name)=\(first)")
    Color.red.frame(width: 10, height: 10)
  }
}

@MainActor struct EnvironmentTests {
  @Test(.claim("ENV-01")) @MainActor func `The nearest environment value takes precedence`() {
    let journal = Journal()
    _ = settledHost(100, 100) {
      FirstReader(name: "default", journal: journal)
      VStack {
        FirstReader(name: "outer", journal: journal)
        FirstReader(name: "inner", journal: journal).environment(\.first, 6)
        FirstReader(name: "edited", journal: journal).transformEnvironment(\.first) { $0 *= 10 }
        FirstReader(name: "innermost", journal: journal).environment(\.first, 7).environment(\.first, 8)
      }
      .environment(\.first, 5)
    }
    expect(journal.take(), equals: "default=1 outer=5 inner=6 edited=50 innermost=7")
  }

  @Test(.claim("ENV-02")) @MainActor func `Only a value that was read invalidates a body`() {
    struct Screen: View {
      let journal: Journal
      @State private var first = 1
      @State private var second = 1
      var body: some View {
        let _ = journal.note("screen")
        Trigger("first") { first += 1 }
        Trigger("second") { second += 1 }
        VStack {
          FirstReader(name: "reader", journal: journal)
          Noted("steady", journal)
        }
        .environment(\.first, first)
        .environment(\.second, second)
      }
    }
    let journal = Journal()
    let host = settledHost(100, 100) { Screen(journal: journal) }
    expect(journal.take(), equals: "screen reader=1 steady")
    expect(journal.after { host.tap("second") }, equals: "screen")
    expect(journal.after { host.tap("first") }, equals: "screen reader=2")
  }

  @Test(.claim("ENV-03")) @MainActor func `A change of the root environment reaches only its readers`() {
    let journal = Journal()
    let host = settledHost(100, 100) {
      FirstReader(name: "reader", journal: journal)
      FirstReader(name: "covered", journal: journal).environment(\.first, 9)
      Noted("steady", journal)
    }
    _ = journal.take()
    host.environment.first = 3
    play(host, journal, "update | log = reader=3")
    host.environment.second = 3
    play(host, journal, "update | log =")
  }

  @Test(.claim("ENV-04")) @MainActor func `Objects are passed through the environment`() {
    struct Name: View {
      let journal: Journal
      @Environment(Account.self) private var account
      var body: some View {
        let _ = journal.note(account.name)
        Color.red
      }
    }
    struct Missing: View {
      let journal: Journal
      @Environment(Account.self) private var account: Account?
      var body: some View {
        let _ = journal.note(account?.name ?? "none")
        Color.red
      }
    }
    let journal = Journal()
    let account = Account()
    let host = settledHost(100, 100) {
      Name(journal: journal).environment(account)
      Missing(journal: journal)
    }
    expect(journal.take(), equals: "a none")
    account.name = "b"
    play(host, journal, "update | log = b")
  }
}
