import Combine
import SwiftUI

protocol PodcastQueueLoading {
  func load(_ id: Int) -> AnyPublisher<Double, Never>
}

struct PodcastQueueLoader: PodcastQueueLoading {
  func load(_ id: Int) -> AnyPublisher<Double, Never> {
    Timer.publish(every: 0.25, on: .main, in: .common)
      .autoconnect()
      .scan(0.0) { progress, _ in progress + 0.25 }
      .prefix(4)
      .eraseToAnyPublisher()
  }
}

final class PodcastQueueModel: ObservableObject {
  struct Episode: Identifiable, Equatable {
    let id: Int
    let title: String
    let show: String
  }

  @Published var queue = [
    Episode(id: 1, title: "Ep. 12", show: "Night Talk"),
    Episode(id: 2, title: "Ep. 7", show: "Tiny Histories"),
    Episode(id: 3, title: "Ep. 31", show: "Night Talk"),
  ]
  @Published var progress: [Int: Double] = [:]
  @Published var speed = 1.0
  private let loader: PodcastQueueLoading
  private var bag = Set<AnyCancellable>()

  init(loader: PodcastQueueLoading = PodcastQueueLoader()) { self.loader = loader }

  func download(_ episode: Episode) {
    progress[episode.id] = 0
    loader.load(episode.id)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.progress[episode.id] = $0 }
      .store(in: &bag)
  }
}

struct PodcastQueue: View {
  @StateObject private var model = PodcastQueueModel()
  @State private var isOpen = false

  var body: some View {
    NavigationView {
      List {
        Section(footer: Text("\(model.queue.count) left").accessibilityIdentifier("count")) {
          ForEach(model.queue) { episode in
            row(episode)
              .swipeActions {
                Button("Played") { withAnimation { model.queue.removeAll { $0 == episode } } }.tint(.purple)
              }
          }
        }
      }
      .listStyle(.plain)
      .navigationTitle("Up Next")
    }
    .overlay(miniPlayer, alignment: .bottom)
    .sheet(isPresented: $isOpen) { player }
  }

  private func row(_ episode: PodcastQueueModel.Episode) -> some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(episode.title).font(.headline)
        Text(episode.show).font(.caption)
      }
      Spacer()
      if let progress = model.progress[episode.id] {
        ProgressView(value: progress).frame(width: 60).opacity(progress < 1 ? 1 : 0)
        Text(progress < 1 ? "Loading" : "Saved").accessibilityIdentifier("state-\(episode.id)")
      } else {
        Button(action: { model.download(episode) }) { Image(systemName: "square.and.arrow.down") }
          .buttonStyle(.borderless)
          .accessibilityIdentifier("download-\(episode.id)")
      }
    }
  }

  @ViewBuilder private var miniPlayer: some View {
    if let episode = model.queue.first {
      Button(action: { isOpen = true }) {
        Label {
          Text(episode.title).accessibilityIdentifier("mini")
        } icon: {
          Image(systemName: "play.fill")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(Color(.secondarySystemBackground))
        .cornerRadius(12)
      }
      .buttonStyle(.plain)
    }
  }

  private var player: some View {
    VStack(spacing: 20) {
      Text(model.queue.first?.title ?? "").accessibilityIdentifier("now")
      Text("\(model.speed.formatted())×").accessibilityIdentifier("speed")
      Button("Faster") { model.speed = min(3, model.speed + 0.5) }.accessibilityIdentifier("faster")
      Button("Close") { isOpen = false }.accessibilityIdentifier("close")
    }
  }
}

struct PodcastQueue_Previews: PreviewProvider {
  static var previews: some View { PodcastQueue() }
}
