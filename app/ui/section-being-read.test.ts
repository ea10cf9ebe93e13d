import { expect, test } from 'vitest'
import { sectionBeingRead } from './section-being-read.ts'

test.each([
  { tops: [600, 900, 1400], read: 0, when: 'the page has not been scrolled' },
  { tops: [-100, 200, 1000], read: 1, when: 'the second begins on the line' },
  { tops: [-400, 199, 700], read: 1, when: 'the second has just passed the line' },
  { tops: [-900, -300, 201], read: 1, when: 'the third is a pixel short of it' },
  { tops: [-2000, -1500, -900], read: 2, when: 'the page is at its end' },
  { tops: [], read: -1, when: 'there is no section' },
])('section $read is being read when $when', ({ tops, read }) => {
  expect(sectionBeingRead(tops, 200)).toBe(read)
})
