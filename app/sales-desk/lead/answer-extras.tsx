import { useId } from 'react'
import { reminderDays } from '../../../lead/sales-desk-changes.ts'
import type { Draft } from '../drafts/draft-store.ts'
import { Choice } from '../frame/form-parts.tsx'
import styles from './answer-extras.module.css'
import type { WantedChange } from './use-lead.ts'

interface AnswerExtrasProps {
  draft: Draft
  onDraft: (change: Partial<Draft>) => void
}

/** What belongs to an answer besides its words. */
export function AnswerExtras({ draft, onDraft }: AnswerExtrasProps) {
  const id = useId()
  return (
    <div className={styles.extras}>
      <div>
        <label htmlFor={`${id}-remind`}>Remind me if no reply comes</label>
        <Choice
          id={`${id}-remind`}
          value={String(draft.remindAfter ?? '')}
          options={[
            ['', 'No'],
            ...reminderDays.map(
              (days) => [String(days), days === 1 ? 'after a day' : `after ${days} days`] as const,
            ),
          ]}
          onChoose={(chosen) =>
            onDraft({ remindAfter: reminderDays.find((days) => String(days) === chosen) })
          }
        />
      </div>
    </div>
  )
}

/** The answer that a draft holds. */
export const answerOf = ({ key, answer, remindAfter }: Draft, subject: string) =>
  ({
    what: 'answer',
    key,
    subject,
    text: answer,
    ...(remindAfter !== undefined && { remindAfter }),
  }) satisfies WantedChange
