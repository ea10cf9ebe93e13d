import { PersonSheet } from './person-sheet.tsx'
import { PriceSheet } from './price-sheet.tsx'
import { NearestSheet, QuoteSheet } from './source-sheets.tsx'
import styles from './turn-view.module.css'
import type { Turn, TurnReply } from './use-conversation.ts'

/** A question and its answer: words on the left, their sources on the right. */
export function TurnView({ turn: { question, reply } }: { turn: Turn }) {
  return (
    <li className={styles.turn} data-kind={reply?.kind ?? 'thinking'}>
      <div className={styles.words}>
        <p className={styles.question}>
          <span className="visually-hidden">You asked: </span>
          {question}
        </p>
        {reply ? (
          <p className={styles.answer}>
            {wordsOf(reply.say).map(({ word, at, key }) => (
              <span key={key} style={{ '--at': at }}>
                {word}{' '}
              </span>
            ))}
          </p>
        ) : (
          <p className="text-2">Looking through the pages of this site.</p>
        )}
      </div>
      {reply && <div>{sheetOf(reply, question)}</div>}
    </li>
  )
}

function sheetOf(reply: TurnReply, question: string) {
  switch (reply.kind) {
    case 'answer':
      return <QuoteSheet sources={reply.sources} />
    case 'price':
      return <PriceSheet reply={reply} />
    case 'unsure':
      return <NearestSheet question={question} sources={reply.sources} />
    case 'unknown':
      return <NearestSheet question={question} sources={reply.nearest} />
    case 'price-open':
    case 'failed':
      return <PersonSheet question={question} />
  }
}

/** The words of an answer, which never change, in order of appearance. */
function wordsOf(text: string) {
  return text.split(' ').map((word, at) => ({ word, at, key: `${at} ${word}` }))
}
