/** Whether a built page belongs to the demo portal; `file` is its path from the site's root. */
export function isPortalPage(file: string): boolean {
  return /^dashboard[\\/]/.test(file)
}

/** Names of all scripts that portal pages load at their start, from the pages as React Router built them. */
export function portalScripts(pages: ReadonlyMap<string, string>): Set<string> {
  const names = [...pages]
    .filter(([file]) => isPortalPage(file))
    .flatMap(([, html]) => html.match(/[\w.~-]+\.js(?=")/g) ?? [])
  return new Set(names)
}
