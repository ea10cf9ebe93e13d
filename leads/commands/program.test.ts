import { expect, test } from 'vitest'
import { run } from '../testing/folder-with-leads.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

test.each([
  [['sell'], "unknown command 'sell'"],
  [['list', '--limit', '0'], "argument '0' is invalid. It takes a whole number from 1"],
  [['list', '--since', '2025-02-30'], 'It takes a day such as 2025-10-14, or a time'],
  [['stats', '--until', '2025-10-14T09:00+05:30'], 'It takes a day such as 2025-10-14.'],
  [['list', 'extra'], "too many arguments for 'list'"],
  [['list', '--format', 'csv'], 'Allowed choices are json.'],
  [['list', '--state', 'lost'], 'Allowed choices are waiting, held, delivered, kept, failed.'],
  [['list', '--yes'], "unknown option '--yes'"],
  [['release'], "missing required argument 'reference'"],
  [['replay'], 'replay takes a reference, or --all'],
  [['replay', 'OR-251014-0142', '--all'], 'replay takes a reference, or --all'],
  [['erase', 'nandini'], 'It takes one email address.'],
  [['backup'], "required option '--out <folder>' not specified"],
  [['restore'], "required option '--from <folder>' not specified"],
  [['show'], "missing required argument 'reference'"],
  [['export'], "required option '--format <format>' not specified"],
  [['export', '--format', 'xml'], 'Allowed choices are csv, json.'],
  [['list', '--wrong'], "unknown option '--wrong'"],
])('explains %j with exit code 2, and the usage of the command', async (argv, message) => {
  const { code, out, err } = await run(temporaryFolder(), ...argv)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(message)
  const command = argv[0] === 'sell' ? '[options] [command]' : argv[0]
  expect(err).toContain(`Usage: npm run leads -- ${command}`)
})

test('asking for help is not an error', async () => {
  for (const argv of [[], ['help'], ['--help'], ['list', '--help'], ['help', 'list']]) {
    const { code, out, err } = await run(temporaryFolder(), ...argv)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Exit codes')
  }
})

test('the help lists every command, and that of a command each of its options', async () => {
  const { out } = await run(temporaryFolder(), 'help')
  for (const name of ['list', 'show', 'export', 'release', 'replay', 'erase', 'backup', 'doctor'])
    expect(out).toMatch(new RegExp(`^  ${name} `, 'm'))
  expect((await run(temporaryFolder(), 'help', 'list')).out).toMatch(
    /--state[^]*--since[^]*--limit[^]*--format[^]*--data/,
  )
})
