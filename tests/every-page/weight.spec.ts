import { checkRest, restBar } from '../../scripts/bench/at-rest/rest-bars.ts'
import { weighAtRest } from '../../scripts/bench/at-rest/weigh-at-rest.ts'
import { templatePaths } from '../support/page-templates.ts'
import { expect, test } from '../support/shared-site.ts'

// `npm run bench -- peer` weighs the other articles too.
for (const path of templatePaths.filter((each) => restBar(each))) {
  test(`${path} is light at rest, when it has started and nobody has touched it`, async ({
    browser,
    sharedSite,
  }) => {
    const weighed = await weighAtRest(browser, sharedSite.origin + path, path)
    expect(
      checkRest([weighed]).flatMap(({ missed }) => missed),
      JSON.stringify(weighed),
    ).toEqual([])
  })
}
