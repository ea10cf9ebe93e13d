import type { CallWords } from '../../../content/portal/call-words.ts'
import type { MarkedSheet } from '../../../content/portal/marked-sheet.ts'
import { agentName } from '../../../content/portal/north-team.ts'
import { formWords } from '../../../content/portal/quality-words.ts'
import { findSheet } from './north-sheets.ts'
import styles from './score-sheet.module.css'
import { WordsForm } from './words-form.tsx'

interface NoteFormProps {
  sheet: MarkedSheet
  call: CallWords
  onSend: (words: string, others: readonly string[]) => void
}

/** A note to the agent, with a first version to work on; one note may be about several calls. */
export function NoteForm({ sheet, call, onSend }: NoteFormProps) {
  const others = call.coaching?.others ?? []
  const name = agentName(sheet.agent).replace(/\.$/, '')
  return (
    <WordsForm
      className={styles.form}
      id={`note-${sheet.id}`}
      label={formWords.note.label(name)}
      missing={formWords.note.missing}
      rows={3}
      longest={600}
      draft={call.draft}
      button="Send the note"
      onSave={(words, form) => {
        const chosen = new FormData(form).getAll('other')
        onSend(
          words,
          others.filter((other) => chosen.includes(other)),
        )
      }}
      further={others.map((other) => (
        <label key={other} className={styles.other}>
          <input type="checkbox" name="other" value={other} defaultChecked />
          {formWords.note.alsoAbout(other, findSheet(other)?.reason ?? '')}
        </label>
      ))}
    />
  )
}
