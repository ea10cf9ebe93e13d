/** Whether a built page belongs to the demo portal; `file` is its path from the site's root. */
export function isPortalPage(file: string): boolean {
  return /^dashboard[\\/]/.test(file)
}

interface PortalScripts {
  /** Names of all scripts that portal pages load at their start. */
  loaded: Set<string>
  /** Those of them that no public page loads. */
  owned: Set<string>
}

/** Which scripts are the portal's, from the pages as React Router built them, by their paths from the site's root. */
export function portalScripts(pages: ReadonlyMap<string, string>): PortalScripts {
  const namesIn = (ofPortal: boolean) =>
    [...pages]
      .filter(([file]) => isPortalPage(file) === ofPortal)
      .flatMap(([, html]) => html.match(/[\w.~-]+\.js(?=")/g) ?? [])
  const loaded = new Set(namesIn(true))
  const publicly = new Set(namesIn(false))
  return { loaded, owned: new Set([...loaded].filter((name) => !publicly.has(name))) }
}
