import type { CloseResult } from '../page-result.ts'
import { kilobytes, milliseconds, plain } from './format.ts'
import { markdownTable } from './markdown-table.ts'

const headings = [
  'Page',
  'Device',
  'Script minified (kB)',
  'Script brotli (kB)',
  'Draw calls',
  'Vertices',
  'Main thread, median (ms)',
  'Main thread, 95 of 100 (ms)',
]

/** What one frame of each page's scene costs. */
export function sceneTable(pages: readonly CloseResult[]): string {
  const rows = pages.flatMap(({ path, scene }) =>
    scene.map(({ device, code, drawCalls, vertices, median, slow }) => [
      path,
      device,
      kilobytes(code.minified),
      kilobytes(code.transferred),
      plain(drawCalls),
      milliseconds(vertices),
      plain(median),
      plain(slow),
    ]),
  )
  return markdownTable(headings, rows)
}
