import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { colour } from '../../content/brand-colours.ts'
import { site } from '../../content/site.ts'
import { renderSvg } from '../share-images/render-svg.ts'
import { iconSvg, tabIcon } from './icon-svg.ts'

/** Draws the mark as browsers and home screens want it and writes the manifest that names the files. */
export async function writeIcons(outDir: string): Promise<void> {
  const icons = [
    { file: 'icon-192.png', size: 192, svg: tabIcon },
    { file: 'icon-512.png', size: 512, svg: tabIcon },
    // Its mark stays within the circle that every mask leaves.
    { file: 'icon-maskable-512.png', size: 512, svg: iconSvg(0.52, 0) },
    { file: 'apple-touch-icon.png', size: 180, svg: iconSvg(0.72, 0) },
  ]
  for (const { file, size, svg } of icons) await writeFile(join(outDir, file), await renderSvg(svg, size))
  await writeFile(join(outDir, 'favicon.svg'), tabIcon)
  await writeFile(join(outDir, 'favicon.ico'), icoOf(await renderSvg(tabIcon, 48), 48))
  await writeFile(join(outDir, 'site.webmanifest'), manifest())
}

function manifest(): string {
  const icon = (file: string, size: number, purpose?: string) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose === undefined ? {} : { purpose }),
  })
  return JSON.stringify({
    name: site.company,
    short_name: site.brand,
    start_url: '/dashboard',
    display: 'browser',
    background_color: colour('--ink-900'),
    theme_color: colour('--ink-900'),
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  })
}

/** An ICO file around one PNG, for what asks for /favicon.ico without reading the page. */
function icoOf(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.byteLength, 14)
  head.writeUInt32LE(head.byteLength, 18)
  return Buffer.concat([head, png])
}
