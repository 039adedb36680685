// Points, sizes and rectangles come from Foundation; whoever imports this module has them too, as with SwiftUI.
@_exported public import Foundation
