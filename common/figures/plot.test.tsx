import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Plot } from './plot.tsx'

const markup = renderToStaticMarkup(
  <Plot
    width={200}
    height={50}
    boxHeight={160}
    description="Calls rise from 10 to 40."
    xLabels={[{ at: 50, text: 'Tue' }]}
    yLabels={[{ at: 25, text: '20' }]}
  >
    <path d="M0 50l200-50" />
  </Plot>,
)

test('labels are at their position in per cent, outside the stretched drawing', () => {
  expect(markup).toMatch(/<\/svg>.*style="top:50%">20<.*style="left:25%">Tue</)
})

test('the drawing has a text alternative and is itself hidden from screen readers', () => {
  expect(markup).toContain('Calls rise from 10 to 40.')
  expect(markup).toMatch(/<svg [^>]*aria-hidden="true"/)
})
