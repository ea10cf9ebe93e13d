/*
 * npm run check:links                            every link of the built site, those to other sites too
 * npm run check:links -- https://www.example.com the same of a site that runs already
 */
import { LinkChecker } from 'linkinator'
import { site } from '../../common/brand/site.ts'
import { LeadDesk } from '../../tests/support/lead-desk.ts'
import { judgeLinks, linkLines } from './judge-links.ts'

const [given] = process.argv.slice(2)
const leadDesk = given === undefined ? await LeadDesk.start() : undefined
const origin = leadDesk?.origin ?? new URL(given ?? '').origin

try {
  const { links } = await new LinkChecker().check({
    path: origin,
    recurse: true,
    checkFragments: true,
    retry: true,
    concurrency: 10,
    timeout: 20_000,
    // Pages refer to themselves by their future address.
    urlRewriteExpressions: [
      { pattern: new RegExp(`^${site.origin.replaceAll('.', String.raw`\.`)}`), replacement: origin },
    ],
    // Sample people, and share forms that block programs.
    linksToSkip: [
      String.raw`linkedin\.com/in/sample-`,
      String.raw`linkedin\.com/sharing`,
      String.raw`wa\.me`,
      String.raw`\.example\b`,
    ],
  })
  const { broken, unclear } = judgeLinks(links, origin)
  console.log(`${new Set(links.map(({ url }) => url)).size} addresses.`)
  if (unclear.length > 0)
    console.log(`\nOther sites without a clear answer. Open them by hand:\n${linkLines(unclear)}`)
  console.log(broken.length > 0 ? `\nTo fix:\n${linkLines(broken)}` : '\nNo link is broken.')
  process.exitCode = broken.length > 0 ? 1 : 0
} finally {
  await leadDesk?.stop()
}
