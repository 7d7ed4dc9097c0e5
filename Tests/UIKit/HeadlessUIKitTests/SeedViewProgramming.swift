import Testing

/// The seed on views: what Apple's guide to them promises, a file for each part.
@MainActor @Suite(.ownEnvironment) struct SeedViewProgramming {}
