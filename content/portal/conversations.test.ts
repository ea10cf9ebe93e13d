import { expect, test } from 'vitest'
import { channels as known, type Line } from './conversation.ts'
import { conversations } from './conversations.ts'
import { customerReplies, type SharedIntent } from './customer-replies.ts'

for (const conversation of conversations) {
  const { id, name, language, past, arrivals, answers, suggestion, reach, channel } = conversation
  const lines = [
    ...past.filter(({ from }) => from !== 'event').map(({ line }) => line),
    ...arrivals.flatMap(({ says, answer }) => [says, answer]),
    ...answers.topic,
    ...answers.detail,
    ...answers.offTopic,
    suggestion,
  ].filter((line): line is Line => line !== undefined)

  test(`${id}, ${name}: English beneath every line in another language`, () => {
    expect(lines.filter((line) => isWrongFor(line, language))).toEqual([])
  })

  test(`${id}, ${name}: arrivals in order of time, those for after a hand-over last`, () => {
    const times = arrivals.map(({ at }) => (at > 0 ? at : Infinity))
    expect(times).toEqual(times.toSorted((one, other) => one - other))
  })

  test(`${id}, ${name}: can be reached on the channel it is on, and on no channel twice`, () => {
    const channels = reach.map((way) => way.channel)
    expect(channels).toContain(channel)
    expect(known).toEqual(expect.arrayContaining(channels))
    expect(new Set(channels).size).toBe(channels.length)
  })
}

test('ids are unique', () => {
  expect(new Set(conversations.map(({ id }) => id)).size).toBe(conversations.length)
})

const shared: Record<SharedIntent | 'leaving' | 'consent-yes' | 'consent-no' | 'handed-back', true> = {
  question: true,
  promise: true,
  refusal: true,
  apology: true,
  thanks: true,
  greeting: true,
  closing: true,
  'hand-over': true,
  channel: true,
  secret: true,
  rude: true,
  nonsense: true,
  long: true,
  unknown: true,
  leaving: true,
  'consent-yes': true,
  'consent-no': true,
  'handed-back': true,
}

for (const [language, replies] of Object.entries(customerReplies)) {
  const labels = Object.keys(replies)

  test(`${language}: has an answer to everything, and no row under a label that nothing reads`, () => {
    expect(labels.filter((label) => !label.startsWith('suggest-'))).toEqual(Object.keys(shared))
    const suggested = labels.filter((label) => label.startsWith('suggest-')).map((label) => label.slice(8))
    const intents = new Set([...Object.keys(shared).slice(0, -4), 'topic', 'off-topic', 'detail'])
    expect(suggested.filter((intent) => !intents.has(intent))).toEqual([])
  })

  test(`${language}: every reply is its own, with English beneath where it is in another language`, () => {
    const lines = Object.values(replies).flat()
    const customers = labels.filter((label) => label in shared && !/^consent|^handed/.test(label))
    const says = customers.flatMap((label) => replies[label as SharedIntent].map(([words]) => words))
    expect(new Set(says).size).toBe(says.length)
    expect(lines.filter((line) => isWrongFor(line, language))).toEqual([])
  })
}

/** English has to stand beneath another language, and not beneath itself. */
function isWrongFor([, english]: Line, language: string): boolean {
  return (english === undefined) !== (language === 'en')
}
