/// What is printed and drawn where there is no cycle.
enum Nothing {
  static let text = "Nothing was found."

  static let dot = "digraph loop {\n  label=\"No cycle was found.\";\n}\n"

  static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="640" height="72" viewBox="0 0 640 72" font-family="sans-serif" \
    font-size="13">
    <title>No feedback loop</title>
    <rect width="640" height="72" fill="#fff"/>
    <text x="24" y="40" font-weight="bold">No cycle was found.</text>
    </svg>

    """
}
