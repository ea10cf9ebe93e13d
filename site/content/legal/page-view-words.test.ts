import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { PageViews } from '../../../common/brand/site-config.ts'
import { site } from '../../../common/brand/site.ts'
import { parseLegalDocument } from './parse-legal-document.ts'

const configured = site.pageViews
afterEach(() => {
  site.pageViews = configured
})

/** The whole privacy policy for this configuration of page views. Throws if a text does not fit its place. */
function policyWith(pageViews: PageViews): string {
  site.pageViews = pageViews
  const file = 'privacy-policy.md'
  return JSON.stringify(
    parseLegalDocument(`site/content/legal/${file}`, readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
}

const ownServer = { to: 'own-server' } as const
const plausible = { to: 'plausible', origin: 'https://plausible.io', domain: 'our.example' } as const
const umami = { to: 'umami', origin: 'https://umami.example', websiteId: 'site-1' } as const
const ga4 = { to: 'ga4', measurementId: 'G-1' } as const
const none = { to: 'none' } as const
const all: PageViews[] = [ownServer, plausible, umami, ga4, none]

/** A claim, and which counting service puts it in the policy: with any other it must not be there. */
test.each([
  [/Our own server counts the view/, [ownServer]],
  [/forms and page views were sent/, [ownServer]],
  [/to Plausible, at plausible\.io: the page/, [plausible]],
  [/to Umami, at umami\.example: the page and its title.*your language and the size of your screen/, [umami]],
  [/Nobody counts the pages/, [none]],
  [/When you send the contact form, our own server counts that/, [plausible, umami, ga4, none]],
  [/carry calls, deliver email or count page views for us/, [plausible, umami, ga4]],
  [/no network address, no number of yours/, [ownServer]],
  [/sees your network address and the type of your browser/, [plausible, umami]],
  [/This website sets no cookies, neither ours nor anyone else’s/, [ownServer, plausible, umami, none]],
  [/It loads nothing from other companies: fonts/, [ownServer, plausible, umami, none]],
  [
    /cookies only if you agree that Google Analytics counts.*_ga.*kept in local storage as analyticsConsent/,
    [ga4],
  ],
  [/you are not asked, and nothing is counted/, [ga4]],
] satisfies [RegExp, PageViews[]][])('the policy says %s exactly when it is true', (claim, counting) => {
  const saying = all.filter((pageViews) => claim.test(policyWith(pageViews)))
  expect(saying.map(({ to }) => to)).toEqual(counting.map(({ to }) => to))
})
