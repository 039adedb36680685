// Every file of these tests sees the modules below.
@_exported public import ExpectationTestSupport
@_exported public import Testing
@_exported public import Tributary
