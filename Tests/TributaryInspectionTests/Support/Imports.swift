// Every file of these tests sees the modules below.
@_exported public import ExpectationTestSupport
@_exported public import Foundation
@_exported public import ProgramTestSupport
@_exported public import Testing
@_exported public import Tributary
@_exported public import TributaryEngine
@_exported public import TributaryHost
@_exported public import TributaryViews
