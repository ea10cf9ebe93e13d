import { anyOf, each, type Rule } from './rule.ts'

/** Why a word says nothing to a reader. */
const reasons = {
  praise: 'praises and does not say. Say what happens.',
  vague: 'could be said of anything. Name the thing.',
  inflated: 'is a long word for a short one.',
  pressure: 'pushes the reader. State the fact and leave the judgement.',
}

/** Words this site does not use, as regular expressions of whole words, by what is wrong with them. */
const forbidden: Record<keyof typeof reasons, readonly string[]> = {
  praise: [
    'seamless(?:ly)?',
    'revolution(?:ary|i[sz]\\w+)',
    'cutting[- ]edge',
    'state[- ]of[- ]the[- ]art',
    'world[- ]class',
    'best[- ]in[- ]class',
    'industry[- ]leading',
    'next[- ]gen(?:eration)?',
    'game[- ]chang\\w+',
    'groundbreaking',
    'unparalleled',
    'effortless(?:ly)?',
    'supercharg\\w+',
    'turbocharg\\w+',
  ],
  vague: [
    'unlock(?:s|ed|ing)? (?:the|your|new|value|growth|potential|insights)',
    'empower\\w*',
    'holistic(?:ally)?',
    'synerg\\w+',
    'ecosystem',
    'elevate(?:s|d)? (?:the|your)',
    'transform(?:s|ing)? (?:the way|your business)',
    'digital transformation',
    'solutions? provider',
    'delve',
    'tapestry',
  ],
  inflated: ['leverag\\w+', 'utili[sz]\\w+', 'facilitat(?:e|es|ed|ing)', 'in order to', 'robust(?:ly)?'],
  pressure: ['act now', "don[’']t miss", 'limited[- ]time offer', 'today only'],
}

const rules = Object.entries(forbidden).map(([kind, words]) =>
  each(
    new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'gi'),
    (found) => `“${found}” ${reasons[kind as keyof typeof reasons]}`,
  ),
)

/** Words that say nothing. */
export const wording = anyOf(...rules)

const leftovers =
  /\b(?:lorem ipsum|TODO|TBD|TBC|FIXME|XXX+|placeholder text|text goes here|coming soon|asdf\w*)\b|\[(?:insert|your|name|company|date)\b[^\]]*\]|<(?:insert|name|company)>|\?\?\?/gi

/** What was to be written later. */
export const placeholders: Rule = each(leftovers, (found) => `“${found}” is left over. Write the text.`)
