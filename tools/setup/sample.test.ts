import { expect, test } from 'vitest'
import { sampleFolder } from './sample.ts'

test.each([
  [['sample'], 'data/sample'],
  [['--data', 'elsewhere', 'sample'], 'elsewhere'],
  [['sample', '--data=elsewhere'], 'elsewhere'],
  [['help', 'sample'], undefined],
  [['sample', '--help'], undefined],
  [['list'], undefined],
])('the folder of samples for the words %j is %s', (words, folder) => {
  expect(sampleFolder(words)).toBe(folder)
})
