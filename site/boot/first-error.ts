import { eventPath, type ScriptFailure } from '../../common/lead/site-event.ts'
import { postQuietly } from '../page-views/post-quietly.ts'
import { mayReport } from '../page-views/what-is-reported.ts'

/**
 * Tells the lead desk where in the site's own scripts the first error of this page view came up, and nothing of what it
 * says: a visitor's words may be in it. Inline, because what fails may be the page's script.
 */
export function reportFirstError(): void {
  if (!mayReport(navigator) || top !== self) return
  const listening = new AbortController()
  const report = (at: string | undefined) => {
    if (at === undefined) return
    listening.abort()
    const failure: ScriptFailure = { event: 'script_failed', path: location.pathname, query: '', at }
    postQuietly(eventPath, failure)
  }
  addEventListener(
    'error',
    ({ error, filename, lineno, colno }) =>
      report(placeOf(error) ?? placeIn(`${filename}:${lineno}:${colno}`, location.origin)),
    listening,
  )
  addEventListener('unhandledrejection', ({ reason }) => report(placeOf(reason)), listening)
}

/** Where an error came up; undefined for what is none, or is another's: an extension's, or that of a page around it. */
const placeOf = (error: unknown) =>
  error instanceof Error
    ? placeIn((error.stack ?? '').replace(error.message, ''), location.origin)
    : undefined

/** The first place in a stack that is in a script of this origin: path, line and column. */
export const placeIn = (stack: string, origin: string): string | undefined =>
  stack
    .split(/[\s()@]+/)
    .find((word) => word.startsWith(`${origin}/`) && /\.js:\d+:\d+$/.test(word))
    ?.slice(origin.length)
