import { expect, test } from 'vitest'
import type { LeadDetails } from '../../common/lead/lead-fields.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { portalContact } from '../../portal/content/shell-words.ts'
import { estimateOpening } from '../../site/content/pricing.ts'
import { site as ourSite } from '../../common/brand/site.ts'
import { ownFirstLines } from './own-first-lines.ts'
import { recentLeads } from './recent-leads.ts'
import { spamScore } from './spam-score.ts'

const quiet = { earlierFromClient: 0, earlierWithMessage: 0, namesOrigin: true }
const score = (lead: Partial<LeadDetails>, signals: Partial<typeof quiet> = {}) =>
  spamScore({ ...sampleLead, ...lead }, { ...quiet, ...signals }).score

test('a person who writes in any of these ways is not held (below 5)', () => {
  expect(score({})).toBe(0)
  expect(score({ message: 'See https://kaveribank.example/careers' })).toBeLessThan(5)
  expect(score({ message: 'See https://kaveribank.example', email: 'n@yopmail.com' })).toBeLessThan(5)
  expect(score({ message: 'हमें हिंदी और मराठी में कॉल चाहिए।' })).toBe(0)
  expect(score({}, { earlierFromClient: 30 })).toBeLessThan(5)
  expect(score({}, { earlierWithMessage: 1 })).toBeLessThan(5)
  expect(score({ name: 'Kaveri', company: 'Kaveri' })).toBeLessThan(5)
})

test('a link to the sender’s own domain or company is not a sign of spam, however often it occurs', () => {
  const acme = { email: 'asha@acme.in', company: 'www.acme.in', message: 'We are https://www.acme.in.' }
  expect(score(acme)).toBe(0)
  expect(score({ ...acme, email: 'asha@gmail.com' })).toBe(0)
  expect(score({ ...acme, name: 'https://acme.in', company: 'Acme' })).toBe(0)
  expect(score({ ...acme, email: 'asha@mail.acme.in', company: 'A' })).toBe(0)
  const message = 'https://shop.acme.in, www.acme.in/about and http://acme.in:8080/x?y'
  expect(score({ ...acme, message })).toBe(0)
  for (const site of ['acme-mills.co.in', 'www.acmemills.com', 'ACMEmills.in/contact'])
    expect(score({ email: 'a@gmail.com', company: 'ACME Mills Pvt. Ltd.', message: `https://${site}` })).toBe(
      0,
    )
})

test.each([
  { message: 'https://acme.in@evil.example' },
  { message: 'https://acme.in.evil.example' },
  { message: 'https://notacme.in' },
  { message: 'http://acme.in/https://evil.example' },
  { message: 'https://in/' },
  { message: 'https://acme.evil.example', company: 'Acme' },
  { message: 'https://mailinator.com', email: 'asha@mailinator.com', company: 'A' },
  { message: 'https://', company: '' },
])('a link that only looks like the sender’s own counts: %j', (lead) => {
  const own = { email: 'asha@acme.in', company: 'www.acme.in' }
  const without = score({ ...own, ...lead, message: 'Hello.' })
  expect(score({ ...own, ...lead }) - without).toBe(1)
})

test('a name that is a link counts, though the company names the same site', () => {
  const site = 'www.win.example'
  expect(score({ name: site, company: site, message: site, email: 'x@gmail.com' })).toBeGreaterThanOrEqual(5)
})

test.each([
  [{ message: '<a href="https://pills.example">buy</a>' }, {}],
  [{ name: 'https://win.example', message: 'www.win.example' }, {}],
  [{ message: 'https://a.example https://b.example https://c.example' }, { earlierWithMessage: 2 }],
  [
    { message: 'http://a.example', email: 'x@mailinator.com' },
    { namesOrigin: false, earlierFromClient: 9 },
  ],
])('spam of several signs is held: %j %j', (lead, signals) => {
  expect(score(lead, signals)).toBeGreaterThanOrEqual(5)
})

