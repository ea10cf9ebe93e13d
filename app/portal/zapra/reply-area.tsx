import { type RefObject, useRef } from 'react'
import type { Line } from '../../../content/portal/conversation.ts'
import { languageNames, replyWords } from '../../../content/portal/inbox-words.ts'
import { channelName } from '../../../content/portal/thread-words.ts'
import { Button } from '../../ui/button.tsx'
import { setDemoPaused, useDemoPaused } from '../state/demo-clock.ts'
import { Composer } from './composer.tsx'
import type { InboxRow } from './inbox-rows.ts'
import { inboxStore } from './inbox-store.ts'
import styles from './reply-area.module.css'
import { whatMayBeSent } from './simulation/what-may-be-sent.ts'
import { windowClosesAt } from './simulation/whatsapp-window.ts'
import { SuggestionBox } from './suggestion-box.tsx'
import { TemplatePicker } from './template-picker.tsx'
import type { InboxActs } from './use-inbox-acts.ts'

interface ReplyAreaProps {
  row: InboxRow
  /** Demo seconds of the last full minute. */
  minute: number
  suggestion: Line | undefined
  acts: InboxActs
  messages: RefObject<HTMLElement | null>
}

/** What may be sent at this moment, and why nothing else may. */
export function ReplyArea({ row, minute, suggestion, acts, messages }: ReplyAreaProps) {
  const { conversation, thread } = row
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = inboxStore.useState(({ drafts }) => drafts[conversation.id] ?? '')
  const allowed = whatMayBeSent(thread, minute)

  const send = (text: string) => {
    acts.write(text === suggestion?.[0] ? suggestion : [text])
    // The button may go with the suggestion. On a touch screen the field would bring up the keyboard.
    const isTouch = matchMedia('(pointer: coarse)').matches && document.activeElement !== field.current
    const next = isTouch ? messages : field
    next.current?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.area} data-allowed={allowed}>
      {allowed === 'free' && (
        <>
          {suggestion && draft !== suggestion[0] && (
            <SuggestionBox
              suggestion={suggestion}
              conversation={conversation}
              onEdit={() => {
                acts.draft(suggestion[0])
                field.current?.focus({ preventScroll: true })
              }}
              onSend={() => send(suggestion[0])}
            />
          )}
          <Composer
            conversation={conversation}
            thread={thread}
            draft={draft}
            field={field}
            onDraft={acts.draft}
            onSend={send}
          />
        </>
      )}
      {allowed === 'template' && (
        <TemplatePicker
          conversation={conversation}
          hasWritten={windowClosesAt(thread) !== undefined}
          onSend={acts.sendTemplate}
        />
      )}
      {allowed === 'no-consent' && (
        <p>
          <b>{replyWords.noConsent(channelName(thread.channel))}</b> {replyWords.whyNoConsent}
        </p>
      )}
      {allowed === 'closed' && (
        <p>
          <b>{replyWords.closed}</b> {replyWords.whyClosed}
        </p>
      )}
      {thread.isAwaited && <PausedNote />}
      <p className={styles.note}>
        {replyWords.simulated}
        {languageNote(conversation.language)}
      </p>
    </div>
  )
}

function PausedNote() {
  if (!useDemoPaused()) return null
  return (
    <p className={styles.paused} role="status">
      {replyWords.paused}{' '}
      <Button look="outline" size="small" onClick={() => setDemoPaused(false)}>
        Resume live
      </Button>
    </p>
  )
}

function languageNote(language: string): string {
  const name = languageNames[language]
  return name ? ` ${replyWords.untranslated(name)}` : ''
}
