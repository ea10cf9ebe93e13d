const preload = '<link rel="preload"'
const sectionTags = /<(\/?)(?:section|header)\b/g

/** A name that no page gives to anything else. */
const belowName = 'below'

/**
 * Asks browsers that know it (`rel=expect`) not to paint before the first section of a page is there, or all of a page
 * that is set within one screen: one without a second section or without a footer. Where a piece of the document ended
 * before, they painted what they had and moved it when the rest came. They wait for the opening tag of what is named,
 * not for its end, so what comes next gets the name. Throws when the main part has no section.
 */
export function expectFirstScreen(html: string): string {
  const start = startOfBelow(html)
  const at = html.indexOf('>', start)
  const id = / id="([^"]+)"/.exec(html.slice(start, at))?.[1]
  const named = id ? html : `${html.slice(0, at)} id="${belowName}"${html.slice(at)}`
  return named.replace(
    preload,
    () => `<link rel="expect" href="#${id ?? belowName}" blocking="render"/>${preload}`,
  )
}

/** Where the first element behind the first section begins in `html`, or its last script where all else is seen at once. */
function startOfBelow(html: string): number {
  const start = html.indexOf('<main')
  const main = html.slice(start, html.indexOf('</main>', start))
  const [end, more] = endsOfSections(main)
  if (end === undefined) throw new Error('A page has neither a section nor a header in its main part')
  if (more === undefined || !html.includes('<footer')) return html.lastIndexOf('<script')
  return start + end + main.slice(end).search(/<[a-z]/)
}

/** Where the sections of `main` end, without those inside another. */
function endsOfSections(main: string): number[] {
  let depth = 0
  return [...main.matchAll(sectionTags)].flatMap(({ index, 1: closing }) => {
    depth += closing ? -1 : 1
    return depth ? [] : [index]
  })
}
