import { kilobytes } from './format.ts'
import { markdownTable } from './markdown-table.ts'
import { allJavaScript } from '../weight/measure-weight.ts'
import type { PageResult } from '../page-result.ts'
import type { Weight } from '../weight/page-weight.ts'

const headings = [
  'Page',
  'When',
  'HTML',
  'CSS',
  'JavaScript',
  'Fonts',
  'Images',
  'Other',
  'Total',
  'Requests',
]

/** Each page before start-up, at rest and used, and all its script together with what is inline. */
export function weightTable(pages: readonly PageResult[]): string {
  const rows = pages.flatMap(({ path, weight }) => [
    [path, 'before start-up', ...cells(weight.beforeStartUp)],
    [path, 'at rest', ...cells(weight.atRest)],
    [path, 'used', ...cells(weight.used)],
  ])
  const scripts = pages.map(({ path, weight }) => [
    path,
    kilobytes(weight.used.bytes.JavaScript),
    kilobytes(weight.inlineScript),
    kilobytes(allJavaScript(weight)),
  ])
  return [
    markdownTable(headings, rows),
    'All JavaScript of the page together:',
    markdownTable(['Page', 'Files', 'Inline', 'Together'], scripts),
  ].join('\n\n')
}

function cells({ bytes, total, requests }: Weight): string[] {
  const { HTML, CSS, JavaScript, fonts, images, other } = bytes
  return [...[HTML, CSS, JavaScript, fonts, images, other, total].map(kilobytes), String(requests)]
}
