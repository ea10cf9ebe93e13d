import { LinkState } from 'linkinator'
import { expect, test } from 'vitest'
import { judgeLinks, linkLines } from './judge-links.ts'

const origin = 'http://127.0.0.1:4000'

function link(url: string, status: number, parent = `${origin}/blog`) {
  return { url, status, parent, state: status === 200 ? LinkState.OK : LinkState.BROKEN }
}

test('a missing page of the site, and a deleted one of another site, must be fixed', () => {
  const { broken, unclear } = judgeLinks(
    [
      link(`${origin}/offers`, 200),
      link(`${origin}/prices`, 404),
      link(`${origin}/prices`, 404, `${origin}/`),
      link('https://a.example/old', 410),
    ],
    origin,
  )
  expect(linkLines(broken)).toBe(
    '  /prices: answers 404. On /blog, /\n  https://a.example/old: answers 410. On /blog',
  )
  expect(unclear).toEqual([])
})

test('a missing anchor is reported as such', () => {
  const missing = { ...link(`${origin}/offers#card`, 200), state: LinkState.BROKEN }
  expect(judgeLinks([missing], origin).broken).toEqual([
    { url: '/offers#card', reason: 'there is no such place on the page', pages: ['/blog'] },
  ])
})

test('another site that does not answer, or blocks programs, is left to a person', () => {
  const { broken, unclear } = judgeLinks(
    [link('https://a.example/', 0), link('https://b.example/', 403), link('https://c.example/', 503)],
    origin,
  )
  expect(broken).toEqual([])
  expect(unclear.map(({ reason }) => reason)).toEqual(['no answer', 'answers 403', 'answers 503'])
})

test('the site itself must answer', () => {
  expect(judgeLinks([link(`${origin}/offers`, 0)], origin).broken).toHaveLength(1)
})
