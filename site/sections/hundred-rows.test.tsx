import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HundredRow } from './hundred-rows.tsx'

test.each([
  ['two heard by hand', { counted: [22, 71] }, '2', [98, 2]],
  ['all marked, two brought to a person', { urgent: [37, 88] }, '100', [0, 98, 2]],
  ['nobody rang again', { counted: [] }, '0', [100, 0]],
])('a hundred lines: %s', (_, chosen, count, lines) => {
  const markup = renderToStaticMarkup(<HundredRow says="of 100" {...chosen} />)
  const drawn = [...markup.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path?.match(/m/g)?.length ?? 0)
  expect(markup).toContain(`>${count}</b>`)
  expect(drawn).toEqual(lines)
})
