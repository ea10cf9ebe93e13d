import { type RefObject, useId, useRef } from 'react'
import { composerWords, languageNames, replyWords, suggestionLabel } from '../content/inbox-words.ts'
import type { Line } from '../content/recorded.ts'
import { site } from '../../common/brand/site.ts'
import { Button } from '../../common/ui/button.tsx'
import { checkLength, focusTooLong } from '../../common/ui/length-check.tsx'
import { setDemoPaused, useDemoPaused } from '../state/demo-clock.ts'
import { change, type ThreadDeed, useDone } from '../state/done.ts'
import { HolderMark } from './holder-mark.tsx'
import type { InboxRow } from './inbox-rows.ts'
import styles from './reply-area.module.css'
import { isRefused } from './thread.ts'

interface ReplyAreaProps {
  row: InboxRow
  suggestion: Line | undefined
  onAct: (deed: ThreadDeed) => void
  messages: RefObject<HTMLElement | null>
}

/** Where a reply is written, or sent as suggested by the assistant. Return sends it, Shift+Return begins a new line. */
export function ReplyArea({ row: { conversation, thread }, suggestion, onAct, messages }: ReplyAreaProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useDone().drafts[conversation.id] ?? ''
  const paused = useDemoPaused()
  const length = checkLength(id, draft, 2000)
  const language = languageNames[conversation.language]
  const from = thread.holder === 'colleague' ? (conversation.colleague ?? site.brand) : site.brand

  const setDraft = (text: string) =>
    change(({ drafts }) => ({ drafts: { ...drafts, [conversation.id]: text } }))
  const send = (text: string) => {
    onAct({ kind: 'write', text, english: text === suggestion?.[0] ? suggestion[1] : undefined })
    if (text === draft.trim()) setDraft('')
    // The button may disappear with the suggestion. On a touch screen the field would open the keyboard.
    const isTouch = matchMedia('(pointer: coarse)').matches && document.activeElement !== field.current
    const next = isTouch ? messages : field
    next.current?.focus({ preventScroll: true })
  }
  const sendDraft = (form: HTMLFormElement | null) => {
    if (form && focusTooLong(form)) return
    if (draft.trim()) send(draft.trim())
    else field.current?.focus()
  }
  const isClosed = thread.holder === 'closed'
  if (isClosed || isRefused(conversation, thread))
    return (
      <div className={styles.area}>
        <p>
          <b>{isClosed ? replyWords.closed : replyWords.refused(thread.channel)}</b>{' '}
          <span>{isClosed ? replyWords.whyClosed : replyWords.whyRefused}</span>
        </p>
      </div>
    )
  return (
    <div className={styles.area} data-allowed="free">
      {suggestion && draft !== suggestion[0] && (
        // The assistant's proposed text; nothing of it is sent until a person does so.
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
      <form
        className={styles.composer}
        onSubmit={(event) => {
          event.preventDefault()
          sendDraft(event.currentTarget)
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          Reply to {conversation.name}
        </label>
        <textarea
          id={id}
          ref={field}
          rows={2}
          enterKeyHint="send"
          {...length.field}
          value={draft}
          placeholder={
            thread.holder === 'you'
              ? composerWords.write(conversation.shortName)
              : composerWords.takesOver(from)
          }
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={(event) => {
            // Only the key code tells in Safari that an Enter ends a composed word.
            const isOfWord = event.nativeEvent.isComposing || event.keyCode === 229
            if (event.key !== 'Enter' || event.shiftKey || isOfWord) return
            event.preventDefault()
            sendDraft(event.currentTarget.form)
          }}
        />
        <Button size="small" type="submit">
          Send
        </Button>
        {length.message}
      </form>
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
