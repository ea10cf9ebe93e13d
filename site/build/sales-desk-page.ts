import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { colour } from '../../common/brand/brand-colours.ts'
import { site } from '../../common/brand/site.ts'
import { salesDeskPath } from '../../sales-desk/wire/sales-desk.ts'
import { compressAll } from './compress.ts'
import { pagePolicies } from './page-policy/page-policies.ts'

/**
 * Writes the page of the sales desk into `folder`, where Vite has put its scripts, styles and fonts: HTML and policy.
 * It is separate from the site's files, which may go to a static host, and only the lead desk serves it. Nothing of it
 * is prerendered, since the user is unknown. `build` is the version shown in the page's footer.
 */
export async function writeSalesDeskPage(folder: string, build: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no script for the sales desk')
  const styles = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []))
  const page = pageHtml({ script: entry.file, styles, build })
  await writeFile(join(folder, 'index.html'), page)
  await rm(join(folder, '.vite'), { recursive: true })
  await compressAll(folder)
  await writeFile(join(folder, '_page-policies.json'), pagePolicies(new Map([['index.html', page]])))
}

function pageHtml(page: { script: string; styles: readonly string[]; build: string }): string {
  const { script, styles, build } = page
  const address = (file: string) => `${salesDeskPath}/${file}`
  return `<!doctype html>
<html lang="${site.locale}" data-sales-desk="${build}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="format-detection" content="telephone=no">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="theme-color" content="${colour('--ink-900')}">
<title>Sales desk</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((file) => `<link rel="stylesheet" href="${address(file)}">`).join('\n')}
<script type="module" src="${address(script)}"></script>
</head>
<body>
<div id="sales-desk"></div>
<noscript><p>The sales desk needs JavaScript. Please allow it for this address and load the page again.</p></noscript>
</body>
</html>`
}
