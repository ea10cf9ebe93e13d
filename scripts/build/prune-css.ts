/**
 * Reduces a page's minified CSS to what can matter on it. Custom properties with a single value (most tokens) are
 * replaced by that value; `unused` lists classes and custom properties that nothing on the page uses, for the minifier
 * to leave out. `isMentioned` says whether the page's HTML or a script contains a word: there it may be set or read.
 */
export function pruneCss(
  css: string,
  isMentioned: (word: string) => boolean,
): { css: string; unused: string[] } {
  const constants = constantProperties(css, isMentioned)
  const replaced = withValues(css, constants)
  const classes = wordsIn(replaced, /\.([A-Za-z][\w-]*)/g)
  const read = wordsIn(replaced, /var\((--[\w-]+)/g)
  const declared = wordsIn(replaced, /[{;](--[\w-]+):/g)
  return {
    css: replaced,
    unused: [
      ...[...classes].filter((name) => !isMentioned(name)),
      ...[...declared].filter((name) => !read.has(name) && !isMentioned(name)),
    ],
  }
}

/** Every word that may be the name of a class or of a custom property. */
export function wordsOf(text: string): string[] {
  return text.match(/[\w-]+/g) ?? []
}

/** Custom properties that the document's root sets once and nothing else sets, with their values. */
function constantProperties(css: string, isMentioned: (word: string) => boolean): Map<string, string> {
  const times = new Map<string, number>()
  for (const [, name = ''] of css.matchAll(/[{;](--[\w-]+):/g)) times.set(name, (times.get(name) ?? 0) + 1)
  const root = /:root\{([^{}]*)\}/.exec(css)?.[1] ?? ''
  const constants = new Map<string, string>()
  for (const [, name = '', value = ''] of root.matchAll(/(--[\w-]+):([^;]*)/g)) {
    if (times.get(name) === 1 && !isMentioned(name) && !css.includes(`var(${name},`))
      constants.set(name, value)
  }
  return constants
}

function withValues(css: string, constants: ReadonlyMap<string, string>): string {
  let replaced = css
  let before: string
  // A value may be made of others.
  do {
    before = replaced
    replaced = before.replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use)
  } while (replaced !== before)
  return replaced
}

function wordsIn(css: string, pattern: RegExp): Set<string> {
  return new Set([...css.matchAll(pattern)].map(([, word = '']) => word))
}
