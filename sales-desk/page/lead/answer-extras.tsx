import { useEffect, useId } from 'react'
import { type Meeting, reminderDays } from '../../wire/changes.ts'
import { fileSize } from '../templates/file-size.ts'
import { fileStore, loadFiles } from '../templates/file-store.ts'
import type { Draft } from '../drafts/draft-store.ts'
import fields from '../frame/fields.module.css'
import { Choice, TextField } from '../frame/form-parts.tsx'
import { serverNow } from '../state/session-store.ts'
import { useStore } from '../../../common/ui/store.ts'
import { dayIn, zoneName } from '../time/dates.ts'
import styles from './answer-extras.module.css'

interface AnswerExtrasProps {
  draft: Draft
  onDraft: (change: Partial<Draft>) => void
}

const lengths: readonly Meeting['lasts'][] = [15, 30, 45, 60, 90]

/** Parts of an answer besides its text. */
export function AnswerExtras({ draft, onDraft }: AnswerExtrasProps) {
  const id = useId()
  const { copies = '', files = [], meeting } = draft
  const added = [
    draft.remindAfter !== undefined && 'a reminder',
    copies.trim() && 'copies',
    files.length > 0 && (files.length === 1 ? '1 file' : `${files.length} files`),
    meeting && 'an invitation',
  ].filter(Boolean)
  return (
    <details>
      <summary className={styles.summary}>
        {added.length > 0 ? `With ${added.join(', ')}` : 'Reminder, copies, files, an invitation'}
      </summary>
      <div className={styles.fields}>
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
        <TextField
          label="Copy to, with commas between"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          value={copies}
          onText={(text) => onDraft({ copies: text })}
        />
        <FileChoice chosen={files} onChosen={(chosen) => onDraft({ files: chosen })} />
        <Invitation meeting={meeting} onMeeting={(changed) => onDraft({ meeting: changed })} />
      </div>
    </details>
  )
}

interface FileChoiceProps {
  chosen: readonly number[]
  onChosen: (chosen: readonly number[]) => void
}

/** The team's files that can be attached. */
function FileChoice({ chosen, onChosen }: FileChoiceProps) {
  const files = useStore(fileStore)
  useEffect(() => {
    // An answer can be written without them.
    loadFiles().catch(() => undefined)
  }, [])
  if (!files) return null
  if (files.length === 0)
    return <p className="caption text-2">PDFs that you add under Templates can go with an answer.</p>
  return (
    <fieldset aria-label="Files">
      {files.map(({ id, name, size }) => (
        <label key={id} className={fields.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          <span>
            {name} <small className="text-2">{fileSize(size)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface InvitationProps {
  meeting: Draft['meeting']
  onMeeting: (meeting: Draft['meeting']) => void
}

function Invitation({ meeting, onMeeting }: InvitationProps) {
  const id = useId()
  const now = serverNow()
  return (
    <>
      <label className={fields.choice}>
        <input
          type="checkbox"
          checked={meeting !== undefined}
          onChange={({ target }) =>
            onMeeting(
              target.checked ? { day: dayIn(1, now), time: '11:00', lasts: 30, place: '' } : undefined,
            )
          }
        />
        Invite to a talk
      </label>
      {meeting && (
        <div className={styles.meeting}>
          <TextField
            label="Day"
            type="date"
            min={dayIn(0, now)}
            value={meeting.day}
            onText={(day) => onMeeting({ ...meeting, day })}
          />
          <TextField
            label={`From (${zoneName(now)})`}
            type="time"
            value={meeting.time}
            onText={(time) => onMeeting({ ...meeting, time })}
          />
          <div>
            <label htmlFor={`${id}-lasts`}>Minutes</label>
            <Choice
              id={`${id}-lasts`}
              value={String(meeting.lasts)}
              options={lengths.map((minutes) => [String(minutes), String(minutes)] as const)}
              onChoose={(chosen) =>
                onMeeting({ ...meeting, lasts: lengths.find((each) => String(each) === chosen) ?? 30 })
              }
            />
          </div>
          <div className={styles.place}>
            <TextField
              label="Where, or the address of the call"
              most={200}
              value={meeting.place}
              onText={(place) => onMeeting({ ...meeting, place })}
            />
          </div>
        </div>
      )}
    </>
  )
}
