import { site } from '../../../common/brand/site.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { PageViews, SiteConfig } from '../../../common/brand/site-config.ts'
import type { ContentSecurityPolicyOptions } from './content-security-policy.ts'

/** The Content-Security-Policy of a built page; `file` is its path below the site’s root. */
export function pagePolicy(file: string, html: string): string {
  // The page framed by the hero's dialog, if it is on this site.
  const frameable = `/${file.replace(/(?:\/|^)index\.html$/, '')}` === site.agent.page
  return contentSecurityPolicy(html, { ...sitePolicy(site), frameable })
}

/** The policies of all pages for the server: by file, with a leading slash. */
export function pagePolicies(pages: ReadonlyMap<string, string>): string {
  return JSON.stringify(
    Object.fromEntries([...pages].map(([file, html]) => [`/${file}`, pagePolicy(file, html)])),
  )
}

/** The other origins that the site's configuration makes its pages use. */
export function sitePolicy({ emailCall, pageViews }: SiteConfig): ContentSecurityPolicyOptions {
  const views = originsFor(pageViews)
  const leads = emailCall.origin === 'same-origin' ? [] : [new URL(emailCall.origin).origin]
  return { ...views, connectOrigins: [...leads, ...(views.connectOrigins ?? [])] }
}

/** Google's requirements for its tag without advertising. */
const googleOrigins = ['https://*.google-analytics.com', 'https://*.googletagmanager.com']

function originsFor(pageViews: PageViews): ContentSecurityPolicyOptions {
  switch (pageViews.to) {
    case 'plausible':
    case 'umami':
      return { connectOrigins: [new URL(pageViews.origin).origin] }
    case 'ga4':
      return {
        connectOrigins: [...googleOrigins, 'https://*.analytics.google.com'],
        scriptOrigins: ['https://*.googletagmanager.com'],
        imageOrigins: googleOrigins,
        anyTrustedTypes: true,
      }
    case 'own-server':
    case 'none':
      return {}
  }
}
