private struct Meter<P: Publisher<Int, Never>>: View {
  let publisher: P
  @State private var width = 10
  var body: some View {
    Color.red.frame(width: CGFloat(width), height: 10).accessibilityIdentifier("a").onReceive(publisher) { width = $0 }
  }
}

@MainActor struct ReceiveTests {
  @Test @MainActor func `A published value reaches the view with the next frame, until the view is removed`() {
    let subject = PassthroughSubject<Int, Never>()
    var told: [Int] = []
    struct Screen: View {
      let isThere: Bool
      let subject: PassthroughSubject<Int, Never>
      let tell: (Int) -> Void
      var body: some View { if isThere { Color.red.onReceive(subject) { tell($0) } } }
    }
    let host = settledHost { Screen(isThere: true, subject: subject) { told.append($0) } }
    subject.send(1)
    host.update { subject.send(2) }
    expect(told, equals: [1, 2])
    host.show(Screen(isThere: false, subject: subject) { told.append($0) })
    host.update { subject.send(3) }
    expect(told, equals: [1, 2])
  }

  @Test @MainActor func `A current value arrives in the first frame`() {
    expect(settledHost { Meter(publisher: Just(30)) }.frame(of: "a")?.width, equals: 30)
    let subject = CurrentValueSubject<Int, Never>(20)
    let other = settledHost { Meter(publisher: subject.map { $0 + 1 }) }
    expect(other.frame(of: "a")?.width, equals: 21)
    other.update { subject.send(40) }
    expect(other.frame(of: "a")?.width, equals: 41)
  }

  private struct Clock: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 0
    var body: some View {
      Color.red.frame(width: CGFloat(10 + count), height: 10).accessibilityIdentifier("a")
        .onReceive(timer) { _ in count += 1 }
    }
  }

  @Test @MainActor func `A timer of a view follows the clock of its host, and two hosts have separate times`() {
    for step in [0.1, 0.7, 3.5] {
      let host = settledHost { Clock() }
      var time = 0.0
      while time < 3.5 - 1e-9 {
        host.advance(by: min(step, 3.5 - time))
        time += min(step, 3.5 - time)
      }
      expect(host.frame(of: "a")?.width, equals: 13, "\(step)")
      expect(host.codes, equals: [])
    }
    let (first, second) = (settledHost { Clock() }, settledHost { Clock() })
    first.advance(by: 5)
    expect(first.frame(of: "a")?.width, equals: 15)
    expect(second.frame(of: "a")?.width, equals: 10)
  }

  @Test @MainActor func `The dates of timers start from the host's start date`() {
    struct Clock: View {
      let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      let seen: (Date) -> Void
      var body: some View { Color.red.onReceive(timer) { seen($0) } }
    }
    var dates: [Date] = []
    let host = updatedHost(10, 10, startDate: Date(timeIntervalSince1970: 1_000)) { Clock { dates.append($0) } }
    host.advance(by: 1)
    expect(dates, equals: [Date(timeIntervalSince1970: 1_000.5), Date(timeIntervalSince1970: 1_001)])
  }

  private final class Search: ObservableObject {
    @Published var text = ""
    @Published private(set) var width = 10
    @Published private(set) var loaded = 0
    private var connections: Set<AnyCancellable> = []
    init() {
      $text.dropFirst().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates()
        .map { 10 + $0.count }.sink { [weak self] in self?.width = $0 }.store(in: &connections)
    }

    func load() {
      Just(7).receive(on: DispatchQueue.main).sink { [weak self] in self?.loaded = $0 }.store(in: &connections)
    }
  }

  private struct SearchView: View {
    @StateObject private var search = Search()
    let lend: (Search) -> Void
    var body: some View {
      let _ = lend(search)
      Color.red.frame(width: CGFloat(search.width + search.loaded), height: 10).accessibilityIdentifier("a")
        .onTapGesture { search.load() }
    }
  }

  @Test @MainActor func `Debounced input is shown at its exact time`() throws {
    var lent: Search?
    let host = settledHost { SearchView { lent = $0 } }
    let search = try #require(lent)
    search.text = "a"
    host.advance(by: 0.2)
    search.text = "ab"
    host.advance(by: 0.299)
    expect(host.frame(of: "a")?.width, equals: 10)
    host.advance(by: 0.001)
    expect(host.frame(of: "a")?.width, equals: 12)
  }

  @Test @MainActor func `Work that an action adds to the main queue is done when the tap returns`() {
    let host = settledHost { SearchView { _ in } }
    host.tap("a")
    expect(host.frame(of: "a")?.width, equals: 17)
  }

  @Test @MainActor func `Work that reschedules itself on the main queue does not block a frame`() {
    final class Restless: ObservableObject {
      @Published var count = 0
      func next() {
        DispatchQueue.main.schedule { [weak self] in
          self?.count += 1
          self?.next()
        }
      }
    }
    struct Screen: View {
      @StateObject private var model = Restless()
      let lend: (Restless) -> Void
      var body: some View {
        let _ = lend(model)
        Color.red.frame(width: CGFloat(model.count % 50), height: 10).onTapGesture { model.next() }
      }
    }
    var lent: Restless?
    let host = updatedHost(limits: UpdateLimits(maximumPasses: 8)) { Screen { lent = $0 } }
    host.update { lent?.next() }
    expect(lent?.count ?? 0, atMost: 9)
  }

  @Test @MainActor func `A publisher fed by its own action is a loop and is reported`() {
    struct Screen: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var width = 10
      var body: some View {
        Color.red.frame(width: CGFloat(width % 90), height: 10).onReceive(subject) { value in
          width = value
          subject.send(value + 1)
        }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let host = updatedHost(limits: UpdateLimits(maximumPasses: 12)) { Screen(subject: subject) }
    subject.send(1)
    expect(host.update().passes, atMost: 13)
    expect(host.codes, equals: [.feedbackLoop])
    expect(host.diagnostics.first?.description.contains("onReceive") == true)
  }
}
