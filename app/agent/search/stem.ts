/** Longest first, so that "ically" goes before "ly". */
const endings = [
  'ically',
  'ation',
  'ition',
  'able',
  'ible',
  'ment',
  'ness',
  'ance',
  'ence',
  'ally',
  'ive',
  'ion',
  'ant',
  'ent',
  'ate',
  'ly',
  'al',
  'ic',
  'or',
  'er',
]
const shortestRoot = 4
/** Names that are no form of another word: the packages. */
const names = new Set(['starter'])

/** A word without its commonest English endings: enough to bring "encrypted" and "encryption" together. */
export function stem(word: string): string {
  if (/^\d/.test(word) || names.has(word)) return word
  let root = withoutPlural(word)
  for (const ending of ['ing', 'ed']) {
    const cut = root.slice(0, -ending.length)
    if (root.endsWith(ending) && cut.length >= 3 && /[aeiouy]/.test(cut)) {
      const isDoubled = /([^lszaeiou])\1$/.test(cut) || (cut.length > 6 && cut.endsWith('ll'))
      root = isDoubled ? cut.slice(0, -1) : cut
      break
    }
  }
  const ending = endings.find((each) => root.endsWith(each) && root.length - each.length >= shortestRoot)
  if (ending) root = root.slice(0, -ending.length)
  if (root.length > 3 && root.endsWith('e')) root = root.slice(0, -1)
  if (root.length > 3 && root.endsWith('y')) root = `${root.slice(0, -1)}i`
  return root
}

function withoutPlural(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && /[^suia]s$/.test(word)) return word.slice(0, -1)
  return word
}
