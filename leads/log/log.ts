/** Plain facts about events. Never a name, an address or anything a visitor typed. */
export type LogFields = Record<string, string | number | boolean | undefined>

export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void

/** Writes one JSON line for each event: errors and warnings to standard error, the rest to standard output. */
export const logToConsole: Log = (level, event, fields = {}) => {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })
  if (level === 'info') console.log(line)
  else console.error(line)
}

/**
 * The loggable part of an unknown error: its code, or else its class. Not the message, because libraries put
 * addresses and values into it.
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  if ('code' in error && typeof error.code === 'string') {
    const detail = 'errcode' in error ? `:${String(error.errcode)}` : ''
    return error.code + detail
  }
  return error.name
}

/** The loggable part of an unexpected error: its code, and the position in our own code. */
export const unexpected = (error: unknown): LogFields => ({ code: errorCode(error), at: ownPlace(error) })

const root = new URL('../../', import.meta.url).pathname

/** File and line of the first stack frame that is ours; undefined if there is none. */
function ownPlace(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { stack = '', message } = error
  // The stack begins with the message, which may contain anything.
  const frames = stack.slice(stack.indexOf(message) + message.length).split('\n')
  return frames.map(placeIn).find((place) => place !== undefined)
}

function placeIn(frame: string): string | undefined {
  const [, inProject = ''] = frame.split(root)
  return /^(?!node_modules\/)[\w./-]+:\d+/.exec(inProject)?.[0]
}
