import { type CheckId, qualityChecks } from './quality-checks.ts'
import type { EvidenceRow, Line, NoteRow, SpokenRow } from './recorded.ts'

// oxfmt-ignore
const lines: readonly SpokenRow[] = [
  [0, 4, 'assistant', 'नमस्ते, कावेरी बैंक।', 'Namaste, Kaveri Bank.'],
  [5, 11, 'caller', 'मेरा कार्ड खो गया है, उसे ब्लॉक कर दीजिए।', 'I have lost my card. Please block it.'],
  [12, 16, 'assistant', 'आपका कार्ड ब्लॉक करना है। आपकी जन्मतिथि?', 'You would like the card blocked. Your date of birth?'],
  [17, 20, 'caller', 'चौदह मार्च, 1988', '14 March, 1988'],
  [27, 37, 'assistant', 'कार्ड 4471 ब्लॉक कर दिया है।', 'Card 4471 is blocked.'],
  [38, 42, 'caller', 'नया कार्ड कब तक आएगा?', 'When will the new card come?'],
  [44, 54, 'assistant', 'चार दिन में आपके पते पर पहुँच जाएगा। और कुछ?', 'It will reach your address in four days. Anything else?'],
  [55, 57, 'caller', 'नहीं, धन्यवाद।', 'No, thank you.'],
  [58, 63, 'assistant', 'The reference is on its way by SMS. Goodbye.'],
]

const events: readonly NoteRow[] = [
  [21, 'Caller verified, two factors'],
  [24, 'Card 4471 blocked in core banking'],
  [43, 'Replacement ordered, 4 days'],
  [60, 'SMS sent, KB207731'],
]

/** The evidence for each of its marks. */
// oxfmt-ignore
const evidence: readonly EvidenceRow[] = [
  [2, 'greeting', '“Namaste, Kaveri Bank.”'],
  [13, 'language', 'Caller in Hindi, answered in Hindi'],
  [21, 'two-factors', 'Number and date of birth matched'],
  [26, 'no-secrets', 'No request for PIN, CVV or card number'],
  [12, 'restates', '“You would like the card blocked.”'],
  [16, 'one-question', '“Your date of birth?”'],
  [24, 'right-action', 'Card 4471 blocked in core banking'],
  [46, 'date-or-time', '“It will reach your address in four days.”'],
  [60, 'reference', '“The reference is on its way by SMS.”', 'Sent in writing, not read aloud.'],
  [34, 'composure', 'Pace and volume level throughout'],
  [42, 'no-overlap', 'No overlap longer than 0.4 s'],
  [53, 'anything-left', '“Anything else?”'],
]

const missed: readonly CheckId[] = ['reference']

/** What Zapra sent and answered after the call, on WhatsApp; `at` is in seconds of the call. */
type FollowUp = { at: number; from: 'assistant' | 'customer'; line: Line }
const messages: readonly [FollowUp, FollowUp, FollowUp] = [
  {
    at: 70,
    from: 'assistant',
    line: ['आपका कार्ड 4471 ब्लॉक है। रेफ़रेंस KB207731', 'Your card 4471 is blocked. Reference KB207731.'],
  },
  {
    at: 90,
    from: 'customer',
    line: ['नया कार्ड घर के पते पर ही आएगा?', 'Will the new card come to my home address?'],
  },
  { at: 97, from: 'assistant', line: ['हाँ, चार दिन में।', 'Yes, in four days.'] },
]

/**
 * KB207731, the one call that every desk of the demo shows, at the same second: a lost card, blocked in Hindi. The
 * demo begins 48 seconds into it. Bank, caller and numbers are invented.
 */
export const cardBlockCall = {
  reference: 'KB207731',
  callId: 'c214',
  conversationId: 'z2',
  lang: 'hi',
  /** Demo seconds at which it was answered: before 11:42:00. */
  startsAt: -48,
  /** Seconds of the call at which its last word ends, and at which the line is closed. */
  settledAt: 63,
  seconds: 66,
  lines,
  events,
  evidence,
  missed,
  checkedAt: Object.fromEntries(evidence.map(([at, check]) => [check, at])) as Record<CheckId, number>,
  /** In the order in which they are due. */
  checks: evidence
    .map(([at, id, shows]) => {
      const { name = '', points = 0 } = qualityChecks.find((check) => check.id === id) ?? {}
      return { id, name, points, at, shows, passed: !missed.includes(id) }
    })
    .toSorted((one, other) => one.at - other.at),
  messages,
}
