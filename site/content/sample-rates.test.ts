import { expect, test } from 'vitest'
import { articles } from './articles/article-files.ts'
import { personHour } from './sample-rates.ts'

test('the article on cost uses the same price for a person’s minute as the worked sums of the products', () => {
  const article = articles.find(({ id }) => id === 'a-cost-per-call-that-adds-up')
  const words = JSON.stringify(article?.body)
  expect(words).toContain(`₹${personHour / 60} a minute for a person’s time`)
  expect(words).toContain(`6 min × ₹${personHour / 60}`)
})
