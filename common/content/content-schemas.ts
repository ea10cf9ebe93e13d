import * as v from 'valibot'
import { site } from '../brand/site.ts'

/** Longer company names do not count for more than this many characters, so that texts need no shortening. */
const nameCountsAtMost = 6
const segmenter = new Intl.Segmenter()

/**
 * A line of copy of at most `longest` characters, as readers count them. For visitors, so it has typographic
 * apostrophes and no space at either end.
 */
export function copy(longest: number) {
  return v.pipe(
    v.string('is missing. Write the text.'),
    v.nonEmpty('is empty. Write the text, or remove the entry.'),
    v.check(
      (text) => text === text.trim(),
      (issue) => `begins or ends with a space: “${issue.input}”. Remove the space.`,
    ),
    v.check(
      (text) => !text.includes("'"),
      (issue) => `has a straight apostrophe: “${issue.input}”. Use ’ instead.`,
    ),
    v.check(
      (text) => lengthOf(text) <= longest,
      ({ input }) =>
        `has ${lengthOf(input)} characters, and only ${longest} fit its place: “${input}”. Shorten it.`,
    ),
  )
}

/**
 * Whether an entry about people or companies is invented. While it is, the site says so before the story; once it is
 * about somebody real, write false and the note disappears.
 */
export const isSample = v.boolean('does not say whether it is a sample. Write true or false.')

/** A list with as many entries as its layout has room for: exactly `least`, or `least` to `most`. */
export function listOf<Entry extends v.GenericSchema>(entry: Entry, least: number, most = least) {
  const places = least === most ? `${least}` : `${least} to ${most}`
  return v.pipe(
    v.array(entry, 'is not a list. Write it as a list of entries.'),
    v.check(
      (entries) => entries.length >= least && entries.length <= most,
      (issue) =>
        `has ${issue.input.length} entries, and the layout is made for ${places}. Add or remove entries.`,
    ),
  )
}

export function lengthOf(text: string): number {
  const characters = [...segmenter.segment(text)].length
  const ofNames = text.split(site.brand).length - 1
  return characters - ofNames * Math.max(0, site.brand.length - nameCountsAtMost)
}
