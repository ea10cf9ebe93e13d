/** Preloads the one font file that the first screen's words are set in. */
export function preloadFont(html: string, href: string): string {
  return html.replace(
    '<style data-routes',
    () => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin=""/><style data-routes`,
  )
}
