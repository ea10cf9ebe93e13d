import { makeVisit, visitBars, visitedPaths } from '../../tools/bench/visit.ts'
import { expect, test } from '../support/shared-site.ts'
import { StaticHost } from '../support/static-host.ts'

/**
 * Bytes. The font of the script that the hero's next caller speaks arrives about six seconds after the load: on a
 * busy machine it is included, on an idle one it is not.
 */
const fontOfNextCaller = 6_500

test(
  'a visit of five pages is light, and what pages share is sent once',
  { tag: '@full' },
  async ({ browser }) => {
    test.slow()
    await using host = await StaticHost.serve('build/client')
    const visit = await makeVisit(browser, host, visitedPaths, { slow: false })
    const [home = NaN, ...further] = visit.map(({ bytes }) => bytes / 1000)
    const first = home - fontOfNextCaller / 1000
    expect(first).toBeLessThanOrEqual(visitBars.first)
    expect(Math.max(...further)).toBeLessThanOrEqual(visitBars.further)
    expect(first + further.reduce((sum, page) => sum + page)).toBeLessThanOrEqual(visitBars.all)
  },
)
