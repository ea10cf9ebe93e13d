import type { LegalEntity } from './legal-entity.ts'

/** Who counts page views and openings of the two dialogs. Origins without a slash at the end. */
export type PageViews =
  /** The site’s own lead desk, without cookies: `npm run leads -- stats`. */
  | { to: 'own-server' }
  /** `origin` is https://plausible.io or an own server; `domain` is the site’s name there. */
  | { to: 'plausible'; origin: string; domain: string }
  /** `origin` is https://cloud.umami.is or an own server. */
  | { to: 'umami'; origin: string; websiteId: string }
  /** Google Analytics, which sets cookies: each visitor is asked first, and only who agrees is counted. */
  | { to: 'ga4'; measurementId: string }
  | { to: 'none' }

/** What common/brand/site.ts says. */
export interface SiteConfig {
  /** Legal name, as in the copyright line. */
  company: string
  /** Short name beside the mark. */
  brand: string
  /** Absolute origin for canonical addresses and the sitemap, without a slash at the end. */
  origin: string
  locale: string
  /** `security` is for whoever has found a hole in the site: it is in security.txt. */
  email: { sales: string; privacy: string; legal: string; security: string }
  phone: { display: string; href: string }
  /**
   * The page at which visitors choose a time to talk: shown once their message is sent, and in the mail that thanks for it.
   * Null: none. An https address.
   */
  booking: string | null
  /** The company's number on WhatsApp, as +91… without spaces; empty: no link to it is shown. */
  whatsapp: string
  /** Shown in the footer; `npm run leads -- doctor` names what is still empty. */
  legalEntity: LegalEntity
  copyrightYear: number
  /** The accounts of the demo portal. Both open with one password, which is no secret: the page shows it in use. */
  demo: { password: string; email: { admin: string; user: string } }
  /** The assistant behind "Start Your Journey": its page, a path of this site or an address of another, and its id. */
  agent: { page: string; id: string }
  pageViews: PageViews
  /** What the browser's email client sends with each lead. None of these values is a secret. */
  emailCall: {
    /** `same-origin` posts to the site's own lead desk; an https origin posts to a provider's cloud. */
    origin: 'same-origin' | (string & {})
    publicKey: string
    serviceId: string
    templateId: string
    /** The provider's template for newsletter subscriptions; not used with `same-origin`. */
    newsletterTemplateId: string
    /** Sent as `to_email`. The lead desk ignores it and uses its own recipients. */
    recipient: string
  }
}
