import * as v from 'valibot'
import { copy, listOf } from '../../../common/content/content-schemas.ts'

const clockTime = v.pipe(
  v.string('is missing. Write the time.'),
  v.regex(
    /^([01]?\d|2[0-3]):[0-5]\d$/,
    (issue) => `is “${issue.input}”. Write hours and minutes, such as 9:41 or 21:30.`,
  ),
)

/** What a message carries besides its words. */
const attachmentSchema = v.variant(
  'kind',
  [
    v.object({ kind: v.literal('choices'), choices: listOf(copy(16), 2, 3) }),
    v.object({ kind: v.literal('document'), name: copy(28), detail: copy(24) }),
    v.object({ kind: v.literal('photo') }),
    v.object({ kind: v.literal('story'), note: copy(26) }),
    v.object({
      kind: v.literal('products'),
      products: listOf(v.object({ name: copy(16), price: copy(8) }), 2),
    }),
    v.object({
      kind: v.literal('form'),
      fields: listOf(v.object({ label: copy(22), value: copy(18) }), 2),
      state: copy(8),
    }),
  ],
  'is none of the attachments that a bubble can draw. See site/content/products/chat-message.ts.',
)

export type Attachment = v.InferOutput<typeof attachmentSchema>

/** One message of a sample chat. Lengths keep a bubble within four lines at 390 px. */
const chatMessageSchema = v.object({
  type: v.picklist(['user', 'bot'], 'is neither “user”, the customer, nor “bot”, Zapra.'),
  message: copy(104),
  time: clockTime,
  /** BCP 47 tag, if the words are not English. */
  lang: v.optional(copy(8)),
  /** The English meaning, where a reader may not know the language. */
  english: v.optional(copy(60)),
  attachment: v.optional(attachmentSchema),
})

export type ChatMessage = v.InferOutput<typeof chatMessageSchema>

type More = Partial<Pick<ChatMessage, 'lang' | 'english' | 'attachment'>>

/** A message that the customer wrote. */
export const user = (time: string, message: string, more: More = {}): ChatMessage => ({
  type: 'user',
  time,
  message,
  ...more,
})

/** A message that Zapra wrote. */
export const bot = (time: string, message: string, more: More = {}): ChatMessage => ({
  ...user(time, message, more),
  type: 'bot',
})

/** A chat in the order it was written. */
export function chatOf(least: number, most: number) {
  return v.pipe(
    listOf(chatMessageSchema, least, most),
    v.check(
      (messages) =>
        messages.every(
          ({ time }, at) => at === 0 || minutes(time) >= minutes(messages[at - 1]?.time ?? time),
        ),
      'run backwards in time. Put them in the order they were written.',
    ),
  )
}

function minutes(time: string): number {
  const [hours, past] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (past ?? 0)
}
