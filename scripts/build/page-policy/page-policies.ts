import { site } from '../../../content/site.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { sitePolicy } from './site-policy.ts'

/** The Content-Security-Policy of a built page; `file` is where it stands below the site’s root. */
export function pagePolicy(file: string, html: string): string {
  // The page that the hero's dialog frames, when it is one of this site.
  const frameable = `/${file.replace(/(?:\/|^)index\.html$/, '')}` === site.agent.page
  return contentSecurityPolicy(html, { ...sitePolicy(site), frameable })
}

/** The policies of all pages as the server reads them: by file, with a slash in front. */
export function pagePolicies(pages: ReadonlyMap<string, string>): string {
  return JSON.stringify(
    Object.fromEntries([...pages].map(([file, html]) => [`/${file}`, pagePolicy(file, html)])),
  )
}
