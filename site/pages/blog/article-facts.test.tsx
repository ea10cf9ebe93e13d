import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleFacts } from './article-facts.tsx'

test.each([
  [1, '1 minute to read'],
  [4, '4 minutes to read'],
])('the reading time of %i is heard as “%s”', (readTime, heard) => {
  const markup = renderToStaticMarkup(
    <ArticleFacts category="news" date="2025-09-09" updated={undefined} readTime={readTime} />,
  )
  expect(markup).toContain(`>${heard}<`)
})
