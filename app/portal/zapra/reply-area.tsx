import { type RefObject, useRef } from 'react'
import type { Line } from '../../../content/portal/conversation.ts'
import { languageNames, replyWords, suggestionLabel } from '../../../content/portal/inbox-words.ts'
import { channelName } from '../../../content/portal/thread-words.ts'
import { Button } from '../../ui/button.tsx'
import { setDemoPaused, useDemoPaused } from '../state/demo-clock.ts'
import { Composer } from './composer.tsx'
import { HolderMark } from './holder-mark.tsx'
import type { InboxRow } from './inbox-rows.ts'
import { inboxStore } from './inbox-store.ts'
import styles from './reply-area.module.css'
import { whatMayBeSent, windowClosesAt } from './simulation/what-may-be-sent.ts'
import { TemplatePicker } from './template-picker.tsx'
import type { PerformAct } from './use-inbox-act.ts'

interface ReplyAreaProps {
  row: InboxRow
  /** Demo seconds of the last full minute. */
  minute: number
  suggestion: Line | undefined
  act: PerformAct
  messages: RefObject<HTMLElement | null>
}

/** What may be sent at this moment, and why nothing else may. */
export function ReplyArea({ row, minute, suggestion, act, messages }: ReplyAreaProps) {
  const { conversation, thread } = row
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = inboxStore.useState(({ drafts }) => drafts[conversation.id] ?? '')
  const paused = useDemoPaused()
  const allowed = whatMayBeSent(thread, minute)
  const language = languageNames[conversation.language]

  const setDraft = (text: string) => {
    inboxStore.dispatch({ kind: 'draft', conversation: conversation.id, text })
  }
  const send = (text: string) => {
    const english = text === suggestion?.[0] ? suggestion[1] : undefined
    act({ kind: 'write', text, ...(english && { english }) })
    // The button may go with the suggestion. On a touch screen the field would bring up the keyboard.
    const isTouch = matchMedia('(pointer: coarse)').matches && document.activeElement !== field.current
    const next = isTouch ? messages : field
    next.current?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.area} data-allowed={allowed}>
      {allowed === 'free' && suggestion && draft !== suggestion[0] && (
        // What the assistant would write; nothing of it is sent until a person does.
        <section className={styles.suggestion} aria-label="Suggestion">
          <div>
            <p>
              <HolderMark holder="assistant" words={suggestionLabel} />
            </p>
            <p lang={suggestion[1] && conversation.language}>{suggestion[0]}</p>
            {suggestion[1] && <p className="text-2">{suggestion[1]}</p>}
          </div>
          <div className={`buttons ${styles.choices}`}>
            <Button
              look="outline"
              size="small"
              onClick={() => {
                setDraft(suggestion[0])
                field.current?.focus({ preventScroll: true })
              }}
            >
              Edit
            </Button>
            <Button size="small" onClick={() => send(suggestion[0])}>
              Send as it is
            </Button>
          </div>
        </section>
      )}
      {allowed === 'free' && (
        <Composer
          conversation={conversation}
          thread={thread}
          draft={draft}
          field={field}
          onDraft={setDraft}
          onSend={send}
        />
      )}
      {allowed === 'template' && (
        <TemplatePicker
          conversation={conversation}
          hasWritten={windowClosesAt(thread) !== undefined}
          onSend={(text) => act({ kind: 'template', text })}
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
      {thread.isAwaited && paused && (
        <p className={styles.paused} role="status">
          {replyWords.paused}{' '}
          <Button look="outline" size="small" onClick={() => setDemoPaused(false)}>
            Resume live
          </Button>
        </p>
      )}
      <p className={styles.note}>
        {language ? `${replyWords.simulated} ${replyWords.untranslated(language)}` : replyWords.simulated}
      </p>
    </div>
  )
}
