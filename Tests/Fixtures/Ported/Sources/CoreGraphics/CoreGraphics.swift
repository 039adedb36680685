@_exported import Tributary
