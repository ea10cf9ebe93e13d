import type { Page } from '@playwright/test'

/** Translates the page as browsers do: replaces each text by elements with other words, now and later. */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const isLeftAlone = (text: Node) =>
      !text.textContent?.trim() || text.parentElement?.closest('font, script, style, textarea, option, svg')
    const translateBelow = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts.filter((each) => !isLeftAlone(each))) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data.toUpperCase()
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    translateBelow(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.isConnected) translateBelow(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}
