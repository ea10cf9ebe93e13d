import { callTimes } from './call-times.ts'
import { evidenceOf, transcript } from './call-words-forms.ts'
import type { Evidence } from './call-words.ts'
import type { FollowUpMessage } from './portal-call.ts'
import { type CheckId, qualityChecks } from './quality-checks.ts'

const script = `
  lang: hi
  0 4 assistant: Namaste, Kaveri Bank. | नमस्ते, कावेरी बैंक।
  5 11 caller: I have lost my card. Please block it. | मेरा कार्ड खो गया है, उसे ब्लॉक कर दीजिए।
  12 16 assistant: You would like the card blocked. Your date of birth? | आपका कार्ड ब्लॉक करना है। आपकी जन्मतिथि?
  17 20 caller: 14 March, 1988 | चौदह मार्च, 1988
  21 system: Caller verified, two factors
  24 system: Card 4471 blocked in core banking
  27 37 assistant: Card 4471 is blocked. | कार्ड 4471 ब्लॉक कर दिया है।
  38 42 caller: When will the new card come? | नया कार्ड कब तक आएगा?
  43 system: Replacement ordered, 4 days
  44 54 assistant: It will reach your address in four days. Anything else? | चार दिन में आपके पते पर पहुँच जाएगा। और कुछ?
  55 57 caller: No, thank you. | नहीं, धन्यवाद।
  58 63 assistant: The reference is on its way by SMS. Goodbye.
  60 system: SMS sent, KB207731
  2 greeting: “Namaste, Kaveri Bank.”
  13 language: Caller in Hindi, answered in Hindi
  21 two-factors: Number and date of birth matched
  26 no-secrets: No request for PIN, CVV or card number
  12 restates: “You would like the card blocked.”
  16 one-question: “Your date of birth?”
  24 right-action: Card 4471 blocked in core banking
  46 date-or-time: “It will reach your address in four days.”
  60 reference: “The reference is on its way by SMS.” | Sent in writing, not read aloud.
  34 composure: Pace and volume level throughout
  42 no-overlap: No overlap longer than 0.4 s
  53 anything-left: “Anything else?”
`
const said = transcript(script)

/** What each of its marks rests on; all of them have a second. */
const evidence = evidenceOf(script) as Record<CheckId, Evidence & { at: number }>

/**
 * KB207731, the one call that every desk of the demo shows, at the same second: a lost card, blocked in Hindi. The
 * demo begins 48 seconds into it. Bank, caller and numbers are invented.
 */
export const cardBlockCall = {
  reference: 'KB207731',
  callId: 'c214',
  sheetId: 'KB207731',
  conversationId: 'z2',
  /** Masked number. */
  caller: callTimes.c214.caller,
  language: 'Hindi',
  languages: 'Hindi, then English',
  reason: 'Card block',
  mood: 'Worried, calmer now',
  system: 'CBS · block(4471)',
  suggestion: 'Offer to block online payments too',
  /** Demo seconds at which it was answered: before 11:42:00. */
  startsAt: -48,
  /** Seconds of the call at which its last word ends, and at which the line is closed. */
  settledAt: 63,
  seconds: 66,
  lines: said.lines,
  events: said.events,
  evidence,
  /** In the order of the sheet; their points sum to 100. */
  checks: qualityChecks.map(({ id, name, points }) => {
    const { at, shows, because } = evidence[id]
    return { id, name, points, at, evidence: shows, passed: because === undefined }
  }),
  /** What Zapra sent and answered once the call was over, on WhatsApp. */
  messages: [
    {
      at: 70,
      from: 'assistant',
      lang: 'hi',
      text: 'आपका कार्ड 4471 ब्लॉक है। रेफ़रेंस KB207731',
      english: 'Your card 4471 is blocked. Reference KB207731.',
    },
    {
      at: 90,
      from: 'customer',
      lang: 'hi',
      text: 'नया कार्ड घर के पते पर ही आएगा?',
      english: 'Will the new card come to my home address?',
    },
    { at: 97, from: 'assistant', lang: 'hi', text: 'हाँ, चार दिन में।', english: 'Yes, in four days.' },
  ] satisfies FollowUpMessage[] as [FollowUpMessage, FollowUpMessage, FollowUpMessage],
} as const
