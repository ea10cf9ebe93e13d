import { sharedPaths } from '../../content/pages.ts'
import { shareWords } from '../../content/share-cards.ts'
import { shownLengths } from '../../content/shown-lengths.ts'
import { cardOf } from '../share-images/card-of.ts'
import { type Fault, faultAt } from './fault.ts'
import type { Code } from './read-code.ts'

/** Pages without words for the picture beside a shared address, and words of pages that do not exist. */
export function shareFaults(pages: readonly string[] = sharedPaths): Fault[] {
  const file = 'site/content/share-cards.ts'
  const missing = pages.flatMap((path) => {
    try {
      cardOf(path)
      return []
    } catch {
      return [{ file, says: `${path} has no words for its share picture. Add an entry for it.` }]
    }
  })
  const paths: ReadonlySet<string> = new Set(pages)
  const strays = Object.keys(shareWords)
    .filter((path) => !paths.has(path))
    .map((path) => ({ file, says: `${path} is no page. Correct the address, or remove the entry.` }))
  return [...missing, ...strays]
}

/** Titles and descriptions that a page gives to `pageMeta` and that would be cut, or are too short to tell. */
export function metaFaults(file: string, source: string, { calls }: Code): Fault[] {
  return calls
    .filter(({ name }) => name === 'pageMeta')
    .flatMap(({ arguments: [meta] }) => (meta?.type === 'ObjectExpression' ? meta.properties : []))
    .flatMap((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
      const { name } = property.key
      const { value } = property
      if ((name !== 'title' && name !== 'description') || value.type !== 'Literal') return []
      const { least, most } = shownLengths[name]
      const { length } = String(value.value)
      if (length >= least && length <= most) return []
      const says = `${name} has ${length} characters. Write ${least} to ${most}: search engines and networks show it.`
      return [faultAt(file, source, value.start, says)]
    })
}
