import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { settingsFile } from './settings-file.ts'

function fileWith(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'server.env')
  writeFileSync(file, text)
  return { folder, file }
}

test('--env and its file are removed from the words of a command, wherever they are', () => {
  const { file } = fileWith('')
  expect(settingsFile(['--env', file, 'list'])).toEqual({ file, rest: ['list'] })
  expect(settingsFile(['list', `--env=${file}`])).toEqual({ file, rest: ['list'] })
})

test('a file is looked for in the directory npm was called from', () => {
  const { folder, file } = fileWith('')
  vi.stubEnv('INIT_CWD', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(settingsFile(['--env', 'server.env']).file).toBe(file)
})

test.each([
  [['--env', '/no/such.env'], 'There is no file /no/such.env'],
  [['doctor', '--env'], '--env takes a file with settings'],
])('%j ends with code 2 and a sentence', (words, sentence) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  expect(() => settingsFile(words)).toThrow('ended')
  expect(exit).toHaveBeenCalledWith(2)
  expect(said).toHaveBeenCalledWith(sentence)
})
