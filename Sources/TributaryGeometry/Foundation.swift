// Foundation declares points, sizes, and rectangles. As with SwiftUI, importing this module makes them available.
@_exported public import Foundation
