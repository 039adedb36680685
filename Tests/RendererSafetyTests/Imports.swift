// Every file of these tests sees the modules below.
@_exported public import ExpectationTestSupport
@_exported public import Foundation
@_exported public import Testing
@_exported public import TributaryAnimation
@_exported public import TributaryControls
@_exported public import TributaryDiagnostics
@_exported public import TributaryDrawing
@_exported public import TributaryEngine
@_exported public import TributaryGeometry
@_exported public import TributaryHost
@_exported public import TributaryLayout
@_exported public import TributaryMotion
@_exported public import TributarySVG
@_exported public import TributaryTerminal
@_exported public import TributaryViews
