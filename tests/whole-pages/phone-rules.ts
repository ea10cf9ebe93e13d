// Each runs in the page.

/** Text fields and selects with letters smaller than 16 px. */
export function smallFields(): string[] {
  const typed = 'input:not([type=hidden], [type=range], [type=radio], [type=checkbox]), select, textarea'
  return [...document.querySelectorAll(typed)]
    .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.outerHTML.slice(0, 80))
}

/** On a touch screen a tap would leave the hover look behind, and revealed content would need a second tap. */
export function hoverRules(): string[] {
  const within = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) return []
      if (rule instanceof CSSStyleRule) return rule.selectorText.includes(':hover') ? [rule.selectorText] : []
      return rule instanceof CSSGroupingRule ? within(rule.cssRules) : []
    })
  return [...document.styleSheets].flatMap((sheet) => within(sheet.cssRules))
}

/** The site's number, and that the browser must not turn numbers into links. */
export function unlinked(number: string): string[] {
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

/** Controls on screen that do nothing, since only script could handle them. Radios may work by style alone. */
export function deadControls(): string[] {
  const answers =
    '[commandfor], [popovertarget], form[action] :is(button, input, select, textarea), [type=radio], summary'
  return (
    [...document.querySelectorAll('button, input, select, textarea, [role=slider], a:not([href])')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.matches(answers))
      // What cannot be pressed is shown for its words.
      .filter((element) => getComputedStyle(element).pointerEvents !== 'none')
      .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`)
  )
}
