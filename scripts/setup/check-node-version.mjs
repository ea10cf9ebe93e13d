const oldest = 20

/**
 * What to tell someone whose Node is too old for the set-up, or undefined when it is new enough.
 * @param {string} version such as "20.11.1"
 */
export function nodeVersionProblem(version) {
  const major = Number.parseInt(version, 10)
  if (major >= oldest) return undefined
  return `This project needs Node ${oldest} or newer; this is Node ${version}. Install a newer one from nodejs.org.`
}

/** Ends the process with a plain message when Node is too old. */
export function checkNodeVersion() {
  const problem = nodeVersionProblem(process.versions.node)
  if (!problem) return
  console.error(problem)
  process.exit(1)
}
