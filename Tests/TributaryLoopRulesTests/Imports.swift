// Every file of these tests sees the modules below.
@_exported public import ExpectationTestSupport
@_exported public import Foundation
@_exported public import Testing
@_exported public import TributaryDiagnostics
@_exported public import TributaryGeometry
@_exported public import TributaryLoopRules
