extension UniformType {
  /// The types that the system declares (Apple's documentation "System-declared uniform type identifiers"), each with
  /// its extensions, its MIME types and the types that it conforms to. If two types have the same extension, the first
  /// is preferred.
  static let table: [UniformType] = [
    // Abstract types
    UniformType("public.item", "", "", in: ""),
    UniformType("public.content", "", "", in: ""),
    UniformType("public.data", "", "", in: "public.item"),
    UniformType("public.composite-content", "", "", in: "public.content"),
    UniformType("public.directory", "", "", in: "public.item"),
    UniformType("public.folder", "", "", in: "public.directory"),
    UniformType("public.volume", "", "", in: "public.folder"),
    UniformType("public.symlink", "", "", in: "public.resolvable"),
    UniformType("public.resolvable", "", "", in: ""),
    UniformType("public.executable", "", "", in: "public.item"),
    UniformType("public.archive", "", "", in: ""),
    UniformType("public.contact", "", "", in: ""),
    UniformType("public.message", "", "", in: ""),
    UniformType("public.database", "", "", in: ""),
    UniformType("public.calendar-event", "", "", in: ""),
    UniformType("public.spreadsheet", "", "", in: "public.content"),
    UniformType("public.presentation", "", "", in: "public.composite-content"),
    UniformType("public.font", "", "", in: ""),
    UniformType("public.3d-content", "", "", in: "public.content"),
    UniformType("com.apple.package", "", "", in: "public.directory"),
    UniformType("com.apple.bundle", "bundle", "", in: "public.directory"),
    UniformType("com.apple.application", "", "", in: "public.executable"),
    UniformType(
      "com.apple.application-bundle", "app", "",
      in: "com.apple.application com.apple.bundle com.apple.package"),
    UniformType("com.apple.framework", "framework", "", in: "com.apple.bundle"),
    // Addresses
    UniformType("public.url", "", "", in: "public.data"),
    UniformType("public.file-url", "", "", in: "public.url"),
    // Texts
    UniformType("public.text", "", "", in: "public.data public.content"),
    UniformType("public.plain-text", "txt text", "text/plain", in: "public.text"),
    UniformType("public.utf8-plain-text", "", "", in: "public.plain-text"),
    UniformType("public.utf16-plain-text", "", "", in: "public.plain-text"),
    UniformType("public.utf16-external-plain-text", "", "", in: "public.plain-text"),
    UniformType("public.delimited-values-text", "", "", in: "public.text"),
    UniformType(
      "public.comma-separated-values-text", "csv", "text/csv text/comma-separated-values",
      in: "public.delimited-values-text"),
    UniformType(
      "public.tab-separated-values-text", "tsv", "text/tab-separated-values",
      in: "public.delimited-values-text"),
    UniformType("public.rtf", "rtf", "text/rtf application/rtf", in: "public.text"),
    UniformType("com.apple.rtfd", "rtfd", "", in: "com.apple.package public.composite-content"),
    UniformType("public.html", "html htm shtml", "text/html", in: "public.text"),
    UniformType("public.xml", "xml", "application/xml text/xml", in: "public.text"),
    UniformType("public.json", "json", "application/json", in: "public.text"),
    UniformType("public.yaml", "yml yaml", "application/x-yaml", in: "public.text"),
    UniformType("public.log", "log", "", in: "public.plain-text"),
    UniformType(
      "net.daringfireball.markdown", "md markdown", "text/markdown", in: "public.plain-text"),
    UniformType(
      "public.vcard", "vcf vcard", "text/vcard text/x-vcard", in: "public.text public.contact"),
    UniformType(
      "com.apple.ical.ics", "ics", "text/calendar", in: "public.text public.calendar-event"),
    UniformType("com.apple.property-list", "plist", "", in: "public.data"),
    UniformType("com.apple.xml-property-list", "", "", in: "public.xml com.apple.property-list"),
    UniformType("com.apple.binary-property-list", "", "", in: "com.apple.property-list"),
    UniformType("public.source-code", "", "", in: "public.plain-text"),
    UniformType("public.swift-source", "swift", "", in: "public.source-code"),
    UniformType("public.c-source", "c", "", in: "public.source-code"),
    UniformType("public.c-header", "h", "", in: "public.source-code"),
    UniformType("public.objective-c-source", "m", "", in: "public.source-code"),
    UniformType("public.script", "", "", in: "public.source-code"),
    UniformType("public.shell-script", "sh", "", in: "public.script"),
    UniformType("public.python-script", "py", "", in: "public.script"),
    UniformType(
      "com.netscape.javascript-source", "js javascript", "text/javascript",
      in: "public.source-code public.executable"),
    UniformType("public.css", "css", "text/css", in: "public.text"),
    // Documents
    UniformType(
      "com.adobe.pdf", "pdf", "application/pdf", in: "public.data public.composite-content"),
    UniformType(
      "org.idpf.epub-container", "epub", "application/epub+zip",
      in: "public.data public.composite-content"),
    UniformType(
      "com.microsoft.word.doc", "doc", "application/msword",
      in: "public.data public.composite-content"),
    UniformType(
      "org.openxmlformats.wordprocessingml.document", "docx",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      in: "public.data public.composite-content"),
    UniformType(
      "com.microsoft.excel.xls", "xls", "application/vnd.ms-excel",
      in: "public.data public.spreadsheet"),
    UniformType(
      "org.openxmlformats.spreadsheetml.sheet", "xlsx",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      in: "public.data public.spreadsheet"),
    UniformType(
      "com.microsoft.powerpoint.ppt", "ppt", "application/vnd.ms-powerpoint",
      in: "public.data public.presentation"),
    UniformType(
      "org.openxmlformats.presentationml.presentation", "pptx",
      "application/vnd.openxmlformats-officedocument.presentationml.presentation",
      in: "public.data public.presentation"),
    UniformType(
      "com.apple.webarchive", "webarchive", "application/x-webarchive",
      in: "public.data public.composite-content"),
    // Images
    UniformType("public.image", "", "", in: "public.data public.content"),
    UniformType("public.jpeg", "jpeg jpg jpe", "image/jpeg image/jpg", in: "public.image"),
    UniformType("public.png", "png", "image/png", in: "public.image"),
    UniformType("com.compuserve.gif", "gif", "image/gif", in: "public.image"),
    UniformType("public.tiff", "tiff tif", "image/tiff", in: "public.image"),
    UniformType("public.heif-standard", "", "", in: "public.image"),
    UniformType("public.heif", "heif", "image/heif", in: "public.heif-standard"),
    UniformType("public.heic", "heic", "image/heic", in: "public.heif-standard"),
    UniformType("org.webmproject.webp", "webp", "image/webp", in: "public.image"),
    UniformType("com.microsoft.bmp", "bmp", "image/bmp", in: "public.image"),
    UniformType("com.microsoft.ico", "ico", "image/vnd.microsoft.icon", in: "public.image"),
    UniformType("com.apple.icns", "icns", "image/icns", in: "public.image"),
    UniformType("public.svg-image", "svg", "image/svg+xml", in: "public.image public.xml"),
    UniformType("public.camera-raw-image", "", "", in: "public.image"),
    UniformType("com.apple.live-photo", "", "", in: ""),
    // Films and sounds
    UniformType("public.audiovisual-content", "", "", in: "public.data public.content"),
    UniformType("public.movie", "", "", in: "public.audiovisual-content"),
    UniformType("public.video", "", "", in: "public.movie"),
    UniformType("public.audio", "", "", in: "public.audiovisual-content"),
    UniformType("public.mpeg-4", "mp4 mpeg4", "video/mp4", in: "public.movie"),
    UniformType("com.apple.m4v-video", "m4v", "video/x-m4v", in: "public.movie"),
    UniformType("com.apple.quicktime-movie", "mov qt", "video/quicktime", in: "public.movie"),
    UniformType("public.mpeg", "mpg mpeg", "video/mpeg", in: "public.movie"),
    UniformType("public.avi", "avi", "video/avi", in: "public.movie"),
    UniformType("public.mp3", "mp3", "audio/mpeg audio/mp3", in: "public.audio"),
    UniformType("public.mpeg-4-audio", "", "audio/mp4", in: "public.audio"),
    UniformType("com.apple.m4a-audio", "m4a", "audio/x-m4a", in: "public.audio"),
    UniformType(
      "com.microsoft.waveform-audio", "wav wave", "audio/vnd.wave audio/wav", in: "public.audio"),
    UniformType("public.aiff-audio", "aiff aif", "audio/aiff", in: "public.audio"),
    UniformType("public.midi-audio", "midi mid", "audio/midi", in: "public.audio"),
    UniformType("public.playlist", "", "", in: ""),
    UniformType(
      "public.m3u-playlist", "m3u m3u8", "audio/mpegurl", in: "public.playlist public.text"),
    // Archives and the rest
    UniformType("public.zip-archive", "zip", "application/zip", in: "public.data public.archive"),
    UniformType(
      "org.gnu.gnu-zip-archive", "gz gzip", "application/gzip", in: "public.data public.archive"),
    UniformType(
      "public.bzip2-archive", "bz2", "application/x-bzip2", in: "public.data public.archive"),
    UniformType("public.tar-archive", "tar", "application/x-tar", in: "public.data public.archive"),
    UniformType("public.disk-image", "", "", in: "public.archive"),
    UniformType("com.apple.disk-image-udif", "dmg", "", in: "public.data public.disk-image"),
    UniformType(
      "com.pixar.universal-scene-description-mobile", "usdz", "model/vnd.usdz+zip",
      in: "public.data public.3d-content"),
    UniformType("public.email-message", "eml", "message/rfc822", in: "public.data public.message"),
    UniformType(
      "public.x509-certificate", "cer crt der", "application/x-x509-ca-cert", in: "public.data"),
    UniformType("public.truetype-ttf-font", "ttf", "font/ttf", in: "public.data public.font"),
    UniformType("public.opentype-font", "otf", "font/otf", in: "public.data public.font"),
  ]
}
