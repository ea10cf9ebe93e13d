import { checkRest, restBar } from '../../scripts/bench/at-rest/rest-bars.ts'
import { weighAtRest } from '../../scripts/bench/at-rest/weigh-at-rest.ts'
import { templatePaths } from '../support/page-templates.ts'
import { expect, test } from '../support/shared-site.ts'

// All pages at once, because each is waited for and not worked on. `npm run bench -- peer` weighs the other articles too.
test('every page is light at rest, when it has started and nobody has touched it', async ({
  browser,
  sharedSite,
}) => {
  test.slow()
  const paths = templatePaths.filter((path) => restBar(path))
  const weighed = await Promise.all(paths.map((path) => weighAtRest(browser, sharedSite.origin + path, path)))
  expect(checkRest(weighed).filter(({ missed }) => missed.length > 0)).toEqual([])
})
