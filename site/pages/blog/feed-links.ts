import type { HeadTag } from '../../../common/page/page-module.ts'
import { feeds } from '../../content/feeds.ts'

/** Tells readers where the blog’s feeds are. */
export const feedLinks: HeadTag[] = feeds.map(({ title, type, path }) => ({
  tagName: 'link',
  rel: 'alternate',
  type,
  title,
  href: path,
}))
