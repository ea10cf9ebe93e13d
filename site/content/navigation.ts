import { inWords } from '../../common/content/in-words.ts'
import { products } from './products.ts'
import { type Solution, solutions } from './solutions.ts'

/** One entry of a menu or list of links; `href` is a canonical path of this site, with an anchor at most. */
export interface NavigationLink {
  label: string
  href: string
}

/** An entry of the Products or Solutions panel, with the line under its name. */
export interface MenuLink<Id extends string = string> extends NavigationLink {
  id: Id
  description: string
}

export const productLinks = products.map(({ id, name, description }) => ({
  id,
  label: name,
  href: `/products/${id}`,
  description,
})) satisfies MenuLink[]

export const linksByIndustry = solutions.filter(({ group }) => group === 'industry').map(solutionLink)

export const linksByUseCase = solutions.filter(({ group }) => group === 'use-case').map(solutionLink)

/** The footer links to each solution's anchor on the overview, not to its own page. */
export const solutionAnchorLinks: NavigationLink[] = solutions.map(({ id, name }) => ({
  label: name,
  href: `/solutions#${id}`,
}))

export const furtherLinks = {
  products: { label: 'Products overview', href: '/products' },
  solutions: { label: 'Solutions overview', href: '/solutions' },
  pricing: { label: 'Pricing', href: '/offers' },
  partnerProgram: { label: 'Partner Program', href: '/partner-program' },
  about: { label: 'About', href: '/about' },
  integrations: { label: 'Integrations', href: '/integrations' },
  security: { label: 'Security', href: '/security' },
  blog: { label: 'Blog', href: '/blog' },
  signIn: { label: 'Sign in', href: '/login' },
} satisfies Record<string, NavigationLink>

const {
  solutions: allSolutions,
  pricing,
  partnerProgram,
  about,
  integrations,
  security,
  blog,
  signIn,
} = furtherLinks

/** Sentences in the header's two panels and the footer. */
export const menuWords = {
  products: {
    title: ['One call,', `${inWords(products.length)} products`],
    text: 'Each product does its part of the same call, for a different team.',
  },
  solutions: 'Every solution opens with the call it was built for.',
  footer: 'Voice, chat and email assistants for the companies people have to call.',
} as const

/** Beside the two panels of the header. Three short ones fit at 1,024 px. */
export const headerLinks: NavigationLink[] = [pricing, partnerProgram, about]

/** Below the two lists of the menu on small screens. */
export const mobileLinks: NavigationLink[] = [pricing, partnerProgram, allSolutions, about, blog, signIn]

/** The Company column of the footer. */
export const companyLinks: NavigationLink[] = [
  about,
  pricing,
  integrations,
  security,
  partnerProgram,
  blog,
  signIn,
]

export const legalLinks: NavigationLink[] = [
  { label: 'Privacy policy', href: '/privacy-policy' },
  { label: 'Terms of use', href: '/terms-of-use' },
  { label: 'Data processing', href: '/data-processing-agreement' },
]

/** Every page that header and footer lead to. */
export const sitePaths: string[] = [
  '/',
  ...[
    ...Object.values(furtherLinks),
    ...productLinks,
    ...linksByIndustry,
    ...linksByUseCase,
    ...legalLinks,
  ].map(({ href }) => href),
]

function solutionLink({ id, name, alsoTakes }: Solution): MenuLink<Solution['id']> {
  return { id, label: name, href: `/solutions/${id}`, description: alsoTakes[0] }
}
