const firstSection = /<main\b[^>]*>.*?<(?:section|header)\b([^>]*)>/s
const preload = '<link rel="preload"'

/** A name that no page gives to anything else. */
const firstScreenId = 'opening'

/**
 * Asks browsers that know it (`rel=expect`) not to paint before the first section of a page is there. Where a piece of
 * the document ends in the header's menus, they painted the header alone and laid the page out twice. Throws when the
 * page has no such section.
 */
export function expectFirstScreen(html: string): string {
  const found = firstSection.exec(html)
  if (!found) throw new Error('A page begins with neither a section nor a header in its main part')
  const [whole, attributes = ''] = found
  const id = / id="([^"]+)"/.exec(attributes)?.[1]
  const at = found.index + whole.length - 1
  const named = id ? html : `${html.slice(0, at)} id="${firstScreenId}"${html.slice(at)}`
  return named.replace(
    preload,
    () => `<link rel="expect" href="#${id ?? firstScreenId}" blocking="render"/>${preload}`,
  )
}
