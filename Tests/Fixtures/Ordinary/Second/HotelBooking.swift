import Observation
import SwiftUI

@Observable @MainActor final class HotelBookingOrder {
  enum Room: String, CaseIterable, Identifiable {
    case standard = "Standard"
    case suite = "Suite"

    var id: Self { self }
    var rate: Decimal { self == .standard ? 180 : 320 }
  }

  var nights = 1
  var guests = 2
  var room = Room.standard
  var hasBreakfast = false
  var wishes = ""
  private(set) var isBooked = false

  var price: Decimal {
    let breakfast: Decimal = hasBreakfast ? 15 * Decimal(guests) : 0
    return (room.rate + breakfast) * Decimal(nights)
  }

  var summary: String { "\(room.rawValue), \(nights) night\(nights == 1 ? "" : "s")" }

  func book() { isBooked = true }
}

struct HotelBooking: View {
  @State private var order = HotelBookingOrder()
  @State private var isAsking = false

  var body: some View {
    NavigationStack {
      Form {
        HotelBookingStay(order: order)
        Section("Total") {
          Text(order.price, format: .currency(code: "USD").locale(Locale(identifier: "en_US")))
            .font(.title.monospacedDigit())
            .accessibilityIdentifier("price")
          if order.isBooked {
            Label("Booked: \(order.summary)", systemImage: "checkmark.circle.fill")
              .foregroundStyle(.green)
              .accessibilityIdentifier("confirmation")
          }
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Hotel Aurora")
      .safeAreaInset(edge: .bottom) {
        Button {
          isAsking = true
        } label: {
          Text("Book").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .disabled(order.isBooked)
        .padding()
        .accessibilityIdentifier("book")
        .confirmationDialog(question, isPresented: $isAsking, titleVisibility: .visible) {
          Button("Book now") { withAnimation { order.book() } }
          Button("Not yet", role: .cancel) {}
        } message: {
          Text("You can cancel until the day before.")
        }
      }
    }
  }

  private var question: String {
    "Book for \(order.price.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))))?"
  }
}

struct HotelBookingStay: View {
  @Bindable var order: HotelBookingOrder

  var body: some View {
    Section {
      Stepper("Nights: \(order.nights)", value: $order.nights, in: 1...14).accessibilityIdentifier("nights")
      Stepper("Guests: \(order.guests)", value: $order.guests, in: 1...4).accessibilityIdentifier("guests")
      Picker("Room", selection: $order.room) {
        ForEach(HotelBookingOrder.Room.allCases) { room in
          Text(room.rawValue).tag(room)
        }
      }
      .pickerStyle(.menu)
      .accessibilityIdentifier("room")
    } header: {
      Text("Your stay")
    }
    Section("Extras") {
      Toggle("Breakfast", isOn: $order.hasBreakfast).accessibilityIdentifier("breakfast")
      TextField("Wishes", text: $order.wishes)
        .lineLimit(2...4)
        .accessibilityIdentifier("wishes")
    }
  }
}

#Preview { HotelBooking() }
