import type { MailAddress } from '../../leads/mail/mail-sender.ts'
import type { SalesDeskMails } from '../../leads/outbox/deliver.ts'
import type { LeadClaim, MemberClaim } from '../../leads/store/claim.ts'
import type { StoreSql } from '../../leads/store/open-store.ts'
import { clockMessage, dailyMessage } from './clock-message.ts'
import { replyMessage } from './reply-message.ts'
import { replyNotice } from './reply-notice.ts'
import type { SignInLinks } from './sign-in-link.ts'
import { signInMessage } from './sign-in-message.ts'

interface DeskMailOptions {
  sql: StoreSql
  links: SignInLinks
  /** The sender of the website's own mails. */
  from: MailAddress
  /** The team's address, the sender of answers. */
  answersFrom: string
  /** The desk's address for readers of the mails, without a trailing slash. */
  origin: () => string
}

/** Writes every mail of the sales desk when it is sent. */
export function deskMails({ sql, links, from, answersFrom, origin }: DeskMailOptions): SalesDeskMails {
  const about = () => ({ from, origin: origin() })
  const signIn = async (claim: MemberClaim) => signInMessage(claim, from, { origin: origin(), links })
  const reminder = async (claim: LeadClaim) => clockMessage(claim, about())
  const answer = (claim: LeadClaim) => replyMessage(sql.read, claim, { website: from, team: answersFrom })
  const notice = (claim: LeadClaim) => replyNotice(sql.read, claim, about())
  return {
    'answer-mail': answer,
    'copy-mail': answer,
    'due-mail': reminder,
    'overdue-mail': reminder,
    'assigned-mail': reminder,
    'reply-mail': notice,
    'bounce-mail': notice,
    'daily-mail': (claim) => dailyMessage(sql.read, claim, about()),
    'invite-mail': signIn,
    'sign-in-mail': signIn,
  }
}
