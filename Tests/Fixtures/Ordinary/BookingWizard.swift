import Observation
import SwiftUI

/// Three steps in sequence, like a sign-up form.
struct BookingWizard: View {
  @State private var booking = Booking()

  var body: some View {
    VStack(spacing: 20) {
      ProgressView(value: Double(booking.step.rawValue), total: 3) {
        Text("Step \(booking.step.rawValue + 1) of 4")
      }
      Group {
        switch booking.step {
        case .who: Who(booking: booking)
        case .when: When(booking: booking)
        case .extras: Extras(booking: booking)
        case .done: Summary(booking: booking)
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .transition(.slide)
      HStack {
        if booking.step != .who {
          Button("Back") { withAnimation { booking.back() } }.keyboardShortcut(.cancelAction)
        }
        Spacer()
        Button(booking.step == .done ? "Start again" : "Next") { withAnimation { booking.next() } }
          .keyboardShortcut(.defaultAction)
          .disabled(!booking.canGoOn)
      }
    }
    .padding()
  }
}

extension BookingWizard {
  @Observable final class Booking {
    enum Step: Int { case who, when, extras, done }

    var step = Step.who
    var name = ""
    var nights = 1
    var hasBreakfast = false
    var hasParking = false
    @ObservationIgnored private var finished = 0

    var canGoOn: Bool { step != .who || !name.isEmpty }
    var price: Int { nights * 80 + (hasBreakfast ? nights * 12 : 0) + (hasParking ? 15 : 0) }

    func next() {
      guard let next = Step(rawValue: step.rawValue + 1) else {
        finished += 1
        (step, name, nights, hasBreakfast, hasParking) = (.who, "", 1, false, false)
        return
      }
      step = next
    }

    func back() { step = Step(rawValue: step.rawValue - 1) ?? .who }
  }

  struct Who: View {
    @Bindable var booking: Booking

    var body: some View {
      VStack(alignment: .leading) {
        Text("Who is coming?").font(.title2)
        TextField("Name", text: $booking.name)
          .textFieldStyle(.roundedBorder)
          .accessibilityIdentifier("guest")
      }
    }
  }

  struct When: View {
    @Bindable var booking: Booking

    var body: some View {
      VStack(alignment: .leading) {
        Text("How long?").font(.title2)
        Slider(value: .init(get: { Double(booking.nights) }, set: { booking.nights = Int($0) }), in: 1...14, step: 1) {
          Text("Nights")
        } minimumValueLabel: {
          Text("1")
        } maximumValueLabel: {
          Text("14")
        }
        .accessibilityIdentifier("nights")
        Text(booking.nights == 1 ? "1 night" : "\(booking.nights) nights")
      }
    }
  }

  struct Extras: View {
    @Bindable var booking: Booking

    var body: some View {
      VStack(alignment: .leading) {
        Text("Anything else?").font(.title2)
        Toggle("Breakfast", isOn: $booking.hasBreakfast)
        Toggle("Parking", isOn: $booking.hasParking)
      }
    }
  }

  struct Summary: View {
    let booking: Booking

    var body: some View {
      GroupBox("Booked") {
        VStack(alignment: .leading, spacing: 4) {
          LabeledContent("Guest", value: booking.name)
          LabeledContent("Nights", value: "\(booking.nights)")
          LabeledContent("Price") { Text(booking.price, format: .currency(code: "EUR")) }
        }
      }
    }
  }
}
