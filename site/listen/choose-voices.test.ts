import { expect, test } from 'vitest'
import { chooseVoices, type VoiceFacts } from './choose-voices.ts'
import type { SpokenLine } from './spoken-line.ts'

const voice = (name: string, lang: string, facts: Partial<VoiceFacts> = {}): VoiceFacts => ({
  name,
  lang,
  localService: true,
  default: false,
  ...facts,
})

const line = (speaker: SpokenLine['speaker'], lang: string): SpokenLine => ({
  speaker,
  lang,
  words: `words in ${lang}`,
  ...(lang === 'en' ? {} : { english: 'words in English' }),
  from: 0,
  to: 1,
})

const call = (lang: string) => [line('caller', lang), line('assistant', lang)]

const chosen = (lines: SpokenLine[], voices: VoiceFacts[]) =>
  chooseVoices(lines, voices)?.map(({ voice: { name }, words }) => [name, words])

test('each line has a voice of its own language, and each speaker has one voice', () => {
  const voices = [
    voice('Samantha', 'en-US', { default: true }),
    voice('Lekha', 'hi-IN'),
    voice('Kiran', 'hi-IN'),
    voice('Vani', 'ta_IN'),
  ]
  const lines = [...call('hi'), ...call('ta')]
  expect(chosen(lines, voices)).toEqual([
    ['Kiran', 'words in hi'],
    ['Lekha', 'words in hi'],
    ['Vani', 'words in ta'],
    ['Vani', 'words in ta'],
  ])
})

test('two voices differ a little in pitch; one voice for both speakers differs more, in pace too', () => {
  const two = chooseVoices(call('hi'), [voice('Lekha', 'hi-IN'), voice('Kiran', 'hi-IN')])
  const one = chooseVoices(call('hi'), [voice('Lekha', 'hi-IN'), voice('Lekha (Enhanced)', 'hi-IN')])
  const [apart, further] = [two, one].map((voiced) => (voiced?.[1]?.pitch ?? 0) - (voiced?.[0]?.pitch ?? 0))
  expect(apart).toBeGreaterThan(0)
  expect(further).toBeGreaterThan(0.5)
  expect(two?.[0]?.rate).toBe(two?.[1]?.rate)
  expect(one?.[0]?.rate).toBeLessThan(one?.[1]?.rate ?? 0)
})

test('eSpeak’s variants of one voice are set as far apart as a single voice', () => {
  const voices = [
    voice('Tamil espeak-ng', 'ta'),
    voice('Tamil+Adam espeak-ng', 'ta'),
    voice('Tamil+Half-Life robot espeak-ng', 'ta'),
  ]
  const [caller, assistant] = chooseVoices(call('ta'), voices) ?? []
  expect(caller?.voice.name).toBe('Tamil+Adam espeak-ng')
  expect(assistant?.voice.name).toBe('Tamil espeak-ng')
  expect((assistant?.pitch ?? 0) - (caller?.pitch ?? 0)).toBeGreaterThan(0.5)
})

test('Indian English comes first, then the device’s default; bells and robots last', () => {
  const voices = [
    voice('Albert', 'en-US'),
    voice('Daniel', 'en-GB'),
    voice('Samantha', 'en-US', { default: true }),
    voice('Rishi', 'en-IN'),
  ]
  expect(chosen(call('en'), voices)).toEqual([
    ['Samantha', 'words in en'],
    ['Rishi', 'words in en'],
  ])
})

test('a line whose language has no voice is read in English, and is marked so', () => {
  const voices = [voice('Rishi', 'en-IN'), voice('Lekha', 'hi-IN')]
  const voiced = chooseVoices([...call('hi'), ...call('bn')], voices)
  expect(voiced?.map(({ isInEnglish, voice: { name } }) => [isInEnglish, name])).toEqual([
    [false, 'Lekha'],
    [false, 'Lekha'],
    [true, 'Rishi'],
    [true, 'Rishi'],
  ])
  expect(voiced?.[2]?.words).toBe('words in English')
})

test('romanised Hindi is Hindi, and a language may have a three-letter code', () => {
  expect(chosen([line('caller', 'hi-Latn')], [voice('Hindi', 'hin_IND')])).toEqual([
    ['Hindi', 'words in hi-Latn'],
  ])
})

test('a voice that sends text away is not used, even if it is the only one', () => {
  const remote = voice('Google हिन्दी', 'hi-IN', { localService: false, default: true })
  expect(chooseVoices(call('hi'), [remote])).toBeUndefined()
  expect(chosen(call('hi'), [remote, voice('Rishi', 'en-IN')])?.[0]).toEqual(['Rishi', 'words in English'])
})

test('without a voice for every line there is nothing to listen to', () => {
  expect(chooseVoices(call('en'), [])).toBeUndefined()
  expect(chooseVoices([...call('hi'), ...call('ta')], [voice('Lekha', 'hi-IN')])).toBeUndefined()
})
