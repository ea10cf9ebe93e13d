import { engineTest as test, expect, journeyEngines, phone, titleOf } from '../support/engine-test.ts'
import { moments, watch } from '../support/timeline.ts'
import type { Visitor } from '../support/visitor.ts'

const button = { css: 'header button', named: 'Products' }
const opener = 'header [aria-controls=products-menu]'
const panel = '#products-menu'

async function openHome(visitor: Visitor) {
  await visitor.open('/')
  await visitor.hasAttribute('header', 'data-menus', 'scripted')
}

for (const engine of journeyEngines) {
  test.describe(titleOf(engine), { tag: '@full' }, () => {
    test('a menu opens on hover and closes one second after the pointer has left', async ({ visit }) => {
      const visitor = await visit(engine)
      await openHome(visitor)
      await visitor.hover(button)
      await visitor.sees(panel)
      await visitor.hasAttribute(button, 'aria-expanded', 'true')
      await watch(visitor.tab, { css: opener, attribute: 'aria-expanded' })
      await visitor.tab.movePointer(700, 850)
      await visitor.seesNot(panel)
      const [open, closed] = await moments(visitor.tab, opener)
      expect(closed?.value).toBe('false')
      expect((closed?.at ?? 0) - (open?.at ?? 0)).toBeGreaterThanOrEqual(1000)
      expect((closed?.at ?? 0) - (open?.at ?? 0)).toBeLessThan(10_000)
    })

    test('a click keeps it open, the next closes it, Escape closes it under the pointer', async ({
      visit,
    }) => {
      const visitor = await visit(engine)
      await openHome(visitor)
      await visitor.hover(button)
      await visitor.click(button)
      await visitor.tab.movePointer(700, 850)
      await visitor.click(button)
      await visitor.seesNot(panel)
      await visitor.click(button)
      await visitor.sees(panel)
      await visitor.key('Escape')
      await visitor.seesNot(panel)
    })

    test('by keyboard: Enter opens, Tab goes in, Escape returns to the button', async ({ visit }) => {
      const visitor = await visit(engine)
      await openHome(visitor)
      await visitor.focus('header [aria-controls=products-menu]')
      await visitor.key('Enter')
      await visitor.sees(panel)
      await visitor.key('Tab')
      await visitor.hasFocusOn(`${panel} a`)
      await visitor.key('Escape')
      await visitor.seesNot(panel)
      await visitor.hasFocusOn(button)
    })

    test('on a phone the menu opens over the page, its parts unfold, and Escape closes it', async ({
      visit,
    }) => {
      const visitor = await visit(engine, { size: phone })
      await openHome(visitor)
      const burger = { css: 'header button', named: 'Menu' }
      await visitor.click(burger)
      await visitor.sees('#mobile-menu')
      await visitor.click({ css: '#mobile-menu summary', named: 'Products' })
      await visitor.sees({ css: '#mobile-menu a', named: 'Document Processing' })
      await visitor.key('Escape')
      await visitor.seesNot('#mobile-menu')
      await visitor.hasFocusOn(burger)
    })
  })
}
