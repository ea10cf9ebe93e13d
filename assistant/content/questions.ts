import * as v from 'valibot'

const longest = 150

/** One phrasing. */
export const question = v.pipe(
  v.string('is no text. Put the line in quotation marks: it holds a colon, or is a number alone.'),
  v.nonEmpty('is empty. Write how people ask, or remove the line.'),
  v.maxLength(
    longest,
    ({ received }) => `has ${received} characters, and ${longest} are enough for a question. Make two of it.`,
  ),
)
