/** Seconds per phase of a call. */
export interface PhaseSeconds {
  listen: number
  think: number
  answer: number
}

/**
 * Writes how strongly the form listens, thinks and answers (0 to 1 each), and how far its answer has opened from the
 * waist, at a second of play. Strengths overlap a little where phases meet. Allocates nothing: it runs every frame.
 */
export function setVoices(voices: Float32Array, seconds: number, { listen, think, answer }: PhaseSeconds) {
  const thinkFrom = listen
  const answerFrom = listen + think
  const end = answerFrom + answer
  const now = seconds % end
  voices[0] = rise(now, 0, 0.5) - rise(now, thinkFrom - 0.3, thinkFrom + 0.2)
  voices[1] = rise(now, thinkFrom - 0.3, thinkFrom + 0.5) * fall(now, answerFrom - 0.2, answerFrom + 0.3)
  voices[2] = rise(now, answerFrom - 0.2, answerFrom + 0.4) * fall(now, end - 0.7, end)
  voices[3] = Math.max(0, (now - answerFrom + 0.2) / 1.1)
}

function rise(now: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (now - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

function fall(now: number, from: number, to: number): number {
  return 1 - rise(now, from, to)
}
