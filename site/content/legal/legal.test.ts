import { expect, test } from 'vitest'
import { site } from '../../../common/brand/site.ts'
import { privacyPolicy, termsOfUse } from './legal-documents.ts'

const documents = [
  {
    document: privacyPolicy,
    anchors: ['personal-info', 'data-collection', 'security', 'rights'],
    topics: [
      /AES-256/,
      /Role-based access with multi-factor authentication/,
      /24\/7 monitoring/,
      /SOC 2/,
      /GDPR/,
      /CCPA/,
      /We share it with/,
      /Access.*Correction.*Deletion.*Restriction/,
      /cookies/,
      /standard contractual clauses/,
      /may revise this policy/,
    ],
  },
  {
    document: termsOfUse,
    anchors: ['service-agreement', 'user-responsibilities', 'intellectual-property', 'limitations'],
    topics: [
      /aim to keep the services available 99\.9%/,
      /Account registration/,
      /Prohibited activities/,
      /Data responsibilities/,
      /charged in advance/,
      /non-refundable/,
      /auto-renewing/,
      /cancel at any time in your account settings/,
      /“as is”/,
      /payments you made to us for the services in the 12 months/,
      /suspend or end your access/,
      /State of California/,
      /binding arbitration/,
      /may change these terms/,
    ],
  },
]

for (const { document, anchors, topics } of documents) {
  const { title, sections } = document
  const ids = sections.map(({ id }) => id)

  test(`${title}: the anchors that others link to exist, in this order, and each id is unique`, () => {
    expect(ids.filter((id) => anchors.includes(id))).toEqual(anchors)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test(`${title}: it is dated April 1st, 2025 and covers every topic`, () => {
    expect(document.lastUpdated).toEqual({ shown: 'April 1st, 2025', day: '2025-04-01' })
    const text = JSON.stringify(sections)
    for (const topic of topics) expect(text).toMatch(topic)
  })
}

test('the privacy policy names sections that exist', () => {
  const titles = privacyPolicy.sections.map((section) => section.title)
  const named = [...JSON.stringify(privacyPolicy.sections).matchAll(/under “([^”]+)”/g)].map(
    ([, name]) => name,
  )
  expect(named).toEqual(['What this website does', 'Your rights', 'Cookies and local storage'])
  expect(titles).toEqual(expect.arrayContaining(named))
})

test('leads go to the lead desk, as the privacy policy says', () => {
  expect(site.emailCall.origin).toBe('same-origin')
})
