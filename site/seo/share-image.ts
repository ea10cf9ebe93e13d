/** Address of a page's share image; `path` is the page's canonical path. */
export function shareImagePath(path: string): string {
  return `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}

/** In pixels; the size that networks crop least. */
export const shareImageSize = { width: 1200, height: 630 }
