/** The data was written by a newer program: continuing could damage it. */
class NewerSchemaError extends Error {
  override name = 'NewerSchemaError'
}

/** The data needs migrations, and this caller may only read. */
class OlderSchemaError extends Error {
  override name = 'OlderSchemaError'
}

/** Throws if the data is newer than this program. */
export function refuseNewer(version: number, known: number): void {
  if (version <= known) return
  throw new NewerSchemaError(
    `The lead store has schema ${version} and this program knows ${known}. It was written by a newer version: update the program.`,
  )
}

/** Throws unless the data is what this program knows. */
export function refuseOther(version: number, needed: number): void {
  refuseNewer(version, needed)
  if (version === needed) return
  throw new OlderSchemaError(
    `The lead store has schema ${version} and this program needs ${needed}. Start the server once to update it.`,
  )
}
