/**
 * Who may import from where, by path prefix: the longest match for a file counts, and files with that prefix are its
 * own. `type` before a path means only types. Unlisted places may import from all: the build, tools and tests.
 */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  'common/': [],
  // Drawings receive their data.
  'common/figures/': ['common/', 'type site/content/'],
  'site/': ['common/'],
  // Content does not run the form's code.
  'site/content/': [
    'common/brand/',
    'common/content/',
    'common/markdown/',
    'common/page/',
    'type common/lead/',
  ],
  'assistant/': [
    'common/',
    'site/agent-dialog/',
    'site/contact/',
    'site/content/',
    'site/pricing/',
    'site/seo/',
  ],
  'assistant/content/': ['common/', 'site/content/'],
  'portal/': ['common/', 'site/contact/', 'site/content/', 'site/seo/'],
  'portal/content/': ['common/', 'site/content/'],
  'leads/': [
    'common/',
    'portal/content/',
    'sales-desk/content/',
    'sales-desk/server/',
    'sales-desk/wire/',
    'site/content/',
  ],
  'sales-desk/page/': ['common/', 'sales-desk/content/', 'sales-desk/wire/'],
  'sales-desk/server/': ['common/', 'leads/', 'sales-desk/wire/'],
  'sales-desk/wire/': ['common/'],
}

/** Exceptions that may import from all. */
export const mayImportAll: readonly string[] = ['site/build/', 'assistant/accuracy/', 'assistant/knowledge/']

/**
 * Folders from the bottom up: each may import only from itself and those before it, so there are no cycles. Files beside
 * the folders are listed where a folder imports them; all others count as the top. Tests may import from any of them.
 */
export const order: readonly string[] = [
  'common/styles',
  'common/brand',
  'common/lead',
  'common/markdown',
  'common/content',
  'common/page',
  'site/content',
  'common/ui',
  'common/islands',
  'common/figures',
  'common/toasts',
  'common/app-shell',
  'site/behaviours',
  'site/listen',
  'site/seo',
  'site/pricing',
  'site/hero-scene',
  'site/consent',
  'site/page-views',
  'site/contact',
  'site/newsletter',
  'site/agent-dialog',
  'site/sections',
  'site/layout',
  'site/pages',
  'site/client.ts',
  'site/boot',
  'leads/running-build.ts',
  'leads/log',
  'leads/time',
  'leads/web',
  'leads/store',
  'leads/mail',
  'leads/newsletter',
  'leads/webhooks',
  'leads/leads',
  'leads/email-api',
  'leads/inbound-lead',
  'leads/page-view-api',
  'leads/outbox',
  'sales-desk/server',
  'leads/inbound-mail',
  'leads/sample',
  'leads/health',
  'leads/env-reader.ts',
  'leads/clear-after-erasing.ts',
  'leads/env.ts',
  'leads/commands',
]
