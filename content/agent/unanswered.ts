import * as v from 'valibot'
import { checkContent } from '../check-content.ts'
import type { YamlText } from '../markdown/read-yaml.ts'
import { question } from './questions.ts'
import { readTextFolder } from './read-text-files.ts'

const bySubject = v.record(
  v.string(),
  v.array(question, 'is not a list. Begin each line below it with “- ”.'),
)

/** Reads the questions of a file, which stand under their subjects. Throws an Error with a line for every fault. */
function parseUnanswered(file: string, { data, lineOf }: YamlText): string[] {
  return Object.values(checkContent(file, bySubject, data as Record<string, string[]>, lineOf)).flat()
}

/** Questions of visitors that this site does not answer. */
export const unanswered = readTextFolder('unanswered', parseUnanswered).flat()
