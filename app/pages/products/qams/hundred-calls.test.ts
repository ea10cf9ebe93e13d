import { expect, test } from 'vitest'
import { hundredCalls } from './hundred-calls.ts'

const lines = (path: string) => path.match(/m/g)?.length ?? 0

test.each([
  ['two heard by hand', [22, 71], [], [98, 2, 0]],
  ['all marked, two brought to a person', 'all', [37, 88], [0, 98, 2]],
] as const)('a hundred lines: %s', (_, heard, brought, counts) => {
  const drawn = hundredCalls(heard === 'all' ? heard : [...heard], [...brought])
  expect([drawn.rest, drawn.counted, drawn.urgent].map(lines)).toEqual(counts)
})
