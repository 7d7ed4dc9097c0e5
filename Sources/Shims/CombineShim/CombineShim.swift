// What an app's `import Combine` imports: OpenCombine, with what Combine adds to Foundation. The package trait `Combine` brings
// it in. No module is named `Combine`, because `#if canImport(Combine)` would find it in packages that are built at the same time.
#if Combine
  @_exported public import OpenCombine
#endif
