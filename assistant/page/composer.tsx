import { type RefObject, useEffect, useRef } from 'react'
import { takeHeldSubmit } from '../../common/ui/held.ts'
import { Icon } from '../../common/ui/icon.tsx'
import { AgentIcon } from './agent-icon.tsx'
import styles from './composer.module.css'
import { loadKnowledge } from './knowledge.ts'
import type { SpeechInput } from './use-speech-input.ts'

interface ComposerProps {
  input: RefObject<HTMLInputElement | null>
  speech: SpeechInput
  aloud: { wanted: boolean; missing: boolean; toggle: () => void }
  onAsk: (question: string) => void
}

/** Where a question is typed or spoken, and its status. */
export function Composer({ input, speech, aloud, onAsk }: ComposerProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current && takeHeldSubmit(form.current)) onAsk(takeQuestion(form.current))
  }, [onAsk])

  return (
    <section className={`script-only ${styles.bar}`} aria-label="Ask">
      <form
        ref={form}
        className={styles.form}
        toolname="ask_about_this_site"
        tooldescription="Answers a question about products, industries, prices, policies or articles with sentences of this site, and names the page they stand on."
        onSubmit={(event) => {
          event.preventDefault()
          onAsk(takeQuestion(event.currentTarget))
        }}
      >
        <button
          type="button"
          className={styles.microphone}
          aria-pressed={speech.listening}
          aria-label={speech.listening ? 'Stop listening' : 'Speak your question'}
          disabled={speech.available !== true}
          onClick={speech.toggle}
        >
          <AgentIcon
            name={speech.listening ? 'square' : speech.available === false ? 'mic-off' : 'mic'}
            size={22}
          />
        </button>
        <label className="visually-hidden" htmlFor="question">
          Your question
        </label>
        <input
          ref={input}
          id="question"
          name="question"
          autoComplete="off"
          placeholder="Type a question"
          enterKeyHint="send"
          onFocus={() => void loadKnowledge().catch(() => undefined)}
        />
        <button type="submit" className={styles.send} aria-label="Ask">
          <Icon name="arrow-up" size={22} />
        </button>
      </form>
      <div className={styles.promise}>
        <p>
          <AgentIcon name="lock" size={15} />
          Nothing you type or say leaves this browser.
        </p>
        <button type="button" className="press-target" aria-pressed={aloud.wanted} onClick={aloud.toggle}>
          <AgentIcon name={aloud.wanted ? 'volume' : 'volume-off'} size={18} />
          <span>Read answers aloud</span>
        </button>
      </div>
      <p role="status" className="caption text-2">
        {aloud.missing &&
          'This device has no voice of its own, so nothing is read: a voice from elsewhere would send the words away.'}
      </p>
    </section>
  )
}

/** The content of the field, which is then cleared. */
function takeQuestion(form: HTMLFormElement): string {
  const question = new FormData(form).get('question')
  form.reset()
  return typeof question === 'string' ? question : ''
}
