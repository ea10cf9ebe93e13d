import { parseAnswers } from './parse-answers.ts'
import { readTextFile, readTextFolder } from './read-text-files.ts'

/** Everything the assistant has a prepared answer for; a file is named after the page or subject of its answers. */
export const agentAnswers = readTextFolder('answers', parseAnswers).flat()

/** What the assistant is asked most; /agent lists these for readers without script. */
export const mostAsked = ['most-asked-of-calls', 'most-asked-of-prices'].flatMap((name) =>
  readTextFile(`answers/${name}.yml`, parseAnswers),
)
