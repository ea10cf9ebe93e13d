import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { colour } from '../../content/brand-colours.ts'
import { site } from '../../content/site.ts'
import { salesDeskPath } from '../../lead/sales-desk.ts'
import { cutFonts } from '../fonts/cut-fonts.ts'
import { wholeScriptFaces } from '../fonts/whole-scripts.ts'
import { scriptTexts } from './client-scripts.ts'
import { compressAll } from './compress.ts'
import { htmlText, parseHtml } from './html-tree.ts'
import { inlineCss } from './inline-css.ts'
import { pagePolicies } from './page-policy/page-policies.ts'
import { wordsOf } from './prune-css.ts'

/** What people are called and what they write: every letter of western and central Europe that the font has. */
const lettersOfNames = Array.from({ length: 0x17f - 0xa1 }, (_, at) => String.fromCodePoint(0xa1 + at))
  .filter((letter) => /\p{L}/u.test(letter) && !'ŉĲĳĿŀſ'.includes(letter))
  .join('')

/** What the desk often says: the font of a visitor's machine is scaled by it until Anek is there. */
const usualWords =
  'Each lead that comes in appears here by itself. Answered by Nobody yet. Mail delivered, 23 h left. Send the answer.'

/**
 * Writes the page of the sales desk into `folder`, where Vite has put its scripts: HTML, fonts and policy. It stands
 * apart from the site's files, which a static host may be given, and only the lead desk serves it. Nothing of it is
 * rendered at build: it is not known who is signed in.
 */
export async function writeSalesDeskPage(folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no script for the sales desk')
  const scripts = await readAll(folder, '.js')
  const css = await readAll(folder, '.css')
  const html = pageHtml(`${salesDeskPath}/${entry.file}`)
  const folders = { outDir: join(folder, 'assets/fonts'), cacheDir: 'node_modules/.cache/fonts' }
  const fonts = (
    await cutFonts({
      pages: [
        {
          name: salesDeskPath,
          html,
          laterTexts: [...[...scripts.values()].flatMap(scriptTexts), lettersOfNames, usualWords],
          lateFonts: ['heading', 'data'],
        },
      ],
      ...folders,
    })
  ).get(salesDeskPath)

  const tree = parseHtml(html)
  const own = (address: string) => address.replaceAll('/assets/fonts/', `${salesDeskPath}/assets/fonts/`)
  const words = new Set([...scripts.values()].flatMap(wordsOf))
  const scriptFaces = await wholeScriptFaces(folders)
  inlineCss(tree, [own((fonts?.css ?? '') + scriptFaces), ...css.values()], words)

  const page = htmlText(tree)
  await writeFile(join(folder, 'index.html'), page)
  for (const path of [join(folder, '.vite'), ...css.keys()]) await rm(path, { recursive: true })
  await compressAll(folder)
  await writeFile(join(folder, '_page-policies.json'), pagePolicies(new Map([['index.html', page]])))
}

/** Texts of the built files that end so, by their paths. */
async function readAll(folder: string, ending: string): Promise<Map<string, string>> {
  const files = globSync(`${folder}/**/*${ending}`)
  const read = async (file: string) => [file, await readFile(file, 'utf8')] as const
  return new Map(await Promise.all(files.toSorted().map(read)))
}

function pageHtml(script: string): string {
  return `<!doctype html>
<html lang="${site.locale}" data-sales-desk>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="format-detection" content="telephone=no">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="theme-color" content="${colour('--ink-900')}">
<title>Sales desk</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script type="module" src="${script}"></script>
</head>
<body>
<div id="sales-desk"></div>
<noscript><p>The sales desk needs JavaScript. Please allow it for this address and load the page again.</p></noscript>
</body>
</html>`
}
