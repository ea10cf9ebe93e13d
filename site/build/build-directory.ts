/** Where the build goes, from the project's root. BUILD_DIR changes it, for a second build beside the first. */
export const buildDirectory = process.env['BUILD_DIR'] ?? 'build'
