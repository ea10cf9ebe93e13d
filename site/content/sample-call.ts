/** Who speaks: amber is the assistant's voice, pale or grey-plum the caller's. */
export type Speaker = 'caller' | 'assistant'

/** One stretch of speech; times are seconds from the start of the call. */
export interface Turn {
  speaker: Speaker
  from: number
  to: number
}

/** A sample call: invented, and marked as a sample wherever it is shown. */
export interface SampleCall {
  /** Name of the language, in English. */
  language: string
  /** BCP 47 tag of the opening sentence. */
  lang: string
  opening: string
  english: string
  seconds: number
  turns: Turn[]
}

/** The policy revival that all eight products read: 72 seconds, in Marathi and English. */
export const policyRevivalCall: SampleCall = {
  language: 'Marathi',
  lang: 'mr',
  opening: 'माझी पॉलिसी पुन्हा सुरू करता येईल का?',
  english: 'Can my policy be started again?',
  seconds: 72,
  turns: turnsAt('0–3.4 4.2–10.4 11–17 18–21.2 22–31 32.2–39.4 40.2–46.8 49–51.8 53–62 63–65.6 66.6–70'),
}

/** The turns of a call in which the two speak alternately, the assistant first, from the seconds of each. */
export function turnsAt(times: string): Turn[] {
  return times.split(' ').map((time, place) => {
    const [from = 0, to = 0] = time.split('–').map(Number)
    return { speaker: place % 2 === 0 ? 'assistant' : 'caller', from, to }
  })
}

/** Who speaks at a second of a call. */
export function speakerAt({ turns }: SampleCall, second: number): Speaker | 'nobody' {
  return turns.find(({ from, to }) => from <= second && second < to)?.speaker ?? 'nobody'
}
