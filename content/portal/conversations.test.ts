import { expect, test } from 'vitest'
import type { Line } from './conversation.ts'
import { conversations } from './conversations.ts'
import { customerReplies } from './customer-replies.ts'

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
    expect(new Set(channels).size).toBe(channels.length)
  })
}

test('ids are unique', () => {
  expect(new Set(conversations.map(({ id }) => id)).size).toBe(conversations.length)
})

for (const [language, bank] of Object.entries(customerReplies)) {
  test(`${language}: every reply is its own, with English beneath where it is in another language`, () => {
    const lines = [...Object.values(bank.replies).flat(), ...bank.leaving]
    expect(new Set(lines.map(([says]) => says)).size).toBe(lines.length)
    const all = [...lines, ...Object.values(bank.suggestions).flat(), bank.handedBack]
    expect(all.filter((line) => isWrongFor(line, language))).toEqual([])
  })
}

/** English has to stand beneath another language, and not beneath itself. */
function isWrongFor([, english]: Line, language: string): boolean {
  return (english === undefined) !== (language === 'en')
}
