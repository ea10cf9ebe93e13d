import { expect, it } from 'vitest'
import { type DatedPage, withFewerArticles } from './fewer-articles.ts'

const article = (day: number, isQuoted = false): DatedPage => ({
  passages: {
    path: `/blog/${day}`,
    name: `“${day}”`,
    sections: ['', 'Part'].map((heading) => ({ anchor: '', heading, blocks: [`Of number ${day}.`] })),
  },
  published: new Date(Date.UTC(2030, 0, 1 + day)).toISOString().slice(0, 10),
  isQuoted,
})

it('keeps new and quoted articles word for word, older ones by their openings, and no more of a long blog', () => {
  const days = Array.from({ length: 400 }, (_, day) => day)
  const kept = withFewerArticles(days.map((day) => article(day, day === 1)))
  const parts = (day: number) => kept.find(({ path }) => path === `/blog/${day}`)?.sections.length
  expect([parts(399), parts(1), parts(300), parts(0)]).toEqual([2, 2, 1, undefined])
})

it('leaves the other pages as they are', () => {
  const about = { ...article(0), passages: { ...article(0).passages, path: '/about' } }
  expect(withFewerArticles([about])).toEqual([about.passages])
})
