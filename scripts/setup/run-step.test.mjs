import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runStep, StepFailed } from './run-step.mjs'

/** @type {string[]} */
let shown

beforeEach(() => {
  shown = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(shown.push(String(text))))
  vi.spyOn(console, 'error').mockImplementation((text) => void shown.push(String(text)))
})

afterEach(() => vi.restoreAllMocks())

/** @param {string} script */
const step = (script) =>
  runStep({ name: 'step-test', title: 'Building the site', command: process.execPath, args: ['-e', script] })

test('a step that works shows its progress and keeps its output to itself', async () => {
  await step('console.log("chatter")')
  expect(shown.join('')).toMatch(/Building the site …[\s\S]*done in \d+ s/)
  expect(shown.join('')).not.toContain('chatter')
})

test('a step that fails shows the end of its output', async () => {
  const failing =
    'for (let i = 0; i < 100; i++) console.log("line " + i); console.error("why"); process.exit(3)'
  await expect(step(failing)).rejects.toThrow(StepFailed)
  expect(shown.join('\n')).toMatch(/failed after \d+ s \(exit code 3\)/)
  expect(shown.join('\n')).toContain('why')
  expect(shown.join('\n')).not.toContain('line 10\n')
})

test('a program that is not there fails the step', async () => {
  const missing = runStep({ name: 'step-test', title: 'Building', command: 'no-such-program', args: [] })
  await expect(missing).rejects.toThrow(StepFailed)
  expect(shown.join('\n')).toMatch(/failed after \d+ s \(spawn no-such-program ENOENT\)/)
})
