/** Conditions whose rules are meant to win over all others, wherever a component wrote them. */
const overriding = ['print', '(forced-colors:active)']

/**
 * Puts a page's rules for paper and for forced colours together at the end of its minified CSS, in their order. Each
 * component brings its own: on the home page forty blocks become two (156 bytes less, compressed).
 */
export function gatherMedia(css: string): string {
  return overriding.reduce(gatherOne, css)
}

function gatherOne(css: string, condition: string): string {
  const gathered: string[] = []
  const rest = css.replaceAll(
    /@media ([^{}]*)\{((?:[^{}]|\{[^{}]*\})*)\}/g,
    (block, query: string, rules: string) => {
      if (query !== condition) return block
      gathered.push(rules)
      return ''
    },
  )
  return gathered.length > 0 ? `${rest}@media ${condition}{${gathered.join('')}}` : rest
}
