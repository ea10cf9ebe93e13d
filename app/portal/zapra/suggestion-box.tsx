import type { Conversation, Line } from '../../../content/portal/conversation.ts'
import { suggestionLabel } from '../../../content/portal/inbox-words.ts'
import { Button } from '../../ui/button.tsx'
import { HolderMark } from './holder-mark.tsx'
import styles from './suggestion-box.module.css'

interface SuggestionBoxProps {
  suggestion: Line
  conversation: Conversation
  onEdit: () => void
  onSend: () => void
}

/** What the assistant would write; nothing of it is sent until a person does. */
export function SuggestionBox({ suggestion, conversation, onEdit, onSend }: SuggestionBoxProps) {
  const [says, english] = suggestion
  return (
    <section className={styles.suggestion} aria-label="Suggestion">
      <div>
        <p className={styles.label}>
          <HolderMark holder="assistant" words={suggestionLabel} />
        </p>
        <p lang={english ? conversation.language : undefined}>{says}</p>
        {english && <p className="small">{english}</p>}
      </div>
      <div className={styles.actions}>
        <Button look="outline" size="small" onClick={onEdit}>
          Edit
        </Button>
        <Button size="small" onClick={onSend}>
          Send as it is
        </Button>
      </div>
    </section>
  )
}
