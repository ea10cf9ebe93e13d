import { site } from '../../content/site.ts'
import { portalPaths } from '../../content/pages.ts'
import { ContactPage } from '../support/contact-page.ts'
import { notch, onItsSide, setNotch, underNotch } from '../support/notch.ts'
import { everyTemplate } from '../support/page-templates.ts'
import { expect, test } from '../support/shared-site.ts'
import { signInPaused } from '../support/signed-in.ts'

test.use({ ...onItsSide, reducedMotion: 'reduce' })

for (const path of [...everyTemplate, ...portalPaths]) {
  test(`${path}: on a phone on its side nothing is under the notch, no field zooms, no tap only hovers, no number is a link by guess`, async ({
    page,
  }) => {
    await setNotch(page, notch.onItsSide)
    if (path.startsWith('/dashboard')) await signInPaused(page, 'admin')
    await page.goto(path)
    await new ContactPage(page).untilReady()
    await page.locator('h1').first().waitFor()
    await expect
      .configure({ soft: true })
      .poll(() => underNotch(page, notch.onItsSide))
      .toEqual([])
    expect.soft(await page.evaluate(smallFields), 'fields an iPhone zooms into').toEqual([])
    expect.soft(await page.evaluate(hoverRules), 'rules for a pointer that hovers').toEqual([])
    expect
      .soft(await page.evaluate(unlinked, site.phone.display), 'telephone numbers without a link')
      .toEqual([])
  })
}

/** Fields in which one types or chooses, with letters of less than 16 px. */
function smallFields(): string[] {
  const typed = 'input:not([type=hidden], [type=range], [type=radio], [type=checkbox]), select, textarea'
  return [...document.querySelectorAll(typed)]
    .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.outerHTML.slice(0, 80))
}

/** On a screen without a pointer a tap would leave their look behind, and what they show would need a second tap. */
function hoverRules(): string[] {
  const within = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) return []
      if (rule instanceof CSSStyleRule) return rule.selectorText.includes(':hover') ? [rule.selectorText] : []
      return rule instanceof CSSGroupingRule ? within(rule.cssRules) : []
    })
  return [...document.styleSheets].flatMap((sheet) => within(sheet.cssRules))
}

/** The site's number, and that the browser may make no links of numbers by itself. */
function unlinked(number: string): string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=format-detection]')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = meta?.content === 'telephone=no' ? [] : ['format-detection']
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    if (textContent?.includes(number) && !parentElement?.closest('a[href^="tel:"], script, noscript'))
      found.push(textContent)
  }
  return found
}
