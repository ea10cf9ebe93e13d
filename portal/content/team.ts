import { site } from '../../common/brand/site.ts'

/** Desks that an account can be given, in the order of the table. */
export const portalProducts = ['virtual-assistant', 'qams', 'zapra'] as const

export type PortalProduct = (typeof portalProducts)[number]

/** Someone of the sample bank who works in the portal. */
export interface TeamMember {
  id: string
  name: string
  /** Their name in lists and transcripts. */
  shortName: string
  email: string
  role: string
  products: readonly PortalProduct[]
  lastSeen: string
}

/** The first two are the demo accounts (portal/content/demo-accounts.ts). */
// oxfmt-ignore
export const team: readonly TeamMember[] = [
  { id: 'admin', name: 'System Administrator', shortName: 'Administrator', email: site.demo.email.admin, role: 'Administrator', products: portalProducts, lastSeen: 'Now' },
  { id: 'user', name: 'Business User', shortName: 'Business User', email: site.demo.email.user, role: 'User', products: ['qams', 'zapra'], lastSeen: 'Yesterday' },
  { id: 'farida', name: 'Farida Shaikh', shortName: 'Farida S.', email: 'farida.s@kaveribank.example', role: 'Agent', products: ['qams', 'zapra'], lastSeen: 'Now' },
  { id: 'imran', name: 'Imran Khan', shortName: 'Imran K.', email: 'imran.k@kaveribank.example', role: 'Fraud desk', products: ['virtual-assistant', 'qams'], lastSeen: 'Now' },
  { id: 'nikhil', name: 'Nikhil Pawar', shortName: 'Nikhil P.', email: 'nikhil.p@kaveribank.example', role: 'Agent', products: ['qams'], lastSeen: '2 hours ago' },
  { id: 'sunita', name: 'Sunita Gowda', shortName: 'Sunita G.', email: 'sunita.g@kaveribank.example', role: 'Team lead', products: portalProducts, lastSeen: 'Now' },
]
