import { expect, test } from 'vitest'
import { withoutScripts } from './without-scripts.ts'

test('scripts of every kind go, and all else stays', () => {
  const html = [
    '<head><link rel="modulepreload" href="/a.js"/><link rel="icon" href="/i.svg"/></head>',
    '<p>One</p><script>if (1 > 0) run()</script>',
    '<script type="application/json" id="data">{"a":"\\u003c/script>"}</script>',
    '<script\n  src="/a.js" data-note="a > b" async=""></script ><p>Two</p>',
  ].join('')
  expect(withoutScripts(html)).toBe('<head><link rel="icon" href="/i.svg"/></head><p>One</p><p>Two</p>')
})
