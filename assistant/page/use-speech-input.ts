import { useCallback, useEffect, useRef, useState } from 'react'

/** The part of the Web Speech API used here; on-device recognition is too new for TypeScript's own types. */
interface Recognition extends EventTarget {
  lang: string
  processLocally: boolean
  interimResults: boolean
  start(): void
  stop(): void
  onresult:
    | ((event: { results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> }) => void)
    | null
}

interface RecognitionConstructor {
  new (): Recognition
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>
}

const language = 'en-IN'

export type SpeechInput = ReturnType<typeof useSpeechInput>

/** Questions by voice, only if the browser recognises speech on the device itself: no sound leaves it. */
export function useSpeechInput(onQuestion: (question: string) => void) {
  /** Undefined until the browser has answered. `false`: no on-device speech recognition. */
  const [available, setAvailable] = useState<boolean>()
  const [listening, setListening] = useState(false)
  /** Text recognised so far. */
  const [heard, setHeard] = useState('')
  const recognition = useRef<Recognition>(undefined)

  useEffect(() => {
    let current = true
    const tell = (can: boolean) => current && setAvailable(can)
    recognisesHere().then(tell, () => tell(false))
    return () => {
      current = false
      recognition.current?.stop()
    }
  }, [])

  const stop = useCallback(() => {
    const running = recognition.current
    recognition.current = undefined
    running?.stop()
    setListening(false)
    setHeard('')
  }, [])

  const start = useCallback(() => {
    const Constructor = constructorHere()
    if (!Constructor) return
    const running = new Constructor()
    running.lang = language
    running.processLocally = true
    running.interimResults = true
    running.onresult = ({ results }) => {
      const all = Array.from(results)
      const text = all.map((result) => result[0]?.transcript ?? '').join('')
      setHeard(text)
      if (all.at(-1)?.isFinal && text.trim() !== '') {
        stop()
        onQuestion(text)
      }
    }
    running.addEventListener('error', (event) => {
      stop()
      // Silence is not an error; anything else would recur at the next attempt.
      const { error } = event as Event & { error?: string }
      if (error !== 'no-speech' && error !== 'aborted') setAvailable(false)
    })
    running.addEventListener('end', () => {
      if (recognition.current === running) stop()
    })
    recognition.current = running
    setListening(true)
    running.start()
  }, [onQuestion, stop])

  /** Starts listening, or stops and asks what was heard. */
  const toggle = useCallback(() => {
    if (!listening) return start()
    const question = heard
    stop()
    if (question.trim() !== '') onQuestion(question)
  }, [listening, heard, start, stop, onQuestion])

  return { available, listening, heard, toggle, stop }
}

function constructorHere(): RecognitionConstructor | undefined {
  return (window as { SpeechRecognition?: RecognitionConstructor }).SpeechRecognition
}

async function recognisesHere(): Promise<boolean> {
  const Constructor = constructorHere()
  if (!Constructor?.available) return false
  return (await Constructor.available({ langs: [language], processLocally: true })) === 'available'
}
