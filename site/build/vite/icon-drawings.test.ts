import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawingOf } from './icon-drawings.ts'

const icon = (name: string) => drawingOf(readFileSync(`node_modules/lucide-static/icons/${name}.svg`, 'utf8'))

test('an icon is one path, with its circles; other shapes stay as they are', () => {
  expect(icon('x').trim()).toBe('<path d="M18 6 6 18M0 0m6 6 12 12"/>')
  expect(icon('search').match(/<\w+/g)).toEqual(['<path'])
  expect(icon('mail').match(/<\w+/g)).toEqual(['<path', '<rect'])
})
