/**
 * English stems by the rules of Porter's second stemmer (snowballstem.org/algorithms/english), with British as well
 * as American spellings. A rule applies only after a first or second syllable, so "station" keeps what "integration"
 * loses.
 */
type Rule = readonly [ending: string, instead: string]

const rulesBehindFirst: readonly Rule[] = [
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['ization', 'ize'],
  ['isation', 'ise'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['iser', 'ise'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
  ['logi', 'log'],
]
const furtherRulesBehindFirst: readonly Rule[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['alise', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]
const endingsBehindSecond =
  'ement ance ence able ible ative ment ant ent ism ate iti ous ive ize ise al er ic'.split(' ')
/** Words that only look like a form of another ("start", "custom", "install", "hospital"), with their stems. */
const unlike = new Map(
  'starter customer customers instalment instalments quite international general range hospital hospitals hospitality'
    .split(' ')
    .map((word) => [word, word.replace(/s$/, '')]),
)

/** A word without its English endings: enough to bring "encrypted" and "encryption" together. */
export function stem(word: string): string {
  if (word.length < 3 || /\d/.test(word)) return word
  const own = unlike.get(word)
  if (own !== undefined) return own
  // A y that sounds as a consonant is written Y meanwhile.
  let root = word.replace(/^y/, 'Y').replaceAll(/(?<=[aeiouy])y/g, 'Y')
  const [first, second] = syllableEnds(root)
  root = withoutPlural(root)
  root = withoutTense(root, first)
  root = root.replace(/(?<=.[^aeiouy])[yY]$/, 'i')
  root = replaceEnding(root, first, rulesBehindFirst) ?? withoutLi(root, first)
  root = replaceEnding(root, first, furtherRulesBehindFirst) ?? root
  root = withoutLastEnding(root, second)
  return withoutLastLetter(root, first, second).replaceAll('Y', 'y')
}

/** Start of the parts after the first and after the second syllable. */
function syllableEnds(word: string): [number, number] {
  const first = behindSyllable(word, 0)
  return [first, behindSyllable(word, first)]
}

function behindSyllable(word: string, from: number): number {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from))
  return found ? from + found.index + 2 : word.length
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (/ie[sd]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1)
  if (/[us]s$/.test(word)) return word
  return /[aeiouy].+s$/.test(word) ? word.slice(0, -1) : word
}

function withoutTense(word: string, first: number): string {
  const agreed = /eed(ly)?$/.exec(word)
  if (agreed) return agreed.index >= first ? `${word.slice(0, agreed.index)}ee` : word
  const found = /(ed|edly|ing|ingly)$/.exec(word)
  if (!found || !/[aeiouy]/.test(word.slice(0, found.index))) return word
  const root = word.slice(0, found.index)
  if (/(at|bl|iz)$/.test(root)) return `${root}e`
  if (/(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(root)) return root.slice(0, -1)
  // British: "cancelled", but "called".
  if (root.length > 5 && root.endsWith('ll')) return root.slice(0, -1)
  return isShort(root) ? `${root}e` : root
}

/** Whether a word is one syllable that a dropped e has shortened: "hop" from "hoping". */
function isShort(word: string): boolean {
  return /(^|[^aeiouy])[aeiouy][^aeiouywxY]$/.test(word) && syllableEnds(word)[0] >= word.length
}

function replaceEnding(word: string, from: number, rules: readonly Rule[]): string | undefined {
  const rule = rules.find(([ending]) => word.endsWith(ending))
  if (!rule) return undefined
  const root = word.slice(0, -rule[0].length)
  return root.length >= from ? root + rule[1] : word
}

function withoutLi(word: string, from: number): string {
  return word.length - 2 >= from && /[cdeghkmnrt]li$/.test(word) ? word.slice(0, -2) : word
}

function withoutLastEnding(word: string, from: number): string {
  const ending = endingsBehindSecond.find((each) => word.endsWith(each))
  if (ending) return word.length - ending.length >= from ? word.slice(0, -ending.length) : word
  return /[st]ion$/.test(word) && word.length - 3 >= from ? word.slice(0, -3) : word
}

function withoutLastLetter(word: string, first: number, second: number): string {
  const last = word.length - 1
  if (word.endsWith('e')) {
    const isBehindShort = /(^|[^aeiouy])[aeiouy][^aeiouywxY]e$/.test(word)
    return last >= second || (last >= first && !isBehindShort) ? word.slice(0, -1) : word
  }
  return word.endsWith('ll') && last >= second ? word.slice(0, -1) : word
}
