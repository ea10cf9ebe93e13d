import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import type { LeadDetail, LeadReply } from '../../wire/leads.ts'
import { DeskIcon } from '../../../common/app-shell/desk-icon.tsx'
import { fullMoment } from '../time/dates.ts'
import styles from './lead-timeline.module.css'
import looks from './lead-reply.module.css'

interface ReplyProps {
  reply: LeadReply
  lead: LeadDetail
  /** The sender. */
  words: string
}

/** An incoming mail, all of it as text: new parts are shown, quoted earlier mails are folded. */
export function Reply({ reply, lead, words }: ReplyProps) {
  const isStranger = reply.kind === 'reply' && reply.address.toLowerCase() !== lead.email.toLowerCase()
  return (
    <div
      className={reply.kind === 'team' ? styles.answer : undefined}
      data-automatic={reply.kind === 'automatic'}
    >
      <h3 className="small">
        {words}{' '}
        <time className="text-3" dateTime={reply.at}>
          {fullMoment(reply.at)}
        </time>
      </h3>
      {isStranger && (
        <p className="small-muted">From {reply.address}, another address than that of this lead.</p>
      )}
      <div className={styles.words}>
        <p dir="auto">
          <b>{reply.subject || 'Without a subject'}</b>
        </p>
        {reply.parts.map(({ text, quoted }) =>
          quoted ? (
            <details key={text} className={looks.quoted}>
              <summary className="press-target quiet-link small">Earlier mail and signature</summary>
              <p dir="auto">{text}</p>
            </details>
          ) : (
            <p key={text} dir="auto">
              {text}
            </p>
          ),
        )}
        {reply.parts.length === 0 && <p className="text-2">Without any text.</p>}
      </div>
      <Attachments reference={lead.reference} of={reply} />
    </div>
  )
}

/** The files of a mail, by name and size. They can be saved, but are never displayed. */
export function Attachments({ reference, of }: { reference: string; of: LeadReply }) {
  if (of.attachments.length === 0) return null
  return (
    <ul className={looks.files} aria-label="Attachments">
      {of.attachments.map(({ id, name, size, kept }) => (
        <li key={id}>
          <DeskIcon name={kept ? 'download' : 'file-text'} size={16} />
          {kept ? (
            <a className="press-target quiet-link" href={salesDeskRoutes.attachment(reference, id)} download>
              {name}
            </a>
          ) : (
            <span>{name}</span>
          )}
          <small className="text-2 tabular">
            {kept ? sizeWords(size) : `${sizeWords(size)}, not kept: it is in the mailbox`}
          </small>
        </li>
      ))}
    </ul>
  )
}

const kilo = 1024

function sizeWords(bytes: number): string {
  if (bytes < kilo) return `${bytes} bytes`
  return bytes < kilo * kilo ? `${Math.round(bytes / kilo)} KB` : `${(bytes / kilo / kilo).toFixed(1)} MB`
}
