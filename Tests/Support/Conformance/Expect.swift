@_exported public import ExpectationTestSupport
