import type { LegalEntity } from './legal-entity.ts'

/** Who counts page views and openings of the two dialogs. Origins have no trailing slash. */
export type PageViews =
  /** The site’s own lead desk, without cookies: `npm run leads -- stats`. */
  | { to: 'own-server' }
  /** `origin` is https://plausible.io or your own server; `domain` is the site’s name there. */
  | { to: 'plausible'; origin: string; domain: string }
  /** `origin` is https://cloud.umami.is or your own server. */
  | { to: 'umami'; origin: string; websiteId: string }
  /** Google Analytics, which sets cookies: each visitor is asked first, and counted only after agreeing. */
  | { to: 'ga4'; measurementId: string }
  | { to: 'none' }

/** The settings in common/brand/site.ts. */
export interface SiteConfig {
  /** Legal name, as in the copyright line. */
  company: string
  /** Short name beside the mark. */
  brand: string
  /** Absolute origin for canonical addresses and the sitemap, without a trailing slash. */
  origin: string
  locale: string
  /** `security` is for reporting vulnerabilities: it is in security.txt. */
  email: { sales: string; privacy: string; legal: string; security: string }
  phone: { display: string; href: string }
  /**
   * The page where visitors book a meeting: shown once their message is sent, and in the thank-you mail. An https
   * address, or null for none.
   */
  booking: string | null
  /** The company's WhatsApp number, as +91… without spaces; if empty, no link to it is shown. */
  whatsapp: string
  /** Shown in the footer; `npm run leads -- doctor` lists what is still empty. */
  legalEntity: LegalEntity
  copyrightYear: number
  /** The accounts of the demo portal. Both share one password, which is not secret: the page shows it. */
  demo: { password: string; email: { admin: string; user: string } }
  /** The assistant behind "Start Your Journey": its page, as a path of this site or a full address, and its id. */
  agent: { page: string; id: string }
  pageViews: PageViews
  /** What the browser's email client sends with each lead. None of these values is a secret. */
  emailCall: {
    /** `same-origin` posts to the site's own lead desk; an https origin posts to a provider's cloud. */
    origin: 'same-origin' | (string & {})
    publicKey: string
    serviceId: string
    templateId: string
    /** The provider's template for newsletter subscriptions; unused with `same-origin`. */
    newsletterTemplateId: string
    /** Sent as `to_email`. The lead desk ignores it and uses its own recipients. */
    recipient: string
  }
}
