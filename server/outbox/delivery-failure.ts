import { cleanLine } from '../email-api/clean-text.ts'
import { DestinationRefusal } from './destination-refusal.ts'

/** A lead that could not be handed over, sorted into what can be tried again and what cannot. */
export interface DeliveryFailure {
  permanent: boolean
  /** The mail server's words, or the error's; kept with the lead, not logged. */
  reason: string
  /** Safe to log: an SMTP status or an error code. */
  code: string
  /** Milliseconds that the other side asked us to wait. */
  retryAfter?: number | undefined
}

/** Commands whose refusal is about this message. A refusal of any other is about the connection or its settings. */
const messageCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/** "Authentication required": settings to be put right, after which the mail can still go. */
const authenticationRequired = 530

const longestReason = 300

/**
 * Sorts what nodemailer and the destinations that speak HTTP throw. A 5xx answer to the message itself is final; a 4xx, a time-out, a lost
 * connection or a refused login is not: nothing is given up because a password was typed wrong.
 */
export function deliveryFailure(error: unknown): DeliveryFailure {
  if (!(error instanceof Error)) return { permanent: false, reason: 'Unknown error', code: typeof error }
  if (error instanceof DestinationRefusal) {
    const { permanent, message, status, retryAfter } = error
    return { permanent, reason: message, code: `HTTP ${status}`, retryAfter }
  }
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0
  const command = 'command' in error && typeof error.command === 'string' ? error.command : ''
  const words = 'response' in error && typeof error.response === 'string' ? error.response : error.message
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return {
    permanent: status >= 500 && status !== authenticationRequired && messageCommands.has(command),
    reason: cleanLine(words).slice(0, longestReason),
    code: status ? `SMTP ${status}` : code,
  }
}
