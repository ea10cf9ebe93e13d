/** Where the share image of a page stands; `path` is the page's canonical path. */
export function shareImagePath(path: string): string {
  return `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}

/** The size every network crops least; in pixels. */
export const shareImageSize = { width: 1200, height: 630 }
