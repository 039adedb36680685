import SwiftUI

struct ShoppingCart: View {
  @StateObject private var cart = Cart()

  var body: some View {
    TabView {
      Shop()
        .tabItem { Label("Shop", systemImage: "bag") }
      Basket()
        .tabItem { Label("Basket", systemImage: "cart") }
        .badge(cart.count)
    }
    .environmentObject(cart)
  }
}

extension ShoppingCart {
  struct Product: Identifiable, Hashable {
    let id: Int
    let name: String
    let cents: Int
  }

  class Cart: ObservableObject {
    static let products = [
      Product(id: 1, name: "Mug", cents: 1250), Product(id: 2, name: "Teapot", cents: 3900),
      Product(id: 3, name: "Spoon", cents: 480),
    ]

    @Published var counts: [Product: Int] = [:]

    var count: Int { counts.values.reduce(0, +) }
    var total: Int { counts.reduce(0) { $0 + $1.key.cents * $1.value } }
    var lines: [Product] { Self.products.filter { counts[$0, default: 0] > 0 } }

    func binding(for product: Product) -> Binding<Int> {
      Binding(
        get: { self.counts[product, default: 0] },
        set: { self.counts[product] = $0 })
    }
  }

  struct Price: View {
    let cents: Int

    var body: some View {
      Text(String(format: "%d.%02d €", cents / 100, cents % 100)).font(.system(.body, design: .monospaced))
    }
  }

  struct Shop: View {
    @EnvironmentObject var cart: Cart

    var body: some View {
      List(Cart.products) { product in
        HStack {
          VStack(alignment: .leading) {
            Text(product.name)
            Price(cents: product.cents).foregroundColor(.secondary)
          }
          Spacer()
          Button("Add") { cart.counts[product, default: 0] += 1 }
            .buttonStyle(BorderlessButtonStyle())
            .accessibility(identifier: "add \(product.name)")
        }
      }
      .listStyle(PlainListStyle())
    }
  }

  struct Basket: View {
    @EnvironmentObject var cart: Cart
    @State private var hasOrdered = false

    var body: some View {
      VStack {
        if cart.lines.isEmpty {
          Spacer()
          Text("Nothing yet").foregroundColor(.secondary)
          Spacer()
        } else {
          List {
            ForEach(cart.lines) { product in
              Stepper(value: cart.binding(for: product), in: 0...9) {
                HStack {
                  Text("\(cart.counts[product, default: 0]) × \(product.name)")
                  Spacer()
                  Price(cents: product.cents * cart.counts[product, default: 0])
                }
              }
            }
            .onDelete { offsets in offsets.map { cart.lines[$0] }.forEach { cart.counts[$0] = nil } }
          }
          HStack {
            Text("Total").bold()
            Spacer()
            Price(cents: cart.total)
          }
          .padding()
          Button("Order") { hasOrdered = true }.padding(.bottom)
        }
      }
      .alert("Thank you", isPresented: $hasOrdered) {
        Button("OK") { cart.counts = [:] }
      } message: {
        Text("It will come on Thursday.")
      }
    }
  }
}
