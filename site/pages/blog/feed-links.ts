import type { HeadTag } from '../../../common/page/page-module.ts'
import { feeds } from '../../content/feeds.ts'

/** Announces the blog's feeds to feed readers. */
export const feedLinks: HeadTag[] = feeds.map(({ title, type, path }) => ({
  tagName: 'link',
  rel: 'alternate',
  type,
  title,
  href: path,
}))
