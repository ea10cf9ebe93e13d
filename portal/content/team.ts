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
  role: 'Administrator' | 'User' | 'Agent' | 'Fraud desk' | 'Team lead'
  products: PortalProduct[]
  lastSeen: string
}

/** A member of the bank's staff, with name and address derived from the full name. */
function colleague(
  name: `${string} ${string}`,
  role: TeamMember['role'],
  products: PortalProduct[],
  lastSeen: string,
): TeamMember {
  const [first = '', last = ''] = name.split(' ')
  const id = first.toLowerCase()
  const email = `${id}.${last.charAt(0).toLowerCase()}@kaveribank.example`
  return { id, name, shortName: `${first} ${last.charAt(0)}.`, email, role, products, lastSeen }
}

/** The first two are the demo accounts (portal/content/demo-accounts.ts). */
export const team: TeamMember[] = [
  {
    id: 'admin',
    name: 'System Administrator',
    shortName: 'Administrator',
    email: site.demo.email.admin,
    role: 'Administrator',
    products: ['virtual-assistant', 'qams', 'zapra'],
    lastSeen: 'Now',
  },
  {
    id: 'user',
    name: 'Business User',
    shortName: 'Business User',
    email: site.demo.email.user,
    role: 'User',
    products: ['qams', 'zapra'],
    lastSeen: 'Yesterday',
  },
  colleague('Farida Shaikh', 'Agent', ['qams', 'zapra'], 'Now'),
  colleague('Imran Khan', 'Fraud desk', ['virtual-assistant', 'qams'], 'Now'),
  colleague('Nikhil Pawar', 'Agent', ['qams'], '2 hours ago'),
  colleague('Sunita Gowda', 'Team lead', ['virtual-assistant', 'qams', 'zapra'], 'Now'),
]
