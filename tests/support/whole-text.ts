/**
 * What of a page's visible text its `innerText` does not give, and what is displayed but not laid out. Whoever reads
 * pages with a tool gets `innerText`: link previews, archives, checkers, agents. Runs in the page.
 */
export function missingText(): string[] {
  const tidy = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase()
  const given = tidy(document.body.innerText)
  const missing = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    const text = tidy(textContent ?? '')
    if (
      !parentElement ||
      text === '' ||
      parentElement.closest('script, style, template, noscript, option, svg')
    )
      continue
    if (!parentElement.checkVisibility({ visibilityProperty: true })) continue
    if (!parentElement.checkVisibility({ contentVisibilityAuto: true }))
      missing.add(`not laid out: ${textContent?.trim().slice(0, 60)}`)
    else if (!given.includes(text)) missing.add(`not in innerText: ${textContent?.trim().slice(0, 60)}`)
  }
  return [...missing]
}
