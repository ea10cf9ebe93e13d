import { claimOn, claims } from '../../content/claims.ts'
import { type Fault, faultAt } from './fault.ts'
import type { Code } from './read-code.ts'

/** Calls of `claimOn` with a key that has no entry, or for a page that may not show it. */
export function claimFaults(file: string, source: string, { calls }: Code): Fault[] {
  return calls
    .filter(({ name }) => name === 'claimOn')
    .flatMap(({ arguments: [path, key], at }) => {
      if (path?.type !== 'Literal' || key?.type !== 'Literal') return []
      const says = claimFault(String(path.value), String(key.value))
      return says === undefined ? [] : [faultAt(file, source, at, says)]
    })
}

function claimFault(path: string, key: string): string | undefined {
  if (!isClaim(key))
    return `${key} has no entry in content/claims.ts. There are: ${Object.keys(claims).join(', ')}.`
  try {
    claimOn(path, key)
    return undefined
  } catch {
    return `${key} may not appear on ${path}. Add the page to mayAppearOn in content/claims.ts, or take the figure away.`
  }
}

function isClaim(key: string): key is keyof typeof claims {
  return Object.hasOwn(claims, key)
}
