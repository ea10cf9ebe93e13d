import type { BlogPosting } from 'schema-dts'
import type { Article } from '../../content/articles/parse-article.ts'
import { authors } from '../../content/authors.ts'
import { site } from '../../../common/brand/site.ts'
import { shareImagePath } from '../share-image.ts'
import { address, organization } from './json-ld.ts'

/** An article of the blog; its dates are days in India. */
export function postingNode({
  id,
  title,
  excerpt,
  author,
  date,
  updated,
  tags,
  readTime,
}: Article): BlogPosting {
  const path = `/blog/${id}`
  const { isSample, name } = authors[author] ?? {}
  const isByCompany = isSample === true || author === 'company'
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    url: address(path),
    mainEntityOfPage: address(path),
    image: address(shareImagePath(path)),
    datePublished: date,
    dateModified: updated ?? date,
    // A sample person does not exist, so the company is named instead.
    author: { '@type': isByCompany ? 'Organization' : 'Person', name: isByCompany ? site.company : name },
    publisher: { ...organization, '@type': 'Organization', name: site.company },
    keywords: tags.join(', '),
    timeRequired: `PT${readTime}M`,
    inLanguage: site.locale,
  }
}
