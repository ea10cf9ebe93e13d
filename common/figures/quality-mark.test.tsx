import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QualityCell, QualityMark } from './quality-mark.tsx'

test('each band has its own shape', () => {
  const shapes = (['good', 'watch', 'poor'] as const).map(
    (band) => /d="([^"]+)"/.exec(renderToStaticMarkup(<QualityMark band={band} />))?.[1],
  )
  expect(new Set(shapes).size).toBe(3)
})

test('a score shows its number beside the mark of its band', () => {
  const markup = renderToStaticMarkup(<QualityCell score={74} unit="%" />)
  expect(markup).toContain('data-band="watch"')
  expect(markup.replace(/<[^>]+>/g, '')).toBe('74%')
})

test('a mark that stands alone has words', () => {
  expect(renderToStaticMarkup(<QualityMark band="poor" label="Not read back" />)).toContain(
    'role="img" aria-label="Not read back"',
  )
})
