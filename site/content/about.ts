import * as v from 'valibot'
import { checkContent } from '../../common/content/check-content.ts'
import { claims } from './claims.ts'
import { copy, isSample, listOf } from '../../common/content/content-schemas.ts'
import { points } from './products/feature.ts'
import { site } from '../../common/brand/site.ts'

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

const yearSchema = v.object({
  year: copy(4),
  /** Calls answered per month in that December, in hundreds of thousands; samples before the last year. */
  calls: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(220)),
  title: copy(24),
  event: copy(130),
})

/** A syllable of a spoken name, from which the voice portrait is drawn. */
const syllableSchema = v.object({
  text: copy(6),
  /** Seconds. */
  length: share,
  /** 0 to 1. */
  loudness: share,
  /** How the tone moves, from -1 (falling) to 1 (rising). */
  tone: v.pipe(v.number(), v.minValue(-1), v.maxValue(1)),
})

const leaderSchema = v.object({
  isSample,
  firstName: copy(10),
  lastName: copy(14),
  /** The name in its owner's script, with the BCP 47 tag of that language. */
  written: v.object({ text: copy(24), lang: copy(3) }),
  role: copy(28),
  bio: copy(100),
  /** Pitch of the voice: the number of strings in its portrait. */
  strings: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(32)),
  syllables: listOf(syllableSchema, 3, 7),
  /** Address of the profile. Sample people have sample profiles, and the page says so. */
  linkedin: v.optional(v.pipe(v.string(), v.url('is not an address. Write it with https://.'))),
})

export type Syllable = v.InferOutput<typeof syllableSchema>
export type Leader = v.InferOutput<typeof leaderSchema>

export const { timeline, leadership, values } = checkContent(
  'site/content/about.ts',
  v.object({
    timeline: listOf(yearSchema, 6),
    leadership: listOf(leaderSchema, 4),
    values: listOf(v.object({ title: copy(26), text: copy(100) }), 4),
  }),
  {
    timeline: [
      {
        year: '2019',
        calls: 0,
        title: 'A ruled notebook',
        event: 'Two engineers and a linguist sit behind a clinic counter for eleven weeks.',
      },
      {
        year: '2020',
        calls: 1,
        title: 'The first call',
        event: `${site.brand} answers its first live call, in Marathi: a fasting question, settled in 0:39.`,
      },
      {
        year: '2021',
        calls: 9,
        title: 'Ten scripts',
        event: 'Ten Indian scripts on one model.',
      },
      {
        year: '2022',
        calls: 46,
        title: 'Every call marked',
        event: 'QAMS begins to score all calls. The two-in-a-hundred sample is retired.',
      },
      {
        year: '2023',
        calls: 118,
        title: 'Beyond the phone',
        event: 'Zapra carries the same conversation to WhatsApp and web chat; the email bot answers email.',
      },
      {
        year: '2024',
        calls: claims.callsPerMonth.amount / 100_000,
        title: '22 million a month',
        event: 'Eight products read one call, in fifty languages.',
      },
    ],
    leadership: [
      {
        isSample: true,
        firstName: 'Ira',
        lastName: 'Deshmukh',
        linkedin: 'https://www.linkedin.com/in/sample-ira-deshmukh',
        written: { text: 'इरा देशमुख', lang: 'mr' },
        role: 'Chief executive',
        bio: 'Ran a 900-seat floor in Nashik for nine years. Still takes one shift a quarter.',
        strings: 22,
        syllables: [
          { text: 'I', length: 0.3, loudness: 0.62, tone: 0.5 },
          { text: 'ra', length: 0.34, loudness: 0.84, tone: 0.1 },
          { text: 'Desh', length: 0.42, loudness: 1, tone: -0.6 },
          { text: 'mukh', length: 0.4, loudness: 0.66, tone: -0.2 },
        ],
      },
      {
        isSample: true,
        firstName: 'Arvind',
        lastName: 'Krishnaswamy',
        linkedin: 'https://www.linkedin.com/in/sample-arvind-krishnaswamy',
        written: { text: 'அரவிந்த் கிருஷ்ணசாமி', lang: 'ta' },
        role: 'Chief technology officer',
        bio: 'Built telephone exchanges before he built models. Owns the pause before the answer.',
        strings: 14,
        syllables: [
          { text: 'Ar', length: 0.3, loudness: 0.6, tone: 0.2 },
          { text: 'vind', length: 0.34, loudness: 0.9, tone: 0.7 },
          { text: 'Krish', length: 0.3, loudness: 1, tone: -0.5 },
          { text: 'na', length: 0.2, loudness: 0.54, tone: -0.1 },
          { text: 'swa', length: 0.3, loudness: 0.8, tone: 0.4 },
          { text: 'my', length: 0.26, loudness: 0.42, tone: 0.1 },
        ],
      },
      {
        isSample: true,
        firstName: 'Farah',
        lastName: 'Siddiqui',
        linkedin: 'https://www.linkedin.com/in/sample-farah-siddiqui',
        written: { text: 'फ़राह सिद्दीक़ी', lang: 'hi' },
        role: 'Chief solutions officer',
        bio: 'Sits in on your hardest calls before anyone writes a script. Speaks six of the fifty.',
        strings: 28,
        syllables: [
          { text: 'Fa', length: 0.28, loudness: 0.6, tone: -0.5 },
          { text: 'rah', length: 0.44, loudness: 1, tone: 0.4 },
          { text: 'Sid', length: 0.26, loudness: 0.72, tone: 0 },
          { text: 'di', length: 0.24, loudness: 0.9, tone: 0.8 },
          { text: 'qui', length: 0.36, loudness: 0.56, tone: 0.2 },
        ],
      },
      {
        isSample: true,
        firstName: 'Lalit',
        lastName: 'Boro',
        linkedin: 'https://www.linkedin.com/in/sample-lalit-boro',
        written: { text: 'ললিত বড়ো', lang: 'bn' },
        role: 'Head of languages',
        bio: 'A field linguist from Kokrajhar. Decides when a language is good enough to answer in.',
        strings: 18,
        syllables: [
          { text: 'La', length: 0.3, loudness: 0.66, tone: 0.2 },
          { text: 'lit', length: 0.34, loudness: 0.92, tone: -0.7 },
          { text: 'Bo', length: 0.44, loudness: 1, tone: 0.5 },
          { text: 'ro', length: 0.42, loudness: 0.6, tone: -0.3 },
        ],
      },
    ],
    values: points({
      'Hear the whole sentence': 'We do not cut callers short or guess at what they have not said.',
      'Say what you did': 'An action is spoken only after the system has taken it.',
      'Know when to stop': 'Handing over is a result, not a failure, and we count it as one.',
      'Leave a line': 'Every call can be read back: what was said, what was checked, who opened the record.',
    }),
  },
)
