import { type Fault, faultAt } from './fault.ts'
import { linkFaults, linksOf } from './link-faults.ts'
import type { Code } from './read-code.ts'
import { readMarkdown } from './read-markdown.ts'
import { typedAmounts } from './rules/prices.ts'
import { textFaults } from './text-faults.ts'
import { claimOn, claims } from '../../content/claims.ts'

/** A file whose words are checked; `code` is set for TypeScript. */
export interface SourceFile {
  file: string
  source: string
  code?: Code
}

/** What is wrong in content that can be imported: words, links, claims, prices. */
export function wordsFaults(files: readonly SourceFile[]): Fault[] {
  const ids = new Set(files.flatMap(({ code }) => code?.ids ?? []))
  return files.flatMap(({ file, source, code }) => [
    ...textFaults(code?.passages ?? readMarkdown(file, source), source),
    ...linkFaults(file, source, code?.links ?? linksOf(source), ids),
    ...(code ? [claimFaults, typedAmounts].flatMap((find) => find(file, source, code)) : []),
  ])
}

/** Calls of `claimOn` with an unknown key, or for a page that may not show it. */
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
  if (!Object.hasOwn(claims, key))
    return `${key} has no entry in site/content/claims.ts. There are: ${Object.keys(claims).join(', ')}.`
  try {
    claimOn(path, key as keyof typeof claims)
    return undefined
  } catch {
    return `${key} may not appear on ${path}. Add the page to mayAppearOn in site/content/claims.ts, or take the figure away.`
  }
}
