import type { SiteConfig } from './site-config.ts'

/**
 * The one place for names, addresses and keys. The company is a placeholder: change it here, with its pictures
 * and colours beside it, and pages, mails, structured data and the lead desk follow.
 */
export const site: SiteConfig = {
  company: 'Orvani AI',
  brand: 'Orvani',
  origin: 'https://orvani.example',
  locale: 'en-IN',
  email: {
    sales: 'hello@orvani.example',
    privacy: 'privacy@orvani.example',
    legal: 'legal@orvani.example',
    security: 'security@orvani.example',
  },
  phone: { display: '+91 80 0000 0142', href: 'tel:+918000000142' },
  booking: null,
  whatsapp: '+918000000142',
  legalEntity: {
    registeredName: '',
    cin: '',
    registeredAddress: '',
    grievanceOfficer: { name: '', email: '' },
  },
  copyrightYear: 2025,
  demo: {
    password: 'demo-orvani',
    email: { admin: 'admin@orvani.example', user: 'user@orvani.example' },
  },
  agent: { page: '/agent', id: 'orvani-site' },
  pageViews: { to: 'own-server' },
  emailCall: {
    origin: 'same-origin',
    publicKey: 'orvani-public-key',
    serviceId: 'orvani-lead-desk',
    templateId: 'contact-lead',
    newsletterTemplateId: 'newsletter-subscription',
    recipient: 'hello@orvani.example',
  },
}
