import { type RefObject, useId, useRef } from 'react'
import { site } from '../../common/brand/site.ts'
import { CallStateMark } from '../../common/figures/call-state-mark.tsx'
import { Button, SideButton } from '../../common/ui/button.tsx'
import { checkLength, focusTooLong } from '../../common/ui/length-check.tsx'
import { setDemoPaused, useDemoPaused } from '../state/demo-clock.ts'
import { change, type ThreadDeed, useDone } from '../state/done.ts'
import type { InboxRow } from './inbox-rows.ts'
import styles from './reply-area.module.css'
import { inSentence, isRefused, suggestionNow } from './thread.ts'

/** Languages of the sample’s conversations other than English, by BCP 47 tag. */
const languageNames = { en: undefined, hi: 'Hindi', mr: 'Marathi', ta: 'Tamil' }

interface ReplyAreaProps {
  row: InboxRow
  onAct: (deed: ThreadDeed) => void
  messages: RefObject<HTMLElement | null>
}

/** Where a reply is written, or sent as the assistant suggests it. Return sends it, with shift it begins a new line. */
export function ReplyArea({ row: { conversation, thread }, onAct, messages }: ReplyAreaProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useDone().drafts[conversation.id] ?? ''
  const paused = useDemoPaused()
  const length = checkLength(id, draft, 2000)
  const suggestion = suggestionNow(conversation, thread)
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
  // With keys: React takes a paragraph away whole, and none of its texts, which may be translated.
  if (thread.holder === 'closed')
    return (
      <p key="closed" className={styles.area}>
        <b>Closed.</b> Reopen it to write; what you had begun is kept.
      </p>
    )
  if (isRefused(conversation, thread))
    return (
      <p key="refused" className={styles.area}>
        <b>Nothing can be sent by {inSentence(thread.channel)}.</b> The customer has withdrawn their consent.
        Change to a channel they agree to, above.
      </p>
    )
  return (
    <div className={styles.area} data-allowed="free">
      {suggestion && draft !== suggestion[0] && (
        // The assistant's proposed text; nothing of it is sent until a person does so.
        <section className={styles.suggestion} aria-label="Suggestion">
          <div>
            <p>
              <CallStateMark state="answering" words={`${site.brand} suggests`} />
            </p>
            <p lang={suggestion[1] && conversation.language}>{suggestion[0]}</p>
            {suggestion[1] && <p className="text-2">{suggestion[1]}</p>}
          </div>
          <div className={`buttons ${styles.choices}`}>
            <SideButton
              onClick={() => {
                setDraft(suggestion[0])
                field.current?.focus({ preventScroll: true })
              }}
            >
              Edit
            </SideButton>
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
              ? `Write to ${conversation.shortName}`
              : `Writing here takes the conversation over from ${from}`
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
          The demo’s clock stands still, so nobody can answer.{' '}
          <SideButton onClick={() => setDemoPaused(false)}>Resume live</SideButton>
        </p>
      )}
      <p className={styles.note}>
        Simulated: nothing reaches a real person.
        {language && (
          <span> Zapra would send your words in {language}; the demo shows them as you write them.</span>
        )}
      </p>
    </div>
  )
}
