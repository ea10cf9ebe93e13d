/** Output folder of the build, from the project's root. BUILD_DIR changes it, for a second build. */
export const buildDirectory = process.env['BUILD_DIR'] ?? 'build'
