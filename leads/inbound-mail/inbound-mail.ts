import { unexpected, type Log } from '../log/log.ts'
import { NoMail, type IncomingMail } from './incoming-mail.ts'
import { takeMail, type Taken, type TakingMail } from './take-mail.ts'

export interface InboundMail {
  /**
   * Takes in the mail returned by `read`. When it resolves, the mail is on disk or rejected permanently; it rejects if
   * the store cannot write, and then the mail should come again.
   */
  take(read: () => Promise<IncomingMail>): Promise<Taken | 'no mail'>
}

interface InboundMailOptions extends TakingMail {
  log: Log
  now: () => Date
  /** Called when something new is in the outbox, and at the desk. */
  onTaken: () => void
}

/** All incoming mail is taken in here, whatever its way. */
export function inboundMail({ log, now, onTaken, ...taking }: InboundMailOptions): InboundMail {
  return {
    async take(read) {
      let mail: IncomingMail
      try {
        mail = await read()
      } catch (error) {
        log('warn', 'mail_not_read', error instanceof NoMail ? {} : unexpected(error))
        return 'no mail'
      }
      const taken = await takeMail(taking, mail, now())
      const { outcome } = taken
      if ('reference' in taken) log('info', 'mail_taken', { reference: taken.reference, as: outcome })
      else log('info', 'mail_not_taken', { why: 'why' in taken ? taken.why : 'it was taken before' })
      if ('reference' in taken) onTaken()
      return taken
    },
  }
}
