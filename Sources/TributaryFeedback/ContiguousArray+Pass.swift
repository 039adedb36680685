import Foundation

extension ContiguousArray {
  /// The element of a pass, of elements that ascend by pass: found at once where there is one for every pass.
  package func entry(at pass: Int, _ passOf: (Element) -> Int) -> Element? {
    guard let last, passOf(last) >= pass else { return nil }
    var index = Swift.max(0, count - 1 - (passOf(last) - pass))
    while index < count, passOf(self[index]) < pass { index += 1 }
    return passOf(self[index]) == pass ? self[index] : nil
  }
}
