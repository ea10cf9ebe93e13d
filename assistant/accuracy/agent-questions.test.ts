import { expect, test } from 'vitest'
import { addQuestion, type QuestionSet } from './agent-questions.ts'

const place = 'assistant/accuracy/questions/tuning/a.txt, line 3'
const read = (line: string): QuestionSet => {
  const set: QuestionSet = { known: [], outside: [] }
  addQuestion(set, line, place)
  return set
}

test('a line has a question, the pages that answer it and what the answer says', () => {
  expect(read('price with GST? | /offers /terms-of-use | /taxes|a | b/i')).toEqual({
    known: [
      { earlier: [], ask: 'price with GST?', from: ['/offers', '/terms-of-use'], says: /taxes|a | b/i },
    ],
    outside: [],
  })
})

test('a question alone is one that the site does not answer', () => {
  expect(read('will it rain')).toEqual({ known: [], outside: ['will it rain'] })
})

test.each([
  ['how much | /price | /₹/', 'names “/price”, a page that does not exist.'],
  ['how much | /offers', 'does not end in what the answer says.'],
  ['how much | /offers | ₹', 'does not end in what the answer says.'],
  ['is {{site.name}} cheap', '{{site.name}} names no value. There are: site.brand, price.starter, '],
])('%s is rejected with its line', (line, reason) => {
  expect(() => read(line)).toThrow(`${place}: ${reason}`)
})
