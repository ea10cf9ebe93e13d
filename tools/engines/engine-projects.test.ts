import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectRoot } from '../run-command.ts'
import { journeys } from './engine-projects.ts'

test.each(journeys)('the journeys of %s are there', (pattern) => {
  const named = /\{(.*)\}/.exec(pattern)?.[1]?.split(',') ?? [pattern]
  expect(globSync(pattern, { cwd: projectRoot })).toHaveLength(named.length)
})
