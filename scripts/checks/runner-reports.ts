/** What is read of a report by vitest (`--reporter=json`). */
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

/** What is read of a report by Playwright (`--reporter=json`): suites are files, and groups of tests in them. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; line: number; ok: boolean }[]
}

/** A line for each failed test, for the end of a long log. `root` is left out of the files' paths. */
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
export function failedInPlaywright(suites: PlaywrightSuite[]): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title }) => `Failed: tests/${file}:${line}: ${title}`),
    ...failedInPlaywright(suite.suites ?? []),
  ])
}
