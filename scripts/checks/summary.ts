import type { Outcome } from './outcome.ts'

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
