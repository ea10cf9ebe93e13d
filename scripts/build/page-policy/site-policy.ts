import type { PageViews, SiteConfig } from '../../../content/site-config.ts'
import type { ContentSecurityPolicyOptions } from './content-security-policy.ts'

/** The origins besides its own that the site's configuration makes its pages use. */
export function sitePolicy({ emailCall, pageViews }: SiteConfig): ContentSecurityPolicyOptions {
  const views = originsFor(pageViews)
  const leads = emailCall.origin === 'same-origin' ? [] : [new URL(emailCall.origin).origin]
  return { ...views, connectOrigins: [...leads, ...(views.connectOrigins ?? [])] }
}

/** What Google asks for its tag without advertising. */
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
