// The functions have the framework's C names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import HeadlessUIKit

/// The kinds of names by which types are found: file name extensions and MIME types.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// The result of a C function: a text in the place of Swift's `Unmanaged`, which only objects have.
public struct UnmanagedText: Sendable {
  private let text: CFString

  init(_ text: CFString) { self.text = text }

  public func takeRetainedValue() -> CFString { text }
  public func takeUnretainedValue() -> CFString { text }
}

/// Returns the type with a file name extension or MIME type: a declared one, if possible one that conforms to another
/// type, or else a dynamic type. Nil for a MIME type that is not known, for which UIKit creates a dynamic type.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedText? {
  let isExtension = inTagClass == kUTTagClassFilenameExtension
  guard isExtension || inTagClass == kUTTagClassMIMEType, !inTag.isEmpty else { return nil }
  let known =
    isExtension
    ? UniformType.identifiers(ofExtension: inTag) : UniformType.identifiers(ofMime: inTag)
  let parent = inConformingToUTI ?? kUTTypeData
  if let found = known.first(where: { UniformType.conforms($0, to: parent) }) ?? known.first {
    return UnmanagedText(found)
  }
  return isExtension
    ? UnmanagedText(DynamicType.identifier(ofExtension: inTag, in: parent)) : nil
}

/// Returns the preferred file name extension or MIME type of a type; nil if it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString)
  -> UnmanagedText?
{
  guard let type = UniformType.named(inUTI) else { return nil }
  let names = inTagClass == kUTTagClassMIMEType ? type.mimes : type.extensions
  return names.first.map { UnmanagedText($0) }
}

/// Returns whether a type is the same as another one, or conforms to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  UniformType.conforms(inUTI, to: inConformsToUTI)
}

/// Returns whether two identifiers denote the same type, ignoring case.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.lowercased() == inUTI2.lowercased()
}
