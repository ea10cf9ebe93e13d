import { useEffect, useRef } from 'react'
import { Button, SideButton } from '../../../common/ui/button.tsx'
import type { LeadAnswer } from '../../wire/leads.ts'
import type { Draft } from '../drafts/draft-store.ts'
import { useSession } from '../state/session-store.ts'
import { fullMoment } from '../time/dates.ts'
import { changeWords } from './change-words.ts'
import { historyWords } from './history-words.ts'
import styles from './lead-news.module.css'
import type { OpenLead, WantedChange } from './use-lead.ts'

interface LeadNewsProps {
  open: OpenLead
  draft: Draft
  onDraft: (change: Partial<Draft>) => void
  onRepeat: (change: WantedChange) => void
}

/** What a colleague did while the lead was open here; if that blocked a change, the choice to repeat it. */
export function LeadNews({ open, draft, onDraft, onRepeat }: LeadNewsProps) {
  const { me, team } = useSession()
  const { news, refused, sentBefore } = open
  const colleague = news.some(({ memberId }) => memberId !== me.id)
  if (refused && sentBefore)
    return (
      <OtherWords
        sentBefore={sentBefore}
        draft={draft}
        onDraft={onDraft}
        onRepeat={() => onRepeat(refused)}
        open={open}
      />
    )
  return (
    <div role="status">
      {(news.length > 0 || refused) && (
        <div className={styles.news}>
          <p>
            <b>
              {refused
                ? `${colleague ? 'A colleague was first.' : 'This lead has changed since.'} This change of yours is not saved yet, nor lost.`
                : 'Meanwhile:'}
            </b>
          </p>
          <ul>
            {news.map((entry) => (
              <li key={entry.id}>
                {historyWords(entry, team, me.id)}{' '}
                <time className="text-2" dateTime={entry.at}>
                  {fullMoment(entry.at)}
                </time>
                {entry.kind === 'note' && <q>{entry.text}</q>}
              </li>
            ))}
          </ul>
          <div className="buttons">
            {refused && (
              <Button size="small" onClick={() => onRepeat(refused)}>
                {changeWords[refused.what].repeat}
              </Button>
            )}
            <SideButton onClick={open.dismissNews}>{refused ? 'Leave it as it is' : 'Understood'}</SideButton>
          </div>
        </div>
      )}
    </div>
  )
}

interface OtherWordsProps {
  sentBefore: LeadAnswer
  draft: Draft
  onDraft: (change: Partial<Draft>) => void
  onRepeat: () => void
  open: OpenLead
}

/** An answer was sent, but its confirmation lost: both texts, and the choice to send the second. */
function OtherWords({ sentBefore, draft, onDraft, onRepeat, open }: OtherWordsProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.focus()
  }, [])
  return (
    <div role="status">
      <div className={styles.news} ref={notice} tabIndex={-1}>
        <p>
          <b>Your answer had left already, in other words. What you have written since is not sent.</b>
        </p>
        <dl className={styles.texts}>
          <dt>
            Sent <time dateTime={sentBefore.at}>{fullMoment(sentBefore.at)}</time>
          </dt>
          <dd dir="auto">{sentBefore.text}</dd>
          <dt>Not sent</dt>
          <dd dir="auto">{draft.answer}</dd>
        </dl>
        <div className="buttons">
          <Button size="small" onClick={onRepeat}>
            Send this one too
          </Button>
          <SideButton
            onClick={() => {
              open.dismissNews()
              onDraft({ open: 'answer' })
            }}
          >
            Go on writing
          </SideButton>
        </div>
      </div>
    </div>
  )
}
