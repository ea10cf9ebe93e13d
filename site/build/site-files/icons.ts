import { colour } from '../../../common/brand/brand-colours.ts'
import { site } from '../../../common/brand/site.ts'
import { renderSvg } from '../share-images/render-svg.ts'
import { iconSvg, tabIcon } from './icon-svg.ts'

/** The mark for browsers and home screens, and the manifest that names the files, by their names. */
export async function iconFiles(): Promise<Record<string, string | Uint8Array>> {
  return {
    'icon-192.png': await renderSvg(tabIcon, 192),
    'icon-512.png': await renderSvg(tabIcon, 512),
    // Its mark stays within the circle that every mask leaves.
    'icon-maskable-512.png': await renderSvg(iconSvg(0.52, 0), 512),
    'apple-touch-icon.png': await renderSvg(iconSvg(0.72, 0), 180),
    'favicon.svg': tabIcon,
    'favicon.ico': icoOf(await renderSvg(tabIcon, 48), 48),
    'site.webmanifest': manifest(),
  }
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

/** An ICO file around one PNG, for programs that request /favicon.ico without reading the page. */
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
