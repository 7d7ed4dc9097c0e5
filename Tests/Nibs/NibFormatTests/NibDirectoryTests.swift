import NibFormat
import Testing

@Suite struct NibDirectoryTests {
  private let names = ["objects-8.0+.nib", "objects-13.0+.nib", "runtime.nib", "objects-12.3+.nib"]

  @Test func `the newest file that the system can load is taken`() {
    #expect(NibDirectory.file(among: names) == "objects-13.0+.nib")
    #expect(NibDirectory.file(among: names, version: [13]) == "objects-12.3+.nib")
    #expect(NibDirectory.file(among: names, version: [13, 0]) == "objects-13.0+.nib")
    #expect(NibDirectory.file(among: names, version: [12, 2]) == "objects-8.0+.nib")
    #expect(NibDirectory.file(among: names, version: [7]) == "runtime.nib")
  }

  @Test func `macOS folders have their keyed objects`() {
    #expect(NibDirectory.file(among: ["designable.nib", "keyedobjects.nib"]) == "keyedobjects.nib")
    #expect(
      NibDirectory.file(among: ["keyedobjects.nib", "keyedobjects-101300.nib"])
        == "keyedobjects-101300.nib")
    #expect(NibDirectory.file(among: ["classes.nib", "info.nib"]) == nil)
  }
}
