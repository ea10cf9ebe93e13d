import { afterEach, expect, test, vi } from 'vitest'
import { chooseChecks, chooseRooms, runChecks } from './run-checks.ts'
import { agreeWithExitCode, summary, verdict } from './outcome.ts'
import { failedInPlaywright, failedInVitest, passedWhenTriedAgain } from './runner-reports.ts'

afterEach(() => vi.restoreAllMocks())

test('the last line of the summary is the sum, alone', () => {
  const text = summary([
    { title: 'Lint rules', seconds: 2.4, ...verdict(true) },
    { title: 'Unit tests', seconds: 31, passed: 118, failed: 2 },
    { title: 'Browser tests', seconds: 0, ...verdict(false, 'not run') },
  ])
  expect(text.split('\n')).toEqual([
    'ok    Lint rules     1 passed in 2 s',
    'FAIL  Unit tests     118 passed, 2 failed in 31 s',
    'FAIL  Browser tests  1 failed in 0 s (not run)',
    '',
    '119 passed, 3 failed',
  ])
})

test('remarks of a check are in the last lines, before the sum', () => {
  const remarks = ['WebKit was not tested: it is not installed here.']
  const text = summary([{ title: 'Engines', seconds: 3, passed: 9, failed: 0, remarks }])
  expect(text.split('\n').slice(1)).toEqual([...remarks, '', '9 passed, 0 failed'])
})

test('failed tests are named with their files, also in groups, and so is a file that cannot be loaded', () => {
  const spec = { title: 'the lead is stored', file: 'tests/journeys/lead.spec.ts', line: 7, ok: false }
  const passed = { ...spec, ok: true, tests: [{ status: 'expected' }] }
  const suites = [{ specs: [passed], suites: [{ specs: [{ ...spec, tests: [{ status: 'unexpected' }] }] }] }]
  expect(failedInPlaywright(suites)).toEqual(['Failed: tests/journeys/lead.spec.ts:7: the lead is stored'])
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: '/site/lead/rules.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'spaces are cut', status: 'passed' },
          { fullName: 'a name is asked for', status: 'failed' },
        ],
      },
      { name: '/site/lead/broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  }
  expect(failedInVitest(report, '/site')).toEqual([
    'Failed: lead/rules.test.ts: a name is asked for',
    'Failed: lead/broken.test.ts',
  ])
})

test('a test that passed only on retry is named, but not as failed', () => {
  const spec = { title: 'the toast goes', file: 'tests/journeys/toast.spec.ts', line: 3, ok: true }
  const suites = [{ specs: [], suites: [{ specs: [{ ...spec, tests: [{ status: 'flaky' }] }] }] }]
  expect(passedWhenTriedAgain(suites)).toEqual([
    'Passed only when tried again: tests/journeys/toast.spec.ts:3: the toast goes',
  ])
  expect(failedInPlaywright(suites)).toEqual([])
})

test('a runner that ends badly without a failed test counts as one failure', () => {
  expect(agreeWithExitCode({ passed: 5, failed: 0 }, 1)).toMatchObject({ passed: 5, failed: 1 })
  expect(agreeWithExitCode({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 })
  expect(agreeWithExitCode({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 })
})

const all = [{ name: 'lint' }, { name: 'unit' }, { name: 'browser' }]

test('checks are selected by name and keep their order', () => {
  expect(chooseChecks(all, ['browser', 'lint'])).toEqual([{ name: 'lint' }, { name: 'browser' }])
  expect(chooseChecks(all, [])).toEqual(all)
})

test('a name that is not a check is rejected with the list of names', () => {
  expect(() => chooseChecks(all, ['units'])).toThrow(
    'no check "units". Checks: lint, unit, browser; or a room.',
  )
})

test('set-up runs beside checks that read sources; the rest waits for both, and a crash counts as a failure', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  const begun: string[] = []
  const built = Promise.withResolvers<void>()
  const check = (name: string, run: () => Promise<void> = async () => {}) => ({
    name,
    title: name,
    run: async () => {
      begun.push(name)
      await run()
      return verdict(true)
    },
  })
  const lint = check('lint', () => Promise.reject(new Error('no linter')))
  const types = check('types', async () => built.resolve())
  const results = await runChecks([
    { ...lint, lane: 'sources' },
    { ...types, lane: 'sources' },
    { ...check('build', () => built.promise), lane: 'set-up' },
    check('unit'),
  ])
  expect(begun).toEqual(['build', 'lint', 'types', 'unit'])
  expect(results.map(({ title, failed }) => [title, failed])).toEqual([
    ['lint', 1],
    ['types', 0],
    ['build', 0],
    ['unit', 0],
  ])
})

test('a room alone runs its tests; together with a check, that check in it', () => {
  const rooms = ['portal', 'leads']
  expect(chooseRooms(['portal'], rooms)).toEqual({ inRooms: ['portal'], names: ['build', 'unit', 'browser'] })
  expect(chooseRooms(['unit', 'leads'], rooms)).toEqual({ inRooms: ['leads'], names: ['unit'] })
  expect(chooseRooms(['lint'], rooms)).toEqual({ inRooms: [], names: ['lint'] })
})
