import type { SiteConfig } from '../../common/brand/site-config.ts'

/** The second brand's common/brand/site.ts, with nothing of the first. */
export const secondSite: SiteConfig = {
  company: 'Belltree Voice Private Limited',
  brand: 'Belltree',
  origin: 'https://belltree.test',
  locale: 'en-IN',
  email: {
    sales: 'ring@belltree.test',
    privacy: 'data@belltree.test',
    legal: 'law@belltree.test',
    security: 'locks@belltree.test',
  },
  phone: { display: '+44 20 7946 0018', href: 'tel:+442079460018' },
  whatsapp: '',
  legalEntity: {
    registeredName: 'Belltree Voice Holdings Limited',
    cin: '',
    registeredAddress: '9 Belfry Lane, Leeds',
    grievanceOfficer: { name: 'Ada Clapper', email: 'care@belltree.test' },
  },
  copyrightYear: 2026,
  booking: 'https://book.belltree.test/talk',
  demo: {
    password: 'ring-twice',
    email: { admin: 'first@belltree.test', user: 'second@belltree.test' },
  },
  agent: { page: '/agent', id: 'belltree-answers' },
  pageViews: { to: 'own-server' },
  emailCall: {
    origin: 'same-origin',
    publicKey: 'belltree-key',
    serviceId: 'belltree-desk',
    templateId: 'bell-rung',
    newsletterTemplateId: 'bell-each-month',
    recipient: 'ring@belltree.test',
  },
}
