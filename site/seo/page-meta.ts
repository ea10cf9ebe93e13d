import type { HeadTag } from '../../common/page/page-module.ts'
import { shownLengths } from '../content/shown-lengths.ts'
import { site } from '../../common/brand/site.ts'
import { shareImagePath, shareImageSize } from './share-image.ts'

interface PageMeta {
  /** Unique among all pages. The company's name is appended if it is missing and there is room. */
  title: string
  /** Unique among all pages; search results show at most about 155 characters. */
  description: string
  /** Canonical path: no trailing slash except for home. */
  path: string
}

/** Title, description, canonical address and sharing tags of a page; `og:url`, canonical and sitemap agree. */
export function pageMeta({ title: bare, description, path }: PageMeta): HeadTag[] {
  const withCompany = `${bare} | ${site.company}`
  const title =
    bare.includes(site.company) || withCompany.length > shownLengths.title.most ? bare : withCompany
  const address = new URL(path, site.origin).href
  const image = new URL(shareImagePath(path), site.origin).href
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.company },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: site.locale.replace('-', '_') },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(shareImageSize.width) },
    { property: 'og:image:height', content: String(shareImageSize.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
