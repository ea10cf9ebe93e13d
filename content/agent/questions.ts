import * as v from 'valibot'

const longest = 150

/** A list of questions, one a line. */
export const questions = v.pipe(
  v.array(
    v.pipe(
      v.string('is no text. Put the line in quotation marks: it holds a colon, or is a number alone.'),
      v.nonEmpty('is empty. Write how people ask, or remove the line.'),
      v.maxLength(
        longest,
        ({ received }) =>
          `has ${received} characters, and ${longest} are enough for a question. Make two of it.`,
      ),
    ),
    'is not a list. Begin each line below it with “- ”.',
  ),
  v.minLength(1, 'is empty. Write at least one way of asking.'),
)
