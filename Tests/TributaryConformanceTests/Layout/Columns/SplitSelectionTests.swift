@MainActor struct SplitSelectionTests {
  @Observable final class Choice {
    var account: Int?
    var mail: Int?
    var marked: Set<Int> = []
    var column = NavigationSplitViewColumn.sidebar
    init(account: Int? = nil, mail: Int? = nil) {
      self.account = account
      self.mail = mail
    }
  }

  private struct TwoColumns: View {
    @Bindable var choice: Choice
    var hasLinks = false
    var body: some View {
      NavigationSplitView {
        List(0..<3, selection: $choice.mail) { number in
          if hasLinks {
            NavigationLink(value: number) { Text("row \(number)").accessibilityIdentifier("row\(number)") }
          } else {
            Text("row \(number)").accessibilityIdentifier("row\(number)")
          }
        }
      } detail: {
        Text("mail \(choice.mail ?? -1)").accessibilityIdentifier("detail")
      }
    }
  }

  private struct ThreeColumns: View {
    @Bindable var choice: Choice
    var body: some View {
      NavigationSplitView {
        List(0..<3, selection: $choice.account) { Text("account \($0)").accessibilityIdentifier("account\($0)") }
      } content: {
        if let account = choice.account {
          List(0..<3, selection: $choice.mail) { Text("\(account).\($0)").accessibilityIdentifier("mail\($0)") }
        }
      } detail: {
        Text("mail \(choice.mail ?? -1)").accessibilityIdentifier("detail")
      }
    }
  }

  private func column<V: View>(_ host: ViewHost<V>) -> String {
    [("row0", "sidebar"), ("account0", "sidebar"), ("mail0", "content"), ("detail", "detail")]
      .filter { host.frame(of: $0.0) != nil }.map(\.1).joined(separator: " ")
  }

  private func shows<V: View>(_ text: String, _ host: ViewHost<V>) -> Bool {
    host.displayList.description.contains("\"\(text)\"")
  }

  @Test(.claim("SPLIT-09"), arguments: [false, true])
  @MainActor func `A selection that code sets shows the next column`(hasLinks: Bool) {
    let choice = Choice()
    let host = settledHost(200, 300) { TwoColumns(choice: choice, hasLinks: hasLinks) }
    expect(column(host), equals: "sidebar")
    choice.mail = 1
    expect(column(host.updated()) == "detail" && shows("mail 1", host))
    choice.mail = nil
    expect(column(host.updated()), equals: "sidebar")
    expect(column(host.tapped("row2")) == "detail" && shows("mail 2", host))
    choice.mail = nil
    expect(column(host.updated()), equals: "sidebar")
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A selection that is set initially or when a view appears shows the next column`() {
    expect(column(settledHost(200, 300) { TwoColumns(choice: Choice(mail: 1)) }), equals: "detail")
    expect(column(settledHost(200, 300) { ThreeColumns(choice: Choice(account: 1)) }), equals: "content")
    expect(column(settledHost(200, 300) { ThreeColumns(choice: Choice(account: 1, mail: 2)) }), equals: "detail")
    let choice = Choice()
    let host = settledHost(200, 300) { TwoColumns(choice: choice).onAppear { choice.mail = 2 } }
    expect(column(host) == "detail" && shows("mail 2", host))
  }

  @Test @MainActor func `Another selected value replaces the detail, and one press of the back button returns`() {
    let choice = Choice(mail: 0)
    let host = settledHost(200, 300) { TwoColumns(choice: choice) }
    choice.mail = 2
    expect(column(host.updated()) == "detail" && shows("mail 2", host))
    host.performExitCommand()
    expect(column(host), equals: "sidebar")
  }

  @Test(.claim("SPLIT-10")) @MainActor func `The back button deselects the row`() {
    let choice = Choice()
    let host = settledHost(200, 300) { TwoColumns(choice: choice) }
    host.tap("row1")
    expect(choice.mail, equals: 1)
    host.performExitCommand()
    expect(choice.mail == nil && column(host) == "sidebar")
    host.tap("row1")
    expect(choice.mail == 1 && column(host) == "detail")
  }

  @Test(.claim("SPLIT-11")) @MainActor func `The selections of two columns determine the column`() {
    let choice = Choice()
    let host = settledHost(200, 300) { ThreeColumns(choice: choice) }
    func set(_ account: Int?, _ mail: Int?) -> String {
      choice.account = account
      choice.mail = mail
      host.update()
      return column(host)
    }
    expect(set(1, nil), equals: "content")
    expect(set(1, 2), equals: "detail")
    expect(set(2, 2), equals: "detail")
    expect(set(2, nil), equals: "content")
    expect(set(nil, nil), equals: "sidebar")
    expect(set(0, 1), equals: "detail")
    host.performExitCommand()
    expect(column(host) == "content" && choice.account == 0 && choice.mail == nil)
    host.performExitCommand()
    expect(column(host) == "sidebar" && choice.account == nil)
    expect(set(0, 1), equals: "detail")
    expect(set(nil, 1), equals: "sidebar")
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `Two split views with the same selections show the same column`() {
    let choice = Choice()
    let host = settledHost(200, 300) { ThreeColumns(choice: choice) }
    let steps: [(Int?, Int?)] = [(1, nil), (1, 0), (2, 0), (2, nil), (nil, nil), (0, 2), (0, nil), (1, 1), (nil, nil)]
    for (account, mail) in steps {
      choice.account = account
      choice.mail = mail
      host.update()
      let fresh = settledHost(200, 300) { ThreeColumns(choice: choice) }
      expect(
        host.displayList.description, equals: fresh.displayList.description, "\(String(describing: (account, mail)))")
    }
  }

  @Test(.claim("SPLIT-12")) @MainActor func `The preferred column is shown first, and follows the selection`() {
    struct Preferring: View {
      @Bindable var choice: Choice
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $choice.column) {
          List(0..<3, selection: $choice.mail) { Text("row \($0)").accessibilityIdentifier("row\($0)") }
        } detail: {
          Text("mail").accessibilityIdentifier("detail")
        }
      }
    }
    let choice = Choice(mail: 1)
    let host = settledHost(200, 300) { Preferring(choice: choice) }
    expect(column(host) == "sidebar" && choice.mail == 1)
    choice.mail = 2
    expect(column(host.updated()) == "detail" && choice.column == .detail)
    choice.mail = nil
    expect(column(host.updated()) == "sidebar" && choice.column == .sidebar)
    choice.column = .detail
    expect(column(host.updated()) == "detail" && choice.mail == nil)
    let other = Choice()
    other.column = .detail
    expect(column(settledHost(200, 300) { Preferring(choice: other) }), equals: "detail")
  }

  @Test(.claim("SPLIT-13")) @MainActor func `A selected value without a row shows the next column`() {
    let choice = Choice()
    let host = settledHost(200, 300) { TwoColumns(choice: choice) }
    choice.mail = 99
    expect(column(host.updated()) == "detail" && shows("mail 99", host))
    host.performExitCommand()
    expect(column(host) == "sidebar" && choice.mail == nil)
  }

  @Test(.claim("SPLIT-14")) @MainActor func `A split view that collapses shows the detail of its selection`() {
    let choice = Choice()
    let host = settledHost(600, 300) { TwoColumns(choice: choice) }
    func resize(_ width: CGFloat) -> String {
      host.size.width = width
      host.update()
      return column(host)
    }
    choice.mail = 1
    expect(resize(600), equals: "sidebar detail")
    expect(resize(200), equals: "detail")
    expect(resize(600) == "sidebar detail" && choice.mail == 1)
    choice.mail = nil
    expect(resize(200), equals: "sidebar")
    choice.mail = 2
    host.play("update; exit")
    expect(resize(600) == "sidebar detail" && shows("mail -1", host))
  }

  @Test(.claim("SPLIT-15")) @MainActor func `A row that is marked in edit mode does not show the next column`() {
    struct Marking: View {
      @Bindable var choice: Choice
      let mode: EditMode
      var body: some View {
        NavigationSplitView {
          List(0..<3, selection: $choice.marked) { Text("row \($0)").accessibilityIdentifier("row\($0)") }
            .environment(\.editMode, .constant(mode))
        } detail: {
          Text("mail").accessibilityIdentifier("detail")
        }
      }
    }
    let choice = Choice()
    let host = settledHost(200, 300) { Marking(choice: choice, mode: .active) }
    host.play("tap row0; tap row2")
    expect(choice.marked == [0, 2] && column(host) == "sidebar")
    let other = settledHost(200, 300) { Marking(choice: Choice(), mode: .inactive) }
    expect(column(other.tapped("row0")), equals: "detail")
  }

  @Test @MainActor func `A binding that rejects a value does not show the next column`() {
    let host = settledHost(200, 300) {
      NavigationSplitView {
        List(0..<3, selection: .constant(Int?.none)) { Text("row \($0)").accessibilityIdentifier("row\($0)") }
      } detail: {
        Text("mail").accessibilityIdentifier("detail")
      }
    }
    expect(column(host.tapped("row1")), equals: "sidebar")
  }

  @Test @MainActor func `A list in a sheet over a column does not show the next column`() {
    struct Covered: View {
      @Bindable var choice: Choice
      @State private var isPresented = true
      var body: some View {
        NavigationSplitView {
          Text("row").accessibilityIdentifier("row0").sheet(isPresented: $isPresented) {
            List(0..<3, selection: $choice.mail) { Text("\($0)").accessibilityIdentifier("item\($0)") }
          }
        } detail: {
          Text("mail").accessibilityIdentifier("detail")
        }
      }
    }
    let choice = Choice()
    let host = settledHost(200, 300) { Covered(choice: choice) }
    host.play("wait 1; tap item0")
    expect(choice.mail == 0 && column(host) == "sidebar")
  }
}
