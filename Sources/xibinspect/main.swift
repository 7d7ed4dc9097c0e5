import InterfaceBuilder
import Glibc

@inline(never) func read(_ p: String) -> [UInt8] {
  let fd = open(p, O_RDONLY); defer { close(fd) }
  var st = stat(); fstat(fd, &st)
  return Array(unsafeUninitializedCapacity: Int(st.st_size)) { b, n in n = Glibc.read(fd, b.baseAddress!, b.count) }
}
var files: [[UInt8]] = []
while let l = readLine() { files.append(read(l)) }
for _ in 0..<6 {
let clock = ContinuousClock()
var n = 0, a = 0, bad = 0
let t = clock.measure {
for f in files { 
  if let t = try? IBDocument(parsing: f) { n += t.objects.count; a += t.connections.count } else { bad += 1 }
} }
print(t, n, a, bad, files.reduce(0) { $0 + $1.count })
}
