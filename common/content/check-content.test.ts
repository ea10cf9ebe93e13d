import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { copy, listOf } from './content-schemas.ts'

const schema = v.object({ features: listOf(v.object({ title: copy(10) }), 2) })

function faultsOf(content: unknown): string {
  try {
    checkContent('site/content/products/sample.ts', schema, content as v.InferInput<typeof schema>)
  } catch (error) {
    return (error as Error).message
  }
  return 'none'
}

describe('content that fits', () => {
  test('is returned as it is', () => {
    const content = { features: [{ title: 'One' }, { title: 'Two' }] }
    expect(checkContent('site/content/products/sample.ts', schema, content)).toEqual(content)
  })

  test('is counted as readers count: a conjunct of several code points is one character', () => {
    const title = 'क्षि'.repeat(10)
    expect(title.length).toBeGreaterThan(10)
    expect(faultsOf({ features: [{ title }, { title: 'Two' }] })).toBe('none')
  })
})

describe('content that does not fit', () => {
  test('is reported with file, field, reason and remedy', () => {
    expect(faultsOf({ features: [{ title: 'One' }, { title: 'Twenty-one and more' }] })).toBe(
      'site/content/products/sample.ts: features[1].title has 19 characters, and only 10 fit its place: ' +
        '“Twenty-one and more”. Shorten it.',
    )
  })

  test('is reported in full, not only its first fault', () => {
    const faults = faultsOf({ features: [{ title: '' }, { title: ' Two' }] }).split('\n')
    expect(faults).toEqual([
      'site/content/products/sample.ts: features[0].title is empty. Write the text, or remove the entry.',
      'site/content/products/sample.ts: features[1].title begins or ends with a space: “ Two”. Remove the space.',
    ])
  })

  test.each([
    [{ features: [{ title: 'One' }] }, 'features has 1 entries, and the layout is made for 2.'],
    [{ features: [{}, { title: 'Two' }] }, 'features[0].title is missing.'],
    [{ features: [{ title: "Don't" }, { title: 'Two' }] }, 'features[0].title has a straight apostrophe'],
    [{ features: 'One' }, 'features is not a list.'],
    [{}, 'features is missing'],
  ])('%j is rejected', (content, reason) => {
    expect(faultsOf(content)).toContain(`site/content/products/sample.ts: ${reason}`)
  })
})
