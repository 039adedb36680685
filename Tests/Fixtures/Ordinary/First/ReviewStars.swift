import SwiftUI

struct ReviewStars: View {
  @State private var reviews = [
    Review(author: "Jo", stars: 4, text: "Quiet rooms."), Review(author: "Kim", stars: 2, text: "The coffee is cold."),
  ]
  @State private var isWriting = false

  private var average: Double {
    reviews.isEmpty ? 0 : Double(reviews.map(\.stars).reduce(0, +)) / Double(reviews.count)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(average.formatted(.number.precision(.fractionLength(1)))).font(.largeTitle.bold())
        Stars(count: .constant(Int(average.rounded()))).disabled(true)
        Spacer()
        Button("Write") { isWriting = true }
      }
      .padding()
      List(reviews) { review in
        VStack(alignment: .leading) {
          HStack {
            Text(review.author).bold()
            Spacer()
            Text(String(repeating: "★", count: review.stars)).foregroundStyle(.yellow)
          }
          Text(review.text).lineLimit(2)
        }
      }
      .listStyle(.plain)
    }
    .sheet(isPresented: $isWriting) {
      Draft { reviews.insert($0, at: 0) }
    }
  }
}

extension ReviewStars {
  struct Review: Identifiable {
    let id = UUID()
    var author: String
    var stars: Int
    var text: String
  }

  struct Stars: View {
    @Binding var count: Int
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      HStack(spacing: 2) {
        ForEach(1..<6) { number in
          Image(systemName: number <= count ? "star.fill" : "star")
            .foregroundStyle(isEnabled ? .orange : .gray)
            .onTapGesture { count = number }
            .accessibilityIdentifier(isEnabled ? "star \(number)" : "mean \(number)")
            .accessibilityLabel(Text("\(number) stars"))
        }
      }
    }
  }

  struct Draft: View {
    let done: (Review) -> Void
    @State private var review = Review(author: "Me", stars: 3, text: "")
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack(spacing: 16) {
        Stars(count: $review.stars)
        TextField("What was it like?", text: $review.text)
          .textFieldStyle(.roundedBorder)
          .accessibilityIdentifier("text")
        HStack {
          Button("Cancel", role: .cancel) { dismiss() }
          Spacer()
          Button("Send") {
            done(review)
            dismiss()
          }
          .disabled(review.text.isEmpty)
          .buttonStyle(.borderedProminent)
        }
      }
      .padding()
      .interactiveDismissDisabled(!review.text.isEmpty)
    }
  }
}
