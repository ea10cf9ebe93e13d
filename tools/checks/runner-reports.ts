/** The parts used of a vitest report (`--reporter=json`). */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    /** Absolute path of the file. */
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/** The parts used of a Playwright report (`--reporter=json`): suites are files, and groups of tests in them. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; line: number; ok: boolean; tests: { status: string }[] }[]
}

/** A line for each failed test, for the end of a long log. File paths are relative to `root`. */
export function failedInVitest({ testResults }: VitestReport, root: string): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.replace(`${root}/`, '')
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that cannot be loaded has no tests to name.
    if (status === 'failed' && failed.length === 0) return [`Failed: ${file}`]
    return failed.map(({ fullName }) => `Failed: ${file}: ${fullName}`)
  })
}

/** A line for each failed test, for the end of a long log. */
export const failedInPlaywright = (suites: PlaywrightSuite[]): string[] =>
  specsIn(suites)
    .filter(({ ok }) => !ok)
    .map((spec) => `Failed: ${placeOf(spec)}`)

/** A line for each test that failed and passed on retry: it did not stop the run, but must be fixed. */
export const passedWhenTriedAgain = (suites: PlaywrightSuite[]): string[] =>
  specsIn(suites)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `Passed only when tried again: ${placeOf(spec)}`)

type PlaywrightSpec = PlaywrightSuite['specs'][number]

const specsIn = (suites: PlaywrightSuite[]): PlaywrightSpec[] =>
  suites.flatMap(({ specs, suites: groups = [] }) => [...specs, ...specsIn(groups)])

const placeOf = ({ file, line, title }: PlaywrightSpec) => `${file}:${line}: ${title}`
