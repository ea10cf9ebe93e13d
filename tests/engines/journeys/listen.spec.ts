import { personas } from '../../../site/content/products/personas.ts'
import { indianVoices, installStandIn, type StandIn } from '../../support/stand-in-voices.ts'
import { engineTest as test, expect, journeyEngines, titleOf } from '../support/engine-test.ts'

const [healthcare] = personas
const listen = '#healthcare [data-listen]'
const line = '#healthcare [aria-current=true]'

for (const engine of journeyEngines)
  test.describe(titleOf(engine), { tag: '@full' }, () => {
    test('Listen has a demo call read in two voices with its words in step, and pausing silences it', async ({
      visit,
    }) => {
      const visitor = await visit(engine)
      await visitor.open('/products/virtual-assistant')
      // The players are fetched when they come near, and know this device’s voices only then.
      const device: StandIn = { like: engine, voices: indianVoices, millisecondsPerCharacter: 30 }
      await visitor.tab.evaluate(installStandIn, device)
      await visitor.tab.evaluate(
        () => document.querySelector('#healthcare form')?.scrollIntoView({ block: 'center' }),
        null,
      )
      await visitor.sees(listen)
      await visitor.hasAttribute(listen, 'aria-pressed', 'false')
      await visitor.click(listen)
      await visitor.hasAttribute(listen, 'aria-pressed', 'true')
      for (const { text } of healthcare.lines.slice(0, 3)) await visitor.reads(line, text)
      await visitor.click('#healthcare form button')
      await visitor.hasAttribute(listen, 'aria-pressed', 'false')
      expect(await visitor.tab.evaluate(() => window.standIn.isSpeaking(), null)).toBe(false)
      const said = await visitor.tab.evaluate(() => window.standIn.heard, null)
      expect(said.slice(0, 3).map(({ words, voice }) => [words, voice])).toEqual(
        healthcare.lines
          .slice(0, 3)
          .map(({ speaker, text }) => [text, speaker === 'assistant' ? 'Rishi' : 'Samantha']),
      )
      expect(said.some(({ isRemote }) => isRemote)).toBe(false)
    })
  })
