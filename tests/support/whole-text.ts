/**
 * The visible text of a page that its `innerText` lacks, and displayed content that is not laid out. Tools that read
 * pages get `innerText`: link previews, archives, checkers, agents. Runs in the page.
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
