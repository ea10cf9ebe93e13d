import * as v from 'valibot'
import { checkContent } from '../check-content.ts'
import type { YamlText } from '../markdown/read-yaml.ts'
import { readTextFolder } from './read-text-files.ts'

const question = v.pipe(
  v.string('is no text. Put the line in quotation marks: it holds a colon, or is a number alone.'),
  v.nonEmpty('is empty. Write the question, or remove the line.'),
  v.maxLength(
    150,
    ({ requirement, received }) =>
      `has ${received} characters, and ${requirement} are enough for a question. Make two of it.`,
  ),
)

const unansweredSchema = v.record(
  v.string(),
  v.array(question, 'is not a list. Begin each question below it with “- ”.'),
)

/** Reads the questions of a file, which stand under their subjects. Throws an Error with a line for every fault. */
function parseUnanswered(file: string, { data, lineOf }: YamlText): string[] {
  return Object.values(checkContent(file, unansweredSchema, data as Record<string, string[]>, lineOf)).flat()
}

/** Questions of visitors that this site does not answer. */
export const unanswered = readTextFolder('unanswered', parseUnanswered).flat()
