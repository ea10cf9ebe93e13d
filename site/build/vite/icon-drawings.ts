import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const isIcon = /\/lucide-static\/icons\/[\w-]+\.svg\?raw$/

/** An icon of the package as its `<svg>` content, made at build time: see common/ui/line-icon.tsx. */
export function iconDrawings(): Plugin {
  return {
    name: 'icon-drawings',
    enforce: 'pre',
    load: {
      filter: { id: isIcon },
      async handler(id) {
        const svg = await readFile(id.slice(0, id.indexOf('?')), 'utf8')
        return { code: `export default ${JSON.stringify(drawingOf(svg))}`, moduleType: 'js' }
      },
    },
  }
}

/** Paths and circles of an icon as one path, which is smaller in a page; other shapes unchanged. */
export function drawingOf(svg: string): string {
  let d = ''
  const others = svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replaceAll(/<path d="([^"]+)"\s*\/>/g, (_, data: string) => {
      d += data.startsWith('m') && d ? `M0 0${data}` : data
      return ''
    })
    .replaceAll(
      /<circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)"\s*\/>/g,
      (_, x: string, y: string, r: string) => {
        d += `M${x} ${y}m-${r} 0a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0-${2 * Number(r)} 0`
        return ''
      },
    )
  return `${d && `<path d="${d}"/>`}${others}`.replace(/\s+/g, ' ')
}
