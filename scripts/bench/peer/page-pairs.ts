/** One page of this site and the page of AstroWind that it is held against. */
export interface PagePair {
  /** Path on this site. */
  path: string
  /** Path on AstroWind’s. */
  peer: string
}

/** What AstroWind tells of its offer: hero with picture, features, examples, customers’ words, a call to act. */
const services = '/services'

/** One page for each template that many visitors meet. */
export const pagePairs: readonly PagePair[] = [
  { path: '/', peer: '/' },
  // AstroWind has no page for one product or one trade. Services has the same order of sections as ours, and fewer of
  // them than its home, so it is the harder of the two to keep up with.
  { path: '/products/qams', peer: services },
  { path: '/solutions/banking', peer: services },
  // Both tell who stands behind the offer, with figures and places.
  { path: '/about', peer: '/about' },
  // The first article of each. AstroWind’s is plain text with one picture; others of its articles show off embeds.
  { path: '/blog/a-cost-per-call-that-adds-up', peer: '/get-started-website-with-astro-tailwind-css' },
  // Both have plans, what they hold and questions about them; ours has a calculator as well.
  { path: '/offers', peer: '/pricing' },
  // Both list articles with a picture each. AstroWind shows four, ours all until a page is full.
  { path: '/blog', peer: '/blog' },
]
