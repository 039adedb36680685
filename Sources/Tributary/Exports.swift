// What `import SwiftUI` gives besides its own names, `import Tributary` gives too.
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import Observation
@_exported public import TributaryCombine
@_exported public import TributaryDiagnostics
@_exported public import TributaryDrawing
@_exported public import TributaryGeometry
@_exported public import TributaryGestures
@_exported public import TributaryInspection
@_exported public import TributaryLayout
@_exported public import TributaryMotion
@_exported public import TributarySVG
@_exported public import TributaryTerminal
@_exported public import TributaryTransfer
@_exported public import TributaryViews
