import { createHmac, timingSafeEqual } from 'node:crypto'
import { confirmationDays } from '../../common/lead/newsletter.ts'
import { day } from '../../common/lead/milliseconds.ts'

const macBytes = 16

export interface ConfirmToken {
  uid: string
  issuedAt: Date
}

/** Content of a confirmation link; `broken` if it was not made here or was altered. */
export type CheckedConfirmToken = ({ state: 'good' } & ConfirmToken) | { state: 'expired' | 'broken' }

export type LinkTokens = ReturnType<typeof linkTokens>

/** Makes and checks the `?token=` in the mails. Nobody without the secret can make one. */
export function linkTokens(secret: string) {
  // The purpose is part of what is signed: an unsubscribe link cannot be turned into one that confirms.
  // Hexadecimal, because mail programs may drop a hyphen at the end of a link.
  const sign = (purpose: 'confirm' | 'unsubscribe', body: string) =>
    createHmac('sha256', secret).update(`${purpose}:${body}`).digest().subarray(0, macBytes).toString('hex')

  const check = (purpose: 'confirm' | 'unsubscribe', text: string): string | undefined => {
    const at = text.lastIndexOf('.')
    const body = text.slice(0, Math.max(at, 0))
    const given = Buffer.from(text.slice(at + 1))
    const right = Buffer.from(sign(purpose, body))
    return given.length === right.length && timingSafeEqual(given, right) ? body : undefined
  }

  return {
    confirm: ({ uid, issuedAt }: ConfirmToken): string => {
      const body = `${uid}.${issuedAt.getTime().toString(36)}`
      return `${body}.${sign('confirm', body)}`
    },
    checkConfirm: (text: string, now: Date): CheckedConfirmToken => {
      const body = check('confirm', text)
      if (body === undefined) return { state: 'broken' }
      const [uid = '', issued = ''] = body.split('.')
      const issuedAt = new Date(Number.parseInt(issued, 36))
      const expired = now.getTime() >= issuedAt.getTime() + confirmationDays * day
      return expired ? { state: 'expired' } : { state: 'good', uid, issuedAt }
    },
    unsubscribe: (uid: string) => `${uid}.${sign('unsubscribe', uid)}`,
    /** The subscriber's uid, or undefined. It does not expire: unsubscribing must always work. */
    checkUnsubscribe: (text: string) => check('unsubscribe', text),
  }
}
