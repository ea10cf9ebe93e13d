import { expect, test } from '../../tests/support/shared-site.ts'

test(
  'the font of the next caller’s script has loaded before the sentence shows',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/')
    const hasFont = await page.locator('[data-subtitle]').evaluate(
      (subtitle) =>
        new Promise<boolean>((resolve) => {
          new MutationObserver(() => {
            const words = subtitle.querySelector('[lang="ta"]')?.textContent
            if (words) resolve(document.fonts.check('1rem Anek scripts', words))
          }).observe(subtitle, { childList: true })
        }),
    )
    expect(hasFont).toBe(true)
  },
)
