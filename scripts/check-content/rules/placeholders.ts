import { each, type Rule } from './rule.ts'

const leftovers =
  /\b(?:lorem ipsum|TODO|TBD|TBC|FIXME|XXX+|placeholder text|text goes here|coming soon|asdf\w*)\b|\[(?:insert|your|name|company|date)\b[^\]]*\]|<(?:insert|name|company)>|\?\?\?/gi

/** What was to be written later. */
export const placeholders: Rule = each(leftovers, (found) => `“${found}” is left over. Write the text.`)
