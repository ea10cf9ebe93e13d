import { useEffect, useRef, useState } from 'react'
import { cardBlockCall } from '../content/card-block-call.ts'
import type { Channel, Way } from '../content/conversation.ts'
import { handoverToasts, holderWords, waysWords } from '../content/inbox-words.ts'
import { site } from '../../common/brand/site.ts'
import backBar from '../../common/app-shell/back-bar.module.css'
import { DeskIcon } from '../../common/app-shell/desk-icon.tsx'
import { DeskLink } from '../../common/app-shell/desk-link.tsx'
import { showSuccess } from '../../common/toasts/toast-store.ts'
import { Button } from '../../common/ui/button.tsx'
import { mayOpen } from '../session/access.ts'
import { useCurrentUser } from '../session/current-user.ts'
import { PauseLive } from '../shell/pause-live.tsx'
import { useFollow } from '../../common/app-shell/use-follow.ts'
import { demoSecondsNow } from '../state/demo-clock.ts'
import { change, type ThreadDeed } from '../state/done.ts'
import { HolderMark } from './holder-mark.tsx'
import type { InboxRow } from './inbox-rows.ts'
import { MessageList } from './message-list.tsx'
import { ReplyArea } from './reply-area.tsx'
import { ScaleStrip } from './scale-strip.tsx'
import { suggestionNow } from './thread.ts'
import styles from './thread-panel.module.css'

interface ThreadPanelProps {
  row: InboxRow
  /** Address of the list; on phones, where it is not beside the conversation. */
  backTo: string | undefined
  /** If the conversation has just replaced the list, its heading is focused. */
  takesFocus: boolean
}

/** The open conversation. */
export function ThreadPanel({ row, backTo, takesFocus }: ThreadPanelProps) {
  const { conversation, thread, last, unread } = row
  const { id } = conversation
  const heading = useRef<HTMLHeadingElement>(null)
  const { messages, typing } = thread
  const { list } = useFollow({
    end: `${messages.length} ${typing ?? ''}`,
    ownActs: messages.filter(({ from }) => from === 'you').length,
    startsAtEnd: true,
  })
  // Messages on screen count as read.
  useEffect(() => {
    if (unread > 0) change(({ seen }) => ({ seen: { ...seen, [id]: last.at } }))
  }, [id, last.at, unread])
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const act = (deed: ThreadDeed) => {
    const now = { ...deed, at: demoSecondsNow() }
    change(({ threads }) => ({ threads: { ...threads, [id]: [...(threads[id] ?? []), now] } }))
    if (deed.kind === 'take') showSuccess(handoverToasts.taken)
    if (deed.kind === 'give-back') showSuccess(handoverToasts.givenBack)
  }
  // The pressed button disappears: the keyboard continues from the name above it.
  const closeOrReopen = (kind: 'close' | 'reopen') => () => {
    heading.current?.focus()
    act({ kind })
  }
  const [isChoosing, setChoosing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const stopChoosing = () => {
    setChoosing(false)
    opener.current?.focus()
  }
  const suggestion = suggestionNow(conversation, thread)
  return (
    <section
      className={styles.panel}
      aria-label="Conversation"
      onKeyDown={({ key }) => key === 'Escape' && isChoosing && stopChoosing()}
    >
      {backTo !== undefined && (
        <div className={`${backBar.bar} ${styles.bar}`}>
          <DeskLink to={backTo} className={`${backBar.back} quiet-link`}>
            <DeskIcon name="arrow-left" size={18} />
            Inbox
          </DeskLink>
          <PauseLive quiet />
        </div>
      )}
      <header className={styles.head}>
        <h2 className="heading-3" ref={heading} tabIndex={-1}>
          <BreakableName name={conversation.name} />
        </h2>
        <div className={`buttons ${styles.actions}`}>
          {thread.holder === 'closed' ? (
            <Button size="small" onClick={closeOrReopen('reopen')}>
              Reopen
            </Button>
          ) : (
            <>
              {conversation.ways.length > 1 && (
                <Button
                  ref={opener}
                  look="outline"
                  size="small"
                  aria-expanded={isChoosing}
                  onClick={() => setChoosing(!isChoosing)}
                >
                  Change channel
                </Button>
              )}
              <Button look="outline" size="small" onClick={closeOrReopen('close')}>
                Close
              </Button>
              {thread.holder === 'you' ? (
                <Button size="small" onClick={() => act({ kind: 'give-back' })}>
                  <span>
                    Hand back<span className={styles.wide}> to {site.brand}</span>
                  </span>
                </Button>
              ) : (
                <Button size="small" onClick={() => act({ kind: 'take' })}>
                  Take over
                </Button>
              )}
            </>
          )}
        </div>
        <div className={styles.about}>
          <HolderMark holder={thread.holder} words={holderWords(thread.holder, conversation.colleague)} />
          <p className="text-2">
            {thread.channel} · {conversation.reason} · {conversation.verified}
          </p>
          {conversation.callReference && <CallLinks reference={conversation.callReference} />}
        </div>
      </header>
      {isChoosing && thread.holder !== 'closed' && (
        <Ways
          ways={conversation.ways}
          current={thread.channel}
          onChoose={(channel) => {
            act({ kind: 'move', channel })
            stopChoosing()
          }}
        />
      )}
      <ScaleStrip thread={thread} isSuggested={suggestion !== undefined} />
      <MessageList ref={list} thread={thread} conversation={conversation} />
      <ReplyArea row={row} suggestion={suggestion} onAct={act} messages={list} />
    </section>
  )
}

interface WaysProps {
  ways: readonly Way[]
  current: Channel
  onChoose: (channel: Channel) => void
}

/** Every channel on which this customer can be reached, with their consent. */
function Ways({ ways, current, onChoose }: WaysProps) {
  return (
    <section className={styles.ways} aria-label="Change channel">
      <p>{waysWords.lead}</p>
      <ul className="ruled-rows">
        {ways.map(({ channel, address, consent, refused }) => (
          <li key={channel} className="cluster">
            <div>
              <b>{channel}</b> <span className="tabular">{address}</span>
              <p>{consent}</p>
            </div>
            {channel === current && <span>{waysWords.current}</span>}
            {channel !== current && !refused && (
              <Button look="outline" size="small" onClick={() => onChoose(channel)}>
                {waysWords.continueOn(channel)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A name that is an email address may only wrap after its @. */
function BreakableName({ name }: { name: string }) {
  const [before, after] = name.split('@')
  if (after === undefined) return name
  return (
    <>
      {before}@<wbr />
      {after}
    </>
  )
}

/** Link to the call that a conversation continues, on the desks that the account may open. */
function CallLinks({ reference }: { reference: string }) {
  const user = useCurrentUser()
  const ways = [
    ['virtual-assistant', `?call=${cardBlockCall.callId}`, 'hear it'],
    ['qams', `?sheet=${cardBlockCall.reference}`, 'its score sheet'],
  ] as const
  return (
    <p className="cluster">
      From the call {reference}:{' '}
      {ways
        .filter(([desk]) => user && mayOpen(user, desk))
        .map(([desk, query, words]) => (
          <DeskLink key={desk} className="press-target quiet-link" to={`/dashboard/${desk}${query}`}>
            {words}
          </DeskLink>
        ))}
    </p>
  )
}
