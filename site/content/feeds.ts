/** Feeds of the blog written by the build. */
export const feeds = [
  { format: 'rss', title: 'Notes from the line (RSS)', type: 'application/rss+xml', path: '/blog/rss.xml' },
  {
    format: 'atom',
    title: 'Notes from the line (Atom)',
    type: 'application/atom+xml',
    path: '/blog/atom.xml',
  },
] as const
