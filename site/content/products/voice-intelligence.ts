import * as v from 'valibot'
import { checkContent } from '../../../common/content/check-content.ts'
import { copy, listOf } from '../../../common/content/content-schemas.ts'
import { site } from '../../../common/brand/site.ts'
import { table } from '../table.ts'
import { features, featureSchema } from './feature.ts'
import { integrationRows, integrationSchema } from './integration.ts'

const second = v.pipe(v.number(), v.minValue(0), v.maxValue(72, 'is after the end of the 72-second call.'))

const hearing = v.object({ second, heard: copy(36), reading: copy(30) })

const gauge = v.object({
  name: copy(12),
  unit: copy(18),
  /** Ends of the scale, drawn as fifty ticks. */
  scale: v.tuple([v.number(), v.number()]),
  comfortable: v.tuple([v.number(), v.number()]),
  /** The caller's initial value; omitted if there is none to compare with. */
  began: v.optional(v.number()),
  now: v.number(),
  note: copy(60),
})

const moment = v.object({ second, says: copy(54), title: copy(42), text: copy(110) })

/**
 * One drawing in site/pages/products/voice-intelligence/capability-drawings.ts per capability, in this order. A
 * capability's tag is its result in the sample call.
 */
const schema = v.object({
  hearings: listOf(hearing, 4),
  gauges: listOf(gauge, 4),
  moments: listOf(moment, 6),
  capabilities: listOf(featureSchema, 6),
  integrations: listOf(integrationSchema, 6),
})

/** What Voice Intelligence hears, in the sample call and in general. Figures are samples. */
export const voiceIntelligence = checkContent('site/content/products/voice-intelligence.ts', schema, {
  hearings: [
    { second: 4.2, heard: '“My policy has lapsed.”', reading: '242 Hz, and it shakes' },
    {
      second: 22,
      heard: '“18,240 rupees, with the late fee.”',
      reading: `${site.brand} slows to her pace`,
    },
    { second: 46.8, heard: '2.2 s of silence', reading: 'She is paying. It waits.' },
    { second: 63, heard: '“Thank you.”', reading: '194 Hz, steady' },
  ],
  gauges: table<v.InferInput<typeof gauge>>(
    ['name', 'unit', 'scale', 'comfortable', 'began', 'now', 'note'],
    [
      ['Pace', 'words a minute', [90, 190], [100, 130], 164, 118, 'Comfortable from 100 to 130.'],
      ['Pitch', 'Hz', [160, 260], [182, 200], 242, 194, 'Her steadiest in this call is 190.'],
      ['Worry', 'of 100', [0, 100], [0, 40], 71, 24, 'Tremor, breath and rush, taken together.'],
      [
        'Talk-over',
        'seconds',
        [0, 5],
        [0, 2],
        undefined,
        0.4,
        `One “haan” while ${site.brand} spoke, at 0:24.`,
      ],
    ],
  ),
  moments: [
    {
      second: 5,
      says: '“My policy has lapsed. Can it be started again?”',
      title: 'Fast, high, and a breath before “lapsed”',
      text: '164 words a minute. The question is calm; the voice is not.',
    },
    {
      second: 11,
      says: '“Yes, until the 30th.”',
      title: 'The worry is answered first',
      text: `${site.brand} leans toward her pace, says yes, and only then asks for a date of birth.`,
    },
    {
      second: 34,
      says: '“So 640 is the late fee? … Please WhatsApp it to me.”',
      title: 'Repeats the figure, slower',
      text: 'Pitch is down 24 Hz since she called. No need to explain the fee again.',
    },
    {
      second: 48,
      says: '2.2 seconds, nobody speaks',
      title: 'Silence, not absence',
      text: 'Keys are heard. It is read as paying, so nobody fills the gap.',
    },
    {
      second: 57,
      says: '“Received. Your policy is active.”',
      title: 'Leads her down',
      text: '118 words a minute, the good news first, no second topic.',
    },
    {
      second: 64,
      says: '“Thank you. I was worried about it.”',
      title: 'She says it at 1:04',
      text: 'The voice had said it fifty-nine seconds earlier.',
    },
  ],
  capabilities: features({
    Pace: [
      'Words a minute, against the caller’s own start. A hurried caller gets the figure first.',
      '164 to 118',
    ],
    Pitch: ['Rise and fall in hertz, against her own steadiest voice in this call.', '242 to 194 Hz'],
    Worry: [
      'Tremor, breath and rush, read together and turned into one number every half second.',
      '71 to 24',
    ],
    'Talk-over': [
      'Who spoke over whom, for how long, who gave way. A “haan” is told apart from cutting in.',
      'Once, 0.4 s',
    ],
    Silence: [
      'Thinking, typing, muted or gone: four silences that ask for four different answers.',
      '2.2 s, typing',
    ],
    'Language and accent': [
      'Finds the language within two seconds and follows it when it changes mid-sentence.',
      'Marathi 64%',
    ],
  }),
  integrations: integrationRows({
    Telephony: [
      'Hears both channels apart, as they are spoken',
      'SIP trunk, SIPREC, WebRTC, call recordings',
    ],
    'Virtual Assistant': [
      'Slows down, answers the worry first, or hands over',
      'Live reading every half second',
    ],
    'Supervisor desk': ['Lifts the call that needs a person to the top', 'Live floor, alerts, whisper'],
    QAMS: ['Puts tone beside the mark, with the second it turned', 'Score sheets, margin notes'],
    CRM: ['Leaves one line on the record: how the caller left', 'Contacts, cases, activity notes'],
    Warehouse: ['Sends readings, never the voice, to your own tables', 'Webhooks, SFTP, scheduled exports'],
  }),
})
