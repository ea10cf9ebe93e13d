import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from './run-command.ts'

interface Pattern {
  regex?: string
  group?: string[]
}

interface LintSettings {
  overrides: { files: string[]; rules: Record<string, string | [string, { patterns?: Pattern[] }]> }[]
}

const settings = JSON.parse(readFileSync(join(projectRoot, '.oxlintrc.json'), 'utf8')) as LintSettings
const lists = settings.overrides.flatMap(({ rules }) => {
  const rule = rules['no-restricted-imports']
  return Array.isArray(rule) ? [rule[1].patterns ?? []] : []
})

test('no pattern of the linter looks ahead or back: its engine cannot, and then the rule never speaks', () => {
  const expressions = lists.flat().flatMap(({ regex }) => regex ?? [])
  expect(expressions).not.toHaveLength(0)
  expect(expressions.filter((regex) => /\(\?<?[=!]/.test(regex))).toEqual([])
})

test('a group with exceptions stands last: what it lets pass, the linter asks no later pattern', () => {
  const early = lists.flatMap((patterns) => patterns.slice(0, -1))
  expect(early.filter(({ group }) => group?.some((name) => name.startsWith('!')))).toEqual([])
})
