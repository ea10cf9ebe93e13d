import type { LeadAnswer, LeadDetail } from '../../wire/leads.ts'
import { memberName } from '../state/member-names.ts'
import { useSession } from '../state/session-store.ts'
import { fullMoment } from '../time/dates.ts'
import { deliveryWords } from './delivery-words.ts'
import { historyWords } from './history-words.ts'
import { Attachments, Reply } from './lead-reply.tsx'
import styles from './lead-timeline.module.css'

/** What the visitor wrote and what has been done since, oldest first. */
export function LeadTimeline({ lead }: { lead: LeadDetail }) {
  const { me, team } = useSession()
  return (
    <section className={styles.timeline} aria-label="Message and history">
      <div>
        <h3 className="small">
          {lead.name} wrote{' '}
          <time className="text-3" dateTime={lead.receivedAt}>
            {fullMoment(lead.receivedAt)}
          </time>
        </h3>
        <p className={styles.words} dir="auto">
          {lead.message || 'No message.'}
        </p>
        {lead.replies
          .filter(({ kind }) => kind === 'first')
          .map((first) => (
            <Attachments key={first.id} reference={lead.reference} of={first} />
          ))}
      </div>
      <ol className={styles.history} aria-label="History">
        {lead.history.map((entry) => {
          const answer = lead.answers.find(({ id }) => id === entry.answerId)
          if (answer)
            return (
              <li key={entry.id}>
                <Answer
                  answer={answer}
                  who={answer.memberId === me.id ? 'You' : memberName(team, answer.memberId)}
                />
              </li>
            )
          const reply = lead.replies.find(({ id }) => id === entry.replyId)
          if (reply)
            return (
              <li key={entry.id}>
                <Reply
                  reply={reply}
                  lead={lead}
                  words={
                    reply.kind === 'reply'
                      ? `${reply.writer || reply.address} replied`
                      : historyWords(entry, team, me.id)
                  }
                />
              </li>
            )
          return (
            <li key={entry.id}>
              <p className="small">
                {historyWords(entry, team, me.id)}{' '}
                <time className="text-3" dateTime={entry.at}>
                  {fullMoment(entry.at)}
                </time>
              </p>
              {(entry.kind === 'note' || entry.kind === 'not-delivered') && (
                <p className={`${styles.words} ${styles.note}`} dir="auto">
                  {entry.text}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Attachments of an answer. */
function AnswerExtrasShown({ answer: { copies, files, meeting } }: { answer: LeadAnswer }) {
  const lines = [
    meeting && `Invited for ${fullMoment(meeting.start)}, ${meeting.lasts} minutes: ${meeting.place}`,
    copies.length > 0 && `Copy to ${copies.join(', ')}`,
    files.length > 0 && `With ${files.join(', ')}`,
  ].filter((line) => typeof line === 'string')
  if (lines.length === 0) return null
  return (
    <ul className={`small ${styles.went}`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Answer({ answer, who }: { answer: LeadAnswer; who: string }) {
  const { state, lastError } = answer.delivery
  return (
    <div className={styles.answer} data-failed={state === 'dead' || undefined}>
      <h3 className="small">
        {who} answered{' '}
        <time className="text-3" dateTime={answer.at}>
          {fullMoment(answer.at)}
        </time>
      </h3>
      <div className={styles.words}>
        <p>
          <b>{answer.subject}</b>
        </p>
        <p dir="auto">{answer.text}</p>
      </div>
      <AnswerExtrasShown answer={answer} />
      <p className="small-muted">
        {deliveryWords(answer.delivery)}
        {state === 'dead' && lastError && <span> {lastError}</span>}
      </p>
    </div>
  )
}
