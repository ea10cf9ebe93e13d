import { expect, test } from 'vitest'
import { run } from '../testing/sample-desk.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

test.each([
  [['sell'], 'There is no command "sell"'],
  [['list', '--limit', '0'], '--limit takes a whole number from 1'],
  [['list', '--since', '2025-02-30'], '--since takes a day'],
  [['list', 'extra'], 'list does not take "extra"'],
  [['list', '--format', 'csv'], '--format takes json here'],
  [['list', '--state', 'lost'], '--state takes one of: waiting, held, delivered, kept, failed'],
  [['list', '--yes'], 'list does not take --yes'],
  [['release'], 'release takes one reference'],
  [['replay'], 'replay takes a reference, or --all'],
  [['erase', 'nandini'], 'erase takes one e-mail address'],
  [['backup'], 'backup needs --out'],
  [['show'], 'show takes one reference'],
  [['export'], 'export needs --format csv or --format json'],
  [['export', '--format', 'xml'], '--format takes csv or json here'],
  [['list', '--wrong'], "Unknown option '--wrong'"],
])('explains %j with exit code 2', async (argv, message) => {
  const { code, out, err } = await run(temporaryFolder(), ...argv)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(message)
  expect(err).toContain('npm run leads -- list')
})

test('help is no error', async () => {
  for (const argv of [[], ['help'], ['--help'], ['list', '--help']]) {
    const { code, out } = await run(temporaryFolder(), ...argv)
    expect(code).toBe(0)
    expect(out).toContain('Exit codes')
  }
})
