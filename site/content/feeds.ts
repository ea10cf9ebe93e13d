/** Feeds of the blog that the build writes. */
export const feeds = [
  { format: 'rss', title: 'Notes from the line (RSS)', type: 'application/rss+xml', path: '/blog/rss.xml' },
  {
    format: 'atom',
    title: 'Notes from the line (Atom)',
    type: 'application/atom+xml',
    path: '/blog/atom.xml',
  },
] as const
