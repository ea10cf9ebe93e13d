import * as v from 'valibot'
import { nameStory } from '../../common/brand/name-word.ts'
import { checkContent } from '../../common/content/check-content.ts'
import type { YamlText } from '../../common/markdown/read-yaml.ts'
import { site } from '../../common/brand/site.ts'
import { filledIn } from './read-text-files.ts'

const { brand } = site
const values = { site: { brand }, nameStory: nameStory.replace(/\.$/, '') }

const words = v.pipe(
  v.string('is no text. Write words with a space between them; put a number alone in quotation marks.'),
  v.nonEmpty('has no words. Write some, or remove the line.'),
  v.check(
    (text) => !/[,;:]/.test(text.replaceAll(/\{\{.*?\}\}/g, '')),
    ({ input }) => `is “${input}”. Put spaces between the words, and no other signs.`,
  ),
)

/** Reads the lines of a file in lower case, split at the colon. Throws an Error with a line for each fault. */
export function parseWords(file: string, text: YamlText): [string, string][] {
  const schema = v.record(v.string(), words)
  const rows = checkContent(file, schema, text.data as Record<string, string>, text.lineOf)
  const fill = filledIn(values, file, text)
  return Object.entries(rows).map(([key, row]) => [key.toLowerCase(), fill(row, [key]).toLowerCase()])
}
