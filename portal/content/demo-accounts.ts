import { site } from '../../common/brand/site.ts'

/** A demo account without its password: what the browser keeps under `currentUser`. */
export interface DemoAccount {
  role: 'admin' | 'user'
  name: string
  email: string
  /** Names of the products it opens, as visitors read them. */
  products: string[]
  description: string
}

/** What an account may do, in the exact words of the sign-in page and the portal. */
export const accessLevels: Readonly<Record<DemoAccount['role'], string>> = {
  admin: 'Full Access',
  user: 'Limited Access',
}

/** The two accounts on the sign-in page, in order; both have `site.demo.password`. */
export const demoAccounts: DemoAccount[] = [
  {
    role: 'admin',
    name: 'System Administrator',
    email: site.demo.email.admin,
    products: ['Virtual Assistant', 'QAMS', 'Zapra'],
    description: 'Full Access to all three products, plus admin features: who sees what.',
  },
  {
    role: 'user',
    name: 'Business User',
    email: site.demo.email.user,
    products: ['QAMS', 'Zapra'],
    description: 'Limited Access with user-level permissions: marked calls and written conversations.',
  },
]
