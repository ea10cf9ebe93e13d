import { expect, it } from 'vitest'
import { splitSentences } from './split-sentences.ts'

it('ends no sentence at an abbreviation', () => {
  expect(splitSentences('Dr. Iyer is in. Call at 4.30 pm. “Fine.” Done!')).toEqual([
    'Dr. Iyer is in.',
    'Call at 4.30 pm.',
    '“Fine.”',
    'Done!',
  ])
})
