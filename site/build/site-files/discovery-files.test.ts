import { expect, test } from 'vitest'
import { agentSkills, aiCatalog } from './agent-skills.ts'
import { llmsTxt } from './llms-txt.ts'

test('the list for language models has every page once, under its heading', () => {
  const facts = ['/', '/products/qams', '/solutions', '/offers'].map((path) => ({
    path,
    title: `Title of ${path}`,
    description: `About ${path}.`,
  }))
  const [home] = facts
  if (!home) throw new Error('no home page')
  const text = llmsTxt(home, facts)
  expect(text).toMatch(/^# .+\n\n> About \/\./)
  const timesListed = facts.map(({ path }) => text.split(`${path}): About`).length - 1)
  expect(timesListed).toEqual([0, 1, 1, 1])
  expect(text.indexOf('## Products')).toBeLessThan(text.indexOf('/products/qams'))
})

test('the catalogue lists each skill with an address, an identifier and questions it answers', () => {
  const { specVersion, entries } = JSON.parse(aiCatalog()) as {
    specVersion: string
    entries: { identifier: string; url: string; representativeQueries: string[] }[]
  }
  expect(specVersion).toBe('1.0')
  expect(entries).toHaveLength(agentSkills.length)
  for (const { identifier, url, representativeQueries } of entries) {
    expect(identifier).toMatch(/^urn:air:[\w.-]+:skills:[\w-]+$/)
    expect(url).toMatch(/^https:\/\/.+\/agent-skills\/[\w-]+\.md$/)
    expect(representativeQueries.length).toBeGreaterThanOrEqual(2)
  }
})
