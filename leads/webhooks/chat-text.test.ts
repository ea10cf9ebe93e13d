import { expect, test } from 'vitest'
import { chatWords, fitChat } from './chat-text.ts'

test.each([
  ['@channel @here hello', '@ channel @ here hello'],
  ['now@everyone read', 'now@ everyone read'],
  ['<!channel> <@U024BE7LH>', '&lt;!channel&gt; &lt;@ U024BE7LH&gt;'],
  ['[your bank](https://evil.example)', '[your bank] (https://evil.example)'],
  ['[bank][1]\n[1]: https://evil.example', '[bank] [1]\n[1] : https://evil.example'],
  ['![x](https://evil.example/pixel.png)', '![x] (https://evil.example/pixel.png)'],
  ['<https://evil.example|bank>', '&lt;https://evil.example|bank&gt;'],
  ['*Approved* _by_ ~us~ `now` ```code', '∗Approved∗ ＿by＿ ∼us∼ ˋnowˋ ˋˋˋcode'],
  ['# Approved', '＃ Approved'],
])('%s is shown and does nothing', (typed, shown) => expect(chatWords(typed)).toBe(shown))

test.each([
  'nandini.r@kaveribank.example',
  'a_b@here.com',
  'https://kaveri.example/a_b?c=d#e',
  'Order #12, 5 to 6 pm, snake_case',
])('%s stays as it is', (typed) => expect(chatWords(typed)).toBe(typed))

test.each(['a', '&amp;', 'न', '😀', '👩‍👩‍👧 '])('a text of %s is cut to the limit of chat tools', (sign) => {
  const text = fitChat(`New lead OR-251014-0001: ${sign.repeat(3_000)}`)
  expect(text.length).toBeLessThanOrEqual(2_000)
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(4_096)
  expect(text).toMatch(/^New lead OR-251014-0001: /)
  expect(text).toContain('Cut here')
  expect(text.isWellFormed()).toBe(true)
  expect(text).not.toMatch(/&(?!amp;)/)
})

test('a short text is not cut', () => expect(fitChat('Hello')).toBe('Hello'))
