/**
 * The checks of the given names in their usual order; all of them when no name is given.
 * Throws when a name is not one of a check.
 */
export function chooseChecks<T extends { name: string }>(all: T[], names: string[]): T[] {
  const known = all.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Error(`There is no check "${unknown}". Checks: ${known.join(', ')}.`)
  return names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all
}
