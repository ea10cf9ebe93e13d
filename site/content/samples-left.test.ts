import { expect, test } from 'vitest'
import { samplesLeft } from './samples-left.ts'

const [sample, real] = [{ isSample: true }, { isSample: false }]

test('counts what is still a sample, and does not name what is real', () => {
  expect(samplesLeft({ stories: [sample, real, sample], authors: [real], leaders: [sample] })).toEqual([
    '2 stories',
    '1 leaders',
  ])
  expect(samplesLeft({ stories: [real] })).toEqual([])
})
