import { site } from '../../../content/site.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { feedLinks } from './feed-links.ts'

export const blogMeta = () => [
  ...pageMeta({
    title: `Blog: notes from the line | ${site.company}`,
    description:
      'How to measure a pause, score every call, hand over well and stay within the rules: articles for those who answer for what is said on the phone.',
    path: '/blog',
  }),
  ...feedLinks,
]
