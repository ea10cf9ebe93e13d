import { cutOff } from '../support/cut-off.ts'
import { everyTemplate } from '../support/page-templates.ts'
import { expect, test } from '../support/shared-site.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

/** Controls on screen that do nothing, since only script could answer them. Radios may work by style alone. */
function deadControls(): string[] {
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

for (const path of everyTemplate) {
  test(`${path} with script off: all words in sight, no control that does nothing`, async ({ page }) => {
    await page.goto(path)
    expect.soft(await page.evaluate(deadControls)).toEqual([])
    expect.soft(await cutOff(page)).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
