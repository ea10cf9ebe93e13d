import { expect, test } from 'vitest'
import { site } from '../../../common/brand/site.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { sitePolicy } from './page-policies.ts'

/** The directives that differ from those of a site without other origins, ignoring hashes of inline code. */
function widened(pageViews: typeof site.pageViews, origin = 'same-origin') {
  const policyOf = (config: typeof site) => contentSecurityPolicy('', sitePolicy(config)).split('; ')
  const own = { ...site, pageViews: { to: 'none' } as const }
  const closed = policyOf({ ...own, emailCall: { ...site.emailCall, origin: 'same-origin' } })
  const config = { ...site, pageViews, emailCall: { ...site.emailCall, origin } }
  return policyOf(config)
    .filter((directive) => !closed.includes(directive))
    .map((directive) => directive.replaceAll(/ 'sha256-[^']+'/g, ''))
}

test('the site’s own server, and no counting, need no other origin', () => {
  expect(widened({ to: 'own-server' })).toEqual([])
  expect(widened({ to: 'none' })).toEqual([])
})

test('only Plausible and Umami are called, besides the email provider’s cloud', () => {
  const plausible = { to: 'plausible', origin: 'https://plausible.io', domain: 'our.example' } as const
  expect(widened(plausible)).toEqual(["connect-src 'self' https://plausible.io"])
  expect(widened(plausible, 'https://api.mail.example')).toEqual([
    "connect-src 'self' https://api.mail.example https://plausible.io",
  ])
  expect(widened({ to: 'umami', origin: 'https://umami.example', websiteId: 'x' })).toEqual([
    "connect-src 'self' https://umami.example",
  ])
})

test('Google Analytics adds its script, its calls and its pixel', () => {
  expect(widened({ to: 'ga4', measurementId: 'G-X' })).toEqual([
    "script-src 'self' https://*.googletagmanager.com",
    "img-src 'self' data: https://*.google-analytics.com https://*.googletagmanager.com",
    "connect-src 'self' https://*.google-analytics.com https://*.googletagmanager.com https://*.analytics.google.com",
    "trusted-types * 'allow-duplicates'",
  ])
})
