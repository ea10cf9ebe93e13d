/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} LockFile */

/**
 * Why node_modules must be installed again, or undefined when it holds what the lock file asks for.
 * `installed` is npm's own record (node_modules/.package-lock.json): npm deletes it with the rest of the
 * folder before an install and writes it last, so a half-finished install has none.
 * @param {LockFile} locked
 * @param {LockFile | undefined} installed
 */
export function installProblem(locked, installed) {
  if (!installed) return 'nothing is installed yet, or an install did not finish'
  const found = installed.packages ?? {}
  for (const [path, wanted] of Object.entries(locked.packages ?? {})) {
    if (path === '') continue
    const present = found[path]
    // npm leaves out optional packages made for another platform.
    if (!present && (wanted.optional || wanted.devOptional)) continue
    if (!present) return `${path} is not installed`
    if (present.version !== wanted.version || present.integrity !== wanted.integrity) {
      return `${path} differs from package-lock.json`
    }
  }
  return undefined
}
