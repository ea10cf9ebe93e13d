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
  const unheard = `Whisper to ${holder}: the caller does not hear it.`
  // The sample has no translator: see passedOn.
  const translated =
    'It is passed on in the caller’s language; this sample shows your own words untranslated.'
  return (
    <SentenceForm
      id="whisper"
      label={lang === 'en' ? unheard : `${unheard} ${translated}`}
      button="Whisper"
      hint={{ lead: 'Suggested', words: suggestion }}
      onSend={onWhisper}
      onEscape={onCancel}
    />
  )
}
