import type { ChatMessage } from '../../../content/products/chat-message.ts'
import type { Channel } from '../../../content/products/zapra-channels.ts'
import { Choices, DocumentCard, FilledForm, ProductCards, StoryPicture } from './attachments.tsx'
import { Typing } from './bubble.tsx'
import styles from './chat-lines.module.css'

/** The messages of a sample chat in full; `chat-player.behaviour.ts` hides the unsent ones while it plays. */
export function ChatLines({ channel: { id, day, messages } }: { channel: Channel }) {
  return (
    <div className={styles.thread}>
      {day && <p className={styles.day}>{day}</p>}
      <ol className={styles.lines} data-chat="">
        {messages.map((message) => (
          <Line key={message.message} channel={id} message={message} />
        ))}
        <li className={styles.line} data-from="bot" data-typing="">
          <div className={styles.bubble}>
            <Typing />
          </div>
        </li>
      </ol>
    </div>
  )
}

function Line({ channel, message }: { channel: Channel['id']; message: ChatMessage }) {
  const { type, message: words, lang, time, attachment } = message
  return (
    <li className={styles.line} data-from={type}>
      <span className="visually-hidden">{type === 'user' ? 'Customer: ' : 'Zapra: '}</span>
      {attachment?.kind === 'story' && <StoryPicture note={attachment.note} />}
      <div className={styles.bubble}>
        {attachment?.kind === 'document' && <DocumentCard {...attachment} />}
        <p lang={lang} data-words="">
          {words}
        </p>
        {attachment?.kind === 'form' && <FilledForm {...attachment} />}
        {attachment?.kind === 'choices' && channel === 'whatsapp' && <Choices {...attachment} />}
        {channel !== 'sms' && (
          <span className={styles.sent}>
            <time>{time}</time>
            {channel === 'whatsapp' && type === 'user' && <ReadTicks />}
          </span>
        )}
      </div>
      {channel === 'sms' && (
        <p className={`tabular ${styles.count}`}>
          <time>{time}</time>
          {type === 'bot' && `, ${smsLength(words)}`}
        </p>
      )}
      {attachment?.kind === 'products' && <ProductCards {...attachment} />}
      {attachment?.kind === 'choices' && channel !== 'whatsapp' && <Choices {...attachment} />}
    </li>
  )
}

/** A text message holds 160 characters; a longer one is sent, and paid for, in parts of 153. */
function smsLength(words: string): string {
  const texts = words.length <= 160 ? 1 : Math.ceil(words.length / 153)
  return `${words.length} characters, ${texts} text${texts === 1 ? '' : 's'}`
}

function ReadTicks() {
  return (
    <svg className={styles.ticks} width="15" height="9" viewBox="0 0 15 9" aria-hidden="true">
      <path d="M1 5l2.5 2.5L8.5 1M6 6.5l1 1L12.5 1" />
    </svg>
  )
}
