import { cleanLine } from '../../common/lead/clean-text.ts'
import { UnsendableAddress } from '../mail/smtp-sender.ts'
import { DestinationRefusal } from '../web/post-json.ts'
import { longestStep } from './retry-schedule.ts'

/** A failed delivery, and what that implies. */
export interface DeliveryFailure {
  /** The recipient refused this delivery permanently. */
  refused: boolean
  /** This message is longer than the recipient accepts, which waiting does not change. */
  tooLong?: boolean
  /** The destination as a whole has a problem: the next delivery would most likely fail too. */
  unwell: boolean
  /** The mail server's words, or the error's; stored with the lead, not logged. */
  reason: string
  /** Safe to log: an SMTP status or an error code. */
  code: string
  /** Milliseconds that the other side asked us to wait. */
  retryAfter?: number | undefined
}

/** Commands whose refusal is about this message. A refusal of any other is about the connection or its settings. */
const messageCommands = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/** Answers to those commands that nevertheless concern the server or the login. */
const serverStatuses = new Set([421, 530])

const longestReason = 300

/**
 * Classifies errors of nodemailer and of HTTP destinations. A 5xx answer to the message itself is a refusal; a 4xx, a
 * time-out, a lost connection or a refused login is not.
 */
export function deliveryFailure(error: unknown): DeliveryFailure {
  if (!(error instanceof Error)) {
    return { refused: false, unwell: true, reason: 'Unknown error', code: typeof error }
  }
  if (error instanceof DestinationRefusal) {
    const { refused, message, status } = error
    const retryAfter = error.retryAfter && Math.min(error.retryAfter, longestStep)
    const tooLong = status === 413
    return { refused, tooLong, unwell: !refused, reason: message, code: `HTTP ${status}`, retryAfter }
  }
  if (error instanceof UnsendableAddress) {
    return { refused: true, unwell: false, reason: error.message, code: error.code }
  }
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0
  const command = 'command' in error && typeof error.command === 'string' ? error.command : ''
  const words = 'response' in error && typeof error.response === 'string' ? error.response : error.message
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const isAboutMessage = status > 0 && !serverStatuses.has(status) && messageCommands.has(command)
  return {
    refused: status >= 500 && isAboutMessage,
    unwell: !isAboutMessage,
    reason: cleanLine(words).slice(0, longestReason),
    code: status ? `SMTP ${status}` : code,
  }
}
