extension OrdinaryCase {
  static let all = first + second + drawing + columns
}
