import { useCallback, useEffect, useRef, useState } from 'react'

/** Reads answers aloud on request, with a local voice only: a remote voice would send the words away. */
export function useReadAloud() {
  const [wanted, setWanted] = useState(false)
  const [missing, setMissing] = useState(false)
  const isWanted = useRef(false)

  const toggle = useCallback(() => {
    const next = !isWanted.current
    isWanted.current = next
    setWanted(next)
    setMissing(next && !localVoice())
    if (!next) window.speechSynthesis?.cancel()
  }, [])

  const say = useCallback((text: string) => {
    const voice = isWanted.current ? localVoice() : undefined
    if (!voice) return
    speechSynthesis.cancel()
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    speechSynthesis.speak(utterance)
  }, [])

  // Browsers load their voices late, and only after a first request.
  useEffect(() => {
    window.speechSynthesis?.getVoices()
    return () => window.speechSynthesis?.cancel()
  }, [])

  return { wanted, missing, toggle, say }
}

/** An English voice on the device, Indian if possible. */
function localVoice(): SpeechSynthesisVoice | undefined {
  const voices = window.speechSynthesis?.getVoices().filter((voice) => voice.localService) ?? []
  return (
    voices.find(({ lang }) => lang.replace('_', '-') === 'en-IN') ??
    voices.find(({ lang }) => lang.startsWith('en'))
  )
}
