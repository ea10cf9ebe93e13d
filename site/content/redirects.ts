import * as v from 'valibot'
import { checkContent } from '../../common/content/check-content.ts'
import { pagePaths, prerenderedPaths } from './page-paths.ts'

const pages: ReadonlySet<string> = new Set(prerenderedPaths)

const oldAddress = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/[a-z0-9._~-]+)+$/,
    'must be an address such as /old-page: small letters, no slash at the end, no query.',
  ),
  v.check(
    (path) => !pages.has(path),
    'is the address of a page that is there. Remove it, or rename the page.',
  ),
)

const schema = v.record(
  oldAddress,
  v.picklist(pagePaths, 'must lead to a page of this site, at its address of now.'),
)

/** Checks that no old address belongs to a page, and that each leads to one. */
export const checkRedirects = (redirects: v.InferInput<typeof schema>): ReadonlyMap<string, string> =>
  new Map(Object.entries(checkContent('site/content/redirects.ts', schema, redirects)))

/**
 * Pages that were renamed or removed: the old address, and the page that replaces it. Links from other sites and search
 * engines are redirected permanently (308). For example `'/products/voice-bot': '/products/virtual-assistant'`.
 */
export const redirects = checkRedirects({})
