import DocumentMutation
@main enum F { static func main() {} }