test('a disposable address is a sign; an alias that forwards to its owner is not', () => {
  for (const domain of ['yopmail.com', 'mailinator.com', 'spam4.me', 'guerrillamailblock.com'])
    expect(score({ email: `asha@${domain}` })).toBe(1)
  for (const domain of ['gmail.com', 'rediffmail.com', 'duck.com', 'mozmail.com', 'privaterelay.appleid.com'])
    expect(score({ email: `asha@${domain}` })).toBe(0)
})

test('reasons name the signs and nothing that was typed', () => {
  const { reasons } = spamScore(
    { ...sampleLead, message: 'www.secret.example' },
    { ...quiet, namesOrigin: false },
  )
  expect(reasons).toEqual(['a link to another site in the message (1)', 'a call that no browser makes (1)'])
})

test('remembers a busy client and a repeated message for an hour', () => {
  let now = new Date('2025-10-14T06:12:00Z')
  const recent = recentLeads(() => now)
  expect(recent.note('198.51.100.1', sampleLead)).toEqual({ earlierFromClient: 0, earlierWithMessage: 0 })
  // The same person again, then somebody else with the same words.
  expect(recent.note('198.51.100.1', sampleLead)).toEqual({ earlierFromClient: 1, earlierWithMessage: 0 })
  const other = { ...sampleLead, email: 'other@kaveribank.example' }
  expect(recent.note('198.51.100.2', other)).toEqual({ earlierFromClient: 0, earlierWithMessage: 2 })
  now = new Date(now.getTime() + 3_600_000)
  expect(recent.note('198.51.100.1', sampleLead)).toEqual({ earlierFromClient: 0, earlierWithMessage: 0 })
})

test('the site’s own first line does not count, but additions to it do', () => {
  const page = `<button data-contact-first-line="We&#x27;d like to become a partner: channel or regional.">x</button>
    <button data-contact-first-line="We">y</button>`
  const agent = '<h2>How soon can it go live?</h2>'
  const file = (html: string) => ({
    type: 'text/html; charset=utf-8',
    cacheControl: '',
    hash: '',
    bodies: new Map([['identity', new TextEncoder().encode(html)]] as const),
    contentSecurityPolicy: '',
  })
  const files = new Map([
    ['/partner-program', file(page)],
    ['/agent', file(agent)],
  ])
  const recent = recentLeads(
    () => new Date('2025-10-14T06:12:00Z'),
    ownFirstLines({ files, notFound: undefined }),
  )
  let people = 0
  const earlier = (message: string) =>
    recent.note('198.51.100.1', { ...sampleLead, email: `p${people++}@our.example`, message })
      .earlierWithMessage
  const partner = "We'd like to become a  partner: channel or regional."
  const estimate = `${estimateOpening} Voice bot, 16,000 minutes a month, Growth: ₹59,999. Email bot, 24,000 emails a month, Growth: ₹49,999. Together ₹1,09,998 a month.`
  const locked = portalContact.lockedDesk.firstLine('live calls')
  for (const own of [partner, estimate, locked, portalContact.menu.firstLine, 'How soon can it go live?']) {
    expect([earlier(own), earlier(own), earlier(`${own}\nWe are in Pune ${own}.`)]).toEqual([0, 0, 0])
    expect(earlier(`${own} \nWe are in Pune ${own}.`)).toBe(1)
  }
  expect([earlier('Cheap loans'), earlier('Cheap loans')]).toEqual([0, 1])
})

test('a link to a page of ours came from the site', () => {
  expect(score({ message: `See ${ourSite.origin}/offers?voice=16000 and ${ourSite.origin}/agent` })).toBe(0)
})

test('drops the oldest under a flood, so that memory does not grow', () => {
  const recent = recentLeads(() => new Date('2025-10-14T06:12:00Z'))
  recent.note('198.51.100.1', sampleLead)
  recent.note('198.51.100.2', sampleLead)
  for (let number = 0; number < 4_998; number++)
    recent.note('flooder', { ...sampleLead, message: `${number}` })
  expect(recent.note('198.51.100.1', sampleLead).earlierFromClient).toBe(0)
  expect(recent.note('198.51.100.1', sampleLead).earlierFromClient).toBe(1)
  expect(recent.note('198.51.100.2', sampleLead).earlierFromClient).toBe(0)
})
