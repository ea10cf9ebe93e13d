/** Does both and, if either throws, throws one Error with the messages of both. */
export function joinFaults<A, B>(first: () => A, second: () => B): [A, B] {
  const faults: string[] = []
  const results = [first, second].map((check) => {
    try {
      return check()
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
      return undefined
    }
  })
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return results as [A, B]
}
