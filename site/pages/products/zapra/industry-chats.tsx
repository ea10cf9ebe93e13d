import { inWords } from '../../../../common/content/in-words.ts'
import type { ChatMessage } from '../../../content/products/chat-message.ts'
import { type IndustryChat, industryChats } from '../../../content/products/zapra-industry-chats.ts'
import { Section } from '../../../sections/section.tsx'
import { LineIcon } from '../../../../common/ui/line-icon.tsx'
import { Bubble } from './bubble.tsx'
import * as chatIcons from './chat-icons.ts'
import styles from './industry-chats.module.css'

/** Four complete sample chats; one of them opens the section. */
export function IndustryChats() {
  return (
    <Section
      ground="light"
      className="goes-on"
      titleId="industry-chats-title"
      title={`Industry demos: ${inWords(industryChats.length)} chats, start to finish`}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on phones it scrolls, so the keyboard must reach it */}
      <div className={styles.chats} role="group" aria-labelledby="industry-chats-title" tabIndex={0}>
        {industryChats.map((chat) => (
          <ChatCard key={chat.id} chat={chat} />
        ))}
      </div>
      <p className="caption">Sample chats, all fictional.</p>
    </Section>
  )
}

function ChatCard({ chat: { id, industry, outcome, result, messages } }: { chat: IndustryChat }) {
  return (
    <article className={styles.card} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.told}>
        <p className="label">{industry}</p>
        <h3 className="heading-3" id={`${id}-title`}>
          {outcome}
        </h3>
        <p className={`icon-before ${styles.result}`}>{result}</p>
      </div>
      <ol className={styles.messages}>
        {messages.map((message) => (
          <Message key={message.message} message={message} />
        ))}
      </ol>
    </article>
  )
}

function Message({ message: { type, message, time, lang, english, attachment } }: { message: ChatMessage }) {
  return (
    <li data-from={type}>
      <Bubble type={type} lang={lang}>
        {attachment?.kind === 'photo' && (
          <LineIcon svg={chatIcons.image} size={18} className={styles.photo} />
        )}
        {message}
        {english && <small lang="en-IN">{english}</small>}
      </Bubble>
      <time className="text-3">{time}</time>
    </li>
  )
}
