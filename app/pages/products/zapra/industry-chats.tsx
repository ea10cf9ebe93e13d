import type { ChatMessage } from '../../../../content/products/chat-message.ts'
import { type IndustryChat, industryChats } from '../../../../content/products/zapra-industry-chats.ts'
import { SectionHead } from '../../../sections/section-head.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LineIcon } from '../../../ui/line-icon.tsx'
import { Bubble } from './bubble.tsx'
import { chatIcons } from './chat-icons.ts'
import styles from './industry-chats.module.css'
import { OpeningSentence } from './opening-sentence.tsx'

/** Four sample chats, each told to its end; one of them opens the section. Static. */
export function IndustryChats() {
  return (
    <section
      className={`section ${styles.section}`}
      data-ground="light"
      aria-labelledby="industry-chats-title"
    >
      <div className="wrap">
        <OpeningSentence />
        <SectionHead
          id="industry-chats-title"
          title={
            <>
              Four chats,
              <br />
              start to finish.
            </>
          }
        >
          Short, because customers are. Each one ends with something done.
        </SectionHead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on phones it scrolls, so the keyboard must reach it */}
        <div className={styles.chats} role="group" aria-labelledby="industry-chats-title" tabIndex={0}>
          {industryChats.map((chat) => (
            <ChatCard key={chat.id} chat={chat} />
          ))}
        </div>
        <p className={`caption ${styles.note}`}>Sample chats. Names, prices and numbers are fictional.</p>
      </div>
    </section>
  )
}

function ChatCard({ chat: { id, industry, outcome, customer, result, messages } }: { chat: IndustryChat }) {
  return (
    <article className={styles.card} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.told}>
        <p className="label">{industry}</p>
        <h3 className="heading-3" id={`${id}-title`}>
          {outcome}
        </h3>
        <p className={styles.customer}>{customer}</p>
        <p className={styles.result}>
          <Icon name="check" size={18} weight={1.8} />
          {result}
        </p>
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
      <Bubble type={type} className={styles.bubble}>
        <p lang={lang} className={attachment?.kind === 'photo' ? styles.photo : undefined}>
          {attachment?.kind === 'photo' && <LineIcon svg={chatIcons.image} size={18} />}
          {message}
        </p>
        {english && <small>{english}</small>}
      </Bubble>
      <time>{time}</time>
    </li>
  )
}
