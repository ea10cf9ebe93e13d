import { panelWords } from '../../../../content/portal/console-words.ts'
import { SentenceForm } from './sentence-form.tsx'

interface WhisperPanelProps {
  /** Who hears it. */
  holder: string
  /** BCP 47 tag of the caller's language. */
  lang: string
  suggestion: string
  onWhisper: (words: string) => void
  onCancel: () => void
}

/** A sentence for whoever has the call; the caller does not hear it. */
export function WhisperPanel({ holder, lang, suggestion, onWhisper, onCancel }: WhisperPanelProps) {
  const unheard = panelWords.whisper.unheard(holder)
  return (
    <SentenceForm
      id="whisper"
      // The sample has no translator: see passedOn.
      label={lang === 'en' ? unheard : `${unheard} ${panelWords.whisper.untranslated}`}
      button="Whisper"
      hint={{ lead: 'Suggested', words: suggestion }}
      onSend={onWhisper}
      onEscape={onCancel}
    />
  )
}
