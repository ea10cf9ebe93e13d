const scriptElement = /<script\b(?:"[^"]*"|'[^']*'|[^'">])*>[\s\S]*?<\/script\s*>/gi
const modulePreload = /<link\b[^>]*\brel="modulepreload"[^>]*>/gi

/** The page with every script and module preload taken out, data blocks among them. */
export function withoutScripts(html: string): string {
  return html.replace(scriptElement, '').replace(modulePreload, '')
}
