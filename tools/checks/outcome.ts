/** The result of one check: how many tests passed and failed, with a note if needed. */
export interface Outcome {
  passed: number
  failed: number
  note?: string
  /** Sentences for the end of the run that nobody should miss. */
  remarks?: string[]
}

/** A check with a single verdict, such as the linter, counts as one test. */
export const verdict = (ok: boolean, note?: string): Outcome => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  ...(note ? { note } : {}),
})

/**
 * Reconciles a runner's counts with its exit code. A runner that fails without a failed test (a file that cannot be
 * loaded, no tests at all) counts as one failure.
 */
export function agreeWithExitCode(counts: { passed: number; failed: number }, exitCode: number): Outcome {
  if (exitCode === 0 || counts.failed > 0) return counts
  return { ...counts, failed: 1, note: `ended with code ${exitCode}` }
}

export interface CheckResult extends Outcome {
  title: string
  seconds: number
}

function line({ title, passed, failed, seconds, note }: CheckResult, width: number): string {
  const counts = [passed && `${passed} passed`, failed && `${failed} failed`].filter(Boolean).join(', ')
  const mark = failed ? 'FAIL' : 'ok  '
  return `${mark}  ${title.padEnd(width)}  ${counts || 'no tests'} in ${Math.round(seconds)} s${note ? ` (${note})` : ''}`
}

/** One line for each check, then the remarks, then the sum on a separate line: `12 passed, 0 failed`. */
export function summary(results: CheckResult[]): string {
  const width = Math.max(...results.map(({ title }) => title.length))
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  return [
    ...results.map((result) => line(result, width)),
    ...results.flatMap(({ remarks = [] }) => remarks),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n')
}
