/** Which parts of the repository a part may import from, beside itself. A part that is not named may import from all. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  app: ['brand', 'content', 'lead'],
  content: ['brand', 'lead'],
  lead: [],
  server: ['content', 'lead'],
}

/** Of these only types, or nothing: figures and ui are given their data, and content runs no code of lead. */
export const narrowed: readonly { from: string; of: string; may: 'types' | 'nothing' }[] = [
  { from: 'app/figures/', of: 'content/', may: 'types' },
  { from: 'app/ui/', of: 'content/', may: 'nothing' },
  { from: 'content/', of: 'lead/', may: 'types' },
]

/** Folders whose files only app/page-table.ts names, and who may import them beside it. */
export const closed: readonly { folder: string; to?: string }[] = [
  { folder: 'app/pages/' },
  { folder: 'app/portal/' },
  { folder: 'app/sign-in/' },
]

/** Packages that a folder may use, the first that fits; one that is not named may use all. */
export const packages: readonly { of: RegExp; may: readonly string[]; because: string }[] = [
  {
    of: /^content\/(?:agent\/|articles\/|legal\/|markdown\/|brand-colours\.ts)/,
    may: [
      'mdast',
      'mdast-util-from-markdown',
      'mdast-util-gfm',
      'micromark-extension-gfm',
      'node:fs',
      'node:path',
      'valibot',
      'yaml',
    ],
    because: 'texts and colours are read from Markdown, YAML and CSS with these',
  },
  { of: /^content\//, may: ['valibot'], because: 'content holds data, and schemas are written in it' },
  { of: /^lead\//, may: ['valibot'], because: 'lead runs in browser and server' },
]

/**
 * The folders of app and server, from the bottom up: each may import only from those before it, so there are no cycles.
 * Files beside the folders are listed where a folder imports them; all others count as the top. Tests may import from
 * any of them.
 */
export const folderOrder: Readonly<Record<string, readonly string[]>> = {
  app: [
    'styles',
    'trusted-code.ts',
    'page-module.ts',
    'page-failure.tsx',
    'ui',
    'behaviours',
    'islands',
    'figures',
    'listen',
    'seo',
    'pricing',
    'hero-scene',
    'toasts',
    'consent',
    'page-views',
    'contact',
    'newsletter',
    'agent-dialog',
    'sections',
    'layout',
    'desk-kit',
    'pages',
    'agent',
    'session',
    'portal',
    'sign-in',
    'sales-desk',
    'client.ts',
    'boot',
  ],
  server: [
    'running-build.ts',
    'log',
    'time',
    'web',
    'store',
    'mail',
    'newsletter',
    'webhooks',
    'leads',
    'email-api',
    'inbound-lead',
    'page-view-api',
    'outbox',
    'sales-desk',
    'inbound-mail',
    'sample',
    'health',
    'env-reader.ts',
    'clear-after-erasing.ts',
    'env.ts',
    'commands',
  ],
}
