import type { LeadDelivery } from '../../wire/leads.ts'
import { fullMoment } from '../time/dates.ts'

const kinds: Record<string, string> = {
  'lead-mail': 'Notice to the team',
  'canary-mail': 'Daily test',
  'thanks-mail': 'Thanks to the visitor',
  webhook: 'Webhook',
  'event-webhook': 'What became of it',
  'answer-mail': 'Answer to the visitor',
  'copy-mail': 'Copy of an answer',
  relay: 'Relay',
  'due-mail': 'Reminder: four hours left',
  'overdue-mail': 'Reminder: overdue',
  'assigned-mail': 'Notice of who has it',
  'reply-mail': 'Notice of a reply',
  'bounce-mail': 'Notice: not delivered',
  'alert-mail': 'Alarm: a delivery failed',
  'alert-webhook': 'Alarm: a delivery failed',
  'quiet-mail': 'Alarm: no lead since this one',
  'quiet-webhook': 'Alarm: no lead since this one',
}

/** Display names of deliveries; a newer kind is named by its key. */
export const deliveryKind = (kind: string): string => kinds[kind] ?? kind.replaceAll('-', ' ')

/** Nobody can tell where a mail goes from there. */
const handedOver = (kind: string) => (kind.endsWith('mail') ? 'Handed to the mail server' : 'Delivered')

/** The state of a delivery, as a sentence. */
export function deliveryWords(delivery: LeadDelivery): string {
  const { kind, state, attempts, deliveredAt, bouncedAt, nextAttemptAt, lastError } = delivery
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`
  switch (state) {
    case 'delivered':
      return deliveredAt ? `${handedOver(kind)} ${fullMoment(deliveredAt)}.` : `${handedOver(kind)}.`
    case 'kept':
      return 'Kept as a file: no mail leaves this desk.'
    case 'held':
      return 'Held until the lead is released from spam.'
    case 'dead':
      if (bouncedAt !== null) return `Not delivered: it came back ${fullMoment(bouncedAt)}.`
      return `Failed after ${tries}.`
    case 'waiting':
      // An attempt under way counts already. A delivery sent again restarts, and the old failure is past.
      return lastError === null || attempts === 0
        ? 'On its way.'
        : `Not taken after ${tries}.${nextAttemptAt ? ` Next try ${fullMoment(nextAttemptAt)}.` : ''}`
  }
}
