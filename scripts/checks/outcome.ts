/** What one check came to: how many of its tests passed and failed, and why when that needs words. */
export interface Outcome {
  passed: number
  failed: number
  note?: string
  /** Sentences for the end of the run: what nobody should overlook. */
  remarks?: string[]
}

/** A check of a single verdict, such as the linter, counts as one test. */
export const verdict = (ok: boolean, note?: string): Outcome => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  ...(note ? { note } : {}),
})

/**
 * A runner's counts made to agree with its exit code: one that ends badly without a failed test (a file
 * that cannot be loaded, no tests at all) has failed once.
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

/** One line a check, then what the checks remark, then alone on the last line the sum in the form `12 passed, 0 failed`. */
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
