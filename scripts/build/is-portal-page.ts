/** Whether a built page belongs to the demo portal; `file` is its path from the site's root. */
export function isPortalPage(file: string): boolean {
  return /^dashboard[\\/]/.test(file)
}
