import Combine
import SwiftUI

/// A model and its views as in a client's package, written for SwiftUI and Combine.
final class Timetable: ObservableObject {
  enum Failure: Error { case empty }

  @Published var query = ""
  @Published private(set) var results: [String] = []
  @Published var isLoading = false
  let didFinish = PassthroughSubject<Int, Never>()
  private let source = CurrentValueSubject<[String], Never>(["Oslo", "Rome"])
  private var cancellables = Set<AnyCancellable>()

  init() {
    $query
      .debounce(for: .milliseconds(250), scheduler: RunLoop.main)
      .removeDuplicates()
      .combineLatest(source)
      .map { query, all in query.isEmpty ? all : all.filter { $0.contains(query) } }
      .receive(on: DispatchQueue.main)
      .assign(to: &$results)
    $results
      .map(\.count)
      .sink { [weak self] count in self?.didFinish.send(count) }
      .store(in: &cancellables)
  }

  func load() -> AnyPublisher<[String], Failure> {
    isLoading = true
    return Future<[String], any Error> { promise in promise(.success(["Bern"])) }
      .tryMap { list -> [String] in
        if list.isEmpty { throw Failure.empty }
        return list
      }
      .mapError { $0 as? Failure ?? .empty }
      .handleEvents(receiveCompletion: { [weak self] _ in self?.isLoading = false })
      .eraseToAnyPublisher()
  }

  func refresh() {
    load()
      .replaceError(with: [])
      .merge(with: Just(["Cork"]))
      .sink { [weak self] in self?.source.value += $0 }
      .store(in: &cancellables)
  }
}

@MainActor final class Session: ObservableObject {
  @Published var seconds = 0
  private var timer: AnyCancellable?

  func start() {
    timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.seconds += 1 }
  }
}

struct TimetableRow: View {
  @EnvironmentObject private var session: Session
  @AppStorage("highlight") private var isHighlighted = false
  let name: String

  var body: some View {
    Text("\(name) \(session.seconds)").onTapGesture { isHighlighted.toggle() }
  }
}

struct TimetableView: View {
  @StateObject private var timetable = Timetable()
  @ObservedObject var session: Session
  @SceneStorage("page") private var page = 0
  let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      TextField("Search", text: $timetable.query)
      ForEach(timetable.results, id: \.self) { TimetableRow(name: $0) }
    }
    .environmentObject(session)
    .onAppear { session.start() }
    .onReceive(timer) { _ in page += 1 }
    .onReceive(timetable.didFinish) { page = $0 }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("reload"))) { _ in timetable.refresh() }
  }
}
