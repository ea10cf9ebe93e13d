import { engineTest as test, expect, journeyEngines, phone, titleOf } from '../support/engine-test.ts'
import { moments, watch } from '../support/timeline.ts'

const tabSets = [
  ['/products/virtual-assistant', 'Healthcare', 'Education', 'education'],
  ['/products/qams', 'Quality Assessment', 'Skills Matrix', 'skills-matrix'],
  ['/products/document-processing', 'Financial', 'Healthcare', 'healthcare'],
  ['/solutions', 'Banking', 'Manufacturing', 'manufacturing'],
] as const

const tab = (named: string) => ({ css: '[role=tab]', named })

for (const engine of journeyEngines) {
  test.describe(titleOf(engine), { tag: '@full' }, () => {
    test('tabs open by press and by arrow, name their place in the address, and open from it', async ({
      visit,
    }) => {
      const visitor = await visit(engine, { size: phone })
      for (const [path, first, last, anchor] of tabSets) {
        await visitor.open(path)
        await visitor.hasAttribute(tab(first), 'aria-selected', 'true')
        await visitor.click(tab(first))
        await visitor.key('End')
        await visitor.hasAttribute(tab(last), 'aria-selected', 'true')
        await visitor.hasFocusOn(tab(last))
        await expect.poll(() => visitor.address()).toBe(`${path}#${anchor}`)
        await visitor.key('ArrowRight')
        await visitor.hasAttribute(tab(first), 'aria-selected', 'true')
        await visitor.open(`${path}#${anchor}`)
        await visitor.hasAttribute(tab(last), 'aria-selected', 'true')
        await visitor.sees(`#${anchor}`)
      }
    })

    test('the illustration shows a step every two seconds, rests when paused and goes on', async ({
      visit,
    }) => {
      const visitor = await visit(engine)
      await visitor.open('/products/virtual-assistant')
      const step = 'figure [aria-current=step]'
      const pause = { css: 'figure button', named: 'Pause the illustration' }
      const play = { css: 'figure button', named: 'Play the illustration' }
      await visitor.sees(pause)
      await watch(visitor.tab, { css: step })
      await expect.poll(async () => (await moments(visitor.tab, step)).length).toBeGreaterThan(4)
      // From the first change on: the recording began somewhere within a step.
      const changes = (await moments(visitor.tab, step)).slice(1, 5)
      expect(new Set(changes.map(({ value }) => value)).size).toBe(4)
      const seconds = ((changes[3]?.at ?? NaN) - (changes[0]?.at ?? NaN)) / 1000
      expect(seconds).toBeGreaterThan(5.5)
      expect(seconds).toBeLessThan(16)

      await visitor.click(pause)
      await visitor.sees(play)
      const resting = await visitor.textOf(step)
      await watch(visitor.tab, { css: step })
      await visitor.waitFor(
        (since) => performance.now() > since + 4500,
        await visitor.tab.evaluate(() => performance.now(), null),
      )
      expect(await visitor.textOf(step)).toBe(resting)
      expect(await moments(visitor.tab, step)).toHaveLength(1)
      await visitor.click(play)
      await expect.poll(() => visitor.textOf(step)).not.toBe(resting)
    })

    test('a demo call says that its audio is simulated, moves on, and pauses where it is', async ({
      visit,
    }) => {
      const visitor = await visit(engine, { size: phone })
      await visitor.open('/products/virtual-assistant#insurance')
      const elapsed = '#insurance [data-elapsed]'
      const toggle = '#insurance form button'
      // Both labels are in the button, and one of them shows.
      const label = (named: string) => ({ css: `${toggle} span`, named })
      await visitor.sees(label('Play Demo Call'))
      await visitor.click(toggle)
      await visitor.sees(label('Pause Demo Call'))
      await visitor.sees('#insurance [role=status] p')
      await visitor.reads('#insurance [role=status] p', 'Simulated audio.')
      await expect.poll(() => visitor.textOf(elapsed)).not.toBe('0:00')
      await visitor.sees('#insurance [aria-current=true]')
      await visitor.click(toggle)
      await visitor.sees(label('Play Demo Call'))
      const rested = await visitor.textOf(elapsed)
      await visitor.waitFor(
        (since) => performance.now() > since + 2500,
        await visitor.tab.evaluate(() => performance.now(), null),
      )
      expect(await visitor.textOf(elapsed)).toBe(rested)
    })

    test('home’s scene can be paused and played', async ({ visit }) => {
      const visitor = await visit(engine)
      await visitor.open('/')
      await visitor.click({ css: 'main button', named: 'Pause the scene' })
      const play = { css: 'main button', named: 'Play the scene' }
      await visitor.sees(play)
      await visitor.click(play)
      await visitor.sees({ css: 'main button', named: 'Pause the scene' })
    })
  })
}
