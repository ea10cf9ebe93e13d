import type { RefObject } from 'react'
import type { Conversation } from '../../../content/portal/conversation.ts'
import { MessageItem } from './message-item.tsx'
import styles from './message-list.module.css'
import type { Thread } from './simulation/thread.ts'
import { TypingItem } from './typing-item.tsx'
import { useFollowEnd } from './use-follow-end.ts'

interface MessageListProps {
  thread: Thread
  conversation: Conversation
  list: RefObject<HTMLOListElement | null>
}

/** The messages of the open conversation, kept at their end. */
export function MessageList({ thread, conversation, list }: MessageListProps) {
  const { messages, typing } = thread
  useFollowEnd(list, {
    conversation: conversation.id,
    end: `${messages.length} ${typing ?? ''}`,
    sent: messages.filter(({ from }) => from === 'you').length,
  })
  const namesChannel = messages.some(({ channel }) => channel !== conversation.channel)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
    <ol className={styles.list} ref={list} aria-label="Messages" tabIndex={0}>
      {messages.map((message) => (
        <MessageItem
          key={message.id}
          message={message}
          conversation={conversation}
          namesChannel={namesChannel}
        />
      ))}
      {typing && <TypingItem thread={thread} conversation={conversation} />}
    </ol>
  )
}
