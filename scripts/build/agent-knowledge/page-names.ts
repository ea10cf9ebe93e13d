import { furtherLinks, legalLinks } from '../../../content/navigation.ts'
import { products } from '../../../content/products.ts'
import { solutions } from '../../../content/solutions.ts'

const names = new Map<string, string>([
  ['/', 'the home page'],
  ...[...Object.values(furtherLinks), ...legalLinks].map(
    ({ label, href }) => [href, `the ${label} page`] as const,
  ),
  ...products.map(({ id, name }) => [`/products/${id}`, `the ${name} page`] as const),
  ...solutions.map(({ id, name }) => [`/solutions/${id}`, `the ${name} page`] as const),
])

/** What a page is called in a sentence: "the Pricing page"; an article by its heading. */
export function pageName(path: string, html: string): string {
  const known = names.get(path)
  if (known) return known
  const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? path
  return `“${heading
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()}”`
}
