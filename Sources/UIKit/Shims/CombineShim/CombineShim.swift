// The module that an app's `import Combine` imports: OpenCombine, with Combine's additions to Foundation. The package
// trait `Combine` enables it. No module is named `Combine`, because `#if canImport(Combine)` would find it in packages
// that are built at the same time.
#if Combine
  @_exported public import OpenCombine
#endif
