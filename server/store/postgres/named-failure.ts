/** What pg says without a code when it has waited long enough. */
const silence =
  /^(?:Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated due to connection timeout)$/
const loss = /^(?:Connection terminated|Client has encountered a connection error)/

/** A failure of the connection with the system's code for it, where pg gives none. Anything else is as it came. */
export function namedFailure(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error) return error
  if (silence.test(error.message)) return withCode(error, 'ETIMEDOUT')
  return loss.test(error.message) ? withCode(error, 'ECONNRESET') : error
}

/** Whether the database was asked and did not answer in time. */
export const isSilence = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT'

const withCode = (cause: Error, code: string) => Object.assign(new Error(cause.message, { cause }), { code })
