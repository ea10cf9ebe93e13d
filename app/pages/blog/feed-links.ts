import type { MetaDescriptor } from 'react-router'
import { feeds } from '../../../content/feeds.ts'

/** Tells readers where the blog’s feeds are. */
export const feedLinks: MetaDescriptor[] = feeds.map(({ title, type, path }) => ({
  tagName: 'link',
  rel: 'alternate',
  type,
  title,
  href: path,
}))
