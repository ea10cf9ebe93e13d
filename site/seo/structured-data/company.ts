import type { Organization, WebSite } from 'schema-dts'
import { site } from '../../../common/brand/site.ts'
import { address, organization, organizationId } from './json-ld.ts'

/** The company behind the site; on the home page only, other pages refer to it. */
export function companyNodes(description: string): [Organization, WebSite] {
  return [
    {
      '@type': 'Organization',
      '@id': organizationId,
      name: site.company,
      url: address('/'),
      logo: address('/icon-512.png'),
      description,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'sales',
        email: site.email.sales,
        telephone: site.phone.href.replace('tel:', ''),
        areaServed: 'IN',
      },
    },
    {
      '@type': 'WebSite',
      '@id': address('/#website'),
      name: site.company,
      url: address('/'),
      inLanguage: site.locale,
      publisher: organization,
    },
  ]
}
