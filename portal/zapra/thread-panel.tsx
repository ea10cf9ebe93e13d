import { useEffect, useRef, useState } from 'react'
import { cardBlockCall } from '../content/card-block-call.ts'
import type { Channel, Conversation } from '../content/conversation.ts'
import { site } from '../../common/brand/site.ts'
import { BackBar } from '../../common/app-shell/back-bar.tsx'
import { DeskLink } from '../../common/app-shell/desk-link.tsx'
import { showSuccess } from '../../common/toasts/toast-store.ts'
import { Button, SideButton } from '../../common/ui/button.tsx'
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
import { inSentence, suggestionNow } from './thread.ts'
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
  const { list, follow } = useFollow({
    end: `${thread.messages.length} ${thread.typing ?? ''}`,
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
    if (deed.kind === 'write') follow()
    const now = { ...deed, at: demoSecondsNow() }
    change(({ threads }) => ({ threads: { ...threads, [id]: [...(threads[id] ?? []), now] } }))
    if (deed.kind === 'take')
      showSuccess({ title: 'You have the conversation', text: `Simulated. ${site.brand} stays to suggest.` })
    if (deed.kind === 'give-back') {
      const title = `${site.brand} has the conversation`
      showSuccess({ title, text: 'Simulated. It goes on from what you wrote.' })
    }
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
  return (
    <section
      className={styles.panel}
      aria-label="Conversation"
      onKeyDown={({ key }) => key === 'Escape' && isChoosing && stopChoosing()}
    >
      {backTo !== undefined && (
        <BackBar to={backTo} words="Inbox" className={styles.bar}>
          <PauseLive quiet />
        </BackBar>
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
                <SideButton ref={opener} aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
                  Change channel
                </SideButton>
              )}
              <SideButton onClick={closeOrReopen('close')}>Close</SideButton>
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
          <HolderMark holder={thread.holder} conversation={conversation} />
          <p className="text-2">
            {thread.channel} · {conversation.reason} · {conversation.verified}
          </p>
          {conversation.callReference && <CallLinks reference={conversation.callReference} />}
        </div>
      </header>
      {isChoosing && thread.holder !== 'closed' && (
        <Ways
          conversation={conversation}
          current={thread.channel}
          onChoose={(channel) => {
            act({ kind: 'move', channel })
            stopChoosing()
          }}
        />
      )}
      <ScaleStrip thread={thread} isSuggested={suggestionNow(conversation, thread) !== undefined} />
      <MessageList ref={list} thread={thread} conversation={conversation} />
      <ReplyArea row={row} onAct={act} messages={list} />
    </section>
  )
}

interface WaysProps {
  conversation: Conversation
  current: Channel
  onChoose: (channel: Channel) => void
}

/** Every channel on which this customer can be written to, with their consent. */
function Ways({ conversation: { ways, consent }, current, onChoose }: WaysProps) {
  return (
    <section className={styles.ways} aria-label="Change channel">
      <p>
        One conversation, on the channel the customer prefers. Nothing goes out on a channel they have not
        agreed to.
      </p>
      <ul className="ruled-rows">
        {ways.map(([channel, address, refused]) => (
          <li key={channel} className="cluster">
            <div>
              <b>{channel}</b> <span className="tabular">{address}</span>
              <p>{refused ?? consent}</p>
            </div>
            {channel === current && <span>In use now</span>}
            {channel !== current && !refused && (
              <SideButton onClick={() => onChoose(channel)}>Continue on {inSentence(channel)}</SideButton>
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
