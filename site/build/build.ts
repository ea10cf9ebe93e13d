import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder } from 'vite'
import { type PageEntry, pageTable } from '../page-table.ts'
import type { HeadTag } from '../../common/page/page-module.ts'
import type * as RenderPage from '../render-page.tsx'
import type { PageFacts } from '../seo/structured-data/json-ld.ts'
import {
  agentPath,
  listedPaths,
  notFoundPath,
  pathsAgentKnows,
  sharedPaths,
  thirdPartyNoticesPath,
} from '../content/page-paths.ts'
import { site } from '../../common/brand/site.ts'
import { pictureFiles, smallPicture, withPictures } from './article-pictures/small-pictures.ts'
import { knowledgeFile } from '../../assistant/knowledge/make-knowledge-file.ts'
import { buildDirectory } from './build-directory.ts'
import { readClientScripts } from './client-scripts.ts'
import { compressAll } from './compress.ts'
import { discoveryFiles } from './site-files/discovery-files.ts'
import { headersFile, redirectsFile, vercelConfig } from './host-files/host-files.ts'
import { withinRules } from './host-files/within-rules.ts'
import { parseHtml } from './html-tree.ts'
import { keepEarlierAssets, takeEarlierAssets } from './earlier-assets.ts'
import { iconFiles } from './site-files/icons.ts'
import { servedHtml } from './page-passes.ts'
import { pagePolicies } from './page-policy/page-policies.ts'
import { writeSalesDeskPage } from './sales-desk-page.ts'
import { noteBundledPackages, thirdPartyNotices } from './third-party-notices.ts'
import { readStyleSheets } from './style-sheets.ts'
import { writeBuildCommit } from '../../tools/setup/build-commit.ts'
import { classicScript } from './classic-script.ts'
import { cutFonts, type ScriptFont } from './fonts/cut-fonts.ts'
import { samplesLeft } from '../content/samples-left.ts'
import { buildInWords, readRunningBuild } from '../../leads/running-build.ts'
import { redirects } from '../content/redirects.ts'
import { shareImages } from './share-images/share-images.ts'
import { contentFaults } from './check-content/content-faults.ts'
import { report } from './check-content/fault.ts'

interface Rendered {
  entry: PageEntry
  html: string
  tags: readonly HeadTag[]
}

// Read by Vite and by React, which treat anything else as development.
process.env['NODE_ENV'] = 'production'

const client = join(buildDirectory, 'client')
const pagesCode = join(buildDirectory, 'pages')

await refuseContentFaults()
const earlier = await takeEarlierAssets(client)
await rm(buildDirectory, { recursive: true, force: true })
await mkdir(buildDirectory, { recursive: true })
const packages = new Set<string>()
await (await createBuilder({ logLevel: 'error', plugins: [noteBundledPackages(packages)] })).buildApp()

const { rendered, signsFont } = await renderAll()
const styleSheets = await readStyleSheets(pagesCode)
const scripts = await readClientScripts(client)
const fonts = await cutAllFonts()
const boot = await bundleBootScript()

const tagsOf = new Map(rendered.map(({ entry, tags }) => [entry.path, tags]))
/** What search engines are told about each listed page. */
const facts = new Map<string, PageFacts>(
  listedPaths.map((path) => [path, factsOf(path, tagsOf.get(path) ?? [])]),
)

const pages = new Map<string, string>()
for (const { entry, html } of rendered) {
  const served = servedHtml({
    entry,
    html,
    fonts: fonts.get(entry.path) ?? [],
    signsFont,
    styleSheets: styleSheets.get(entry.page) ?? [],
    boot,
    scripts,
    facts: facts.get(entry.path),
  })
  pages.set(fileOf(entry.path), served)
}
const known = new Map(pathsAgentKnows.map((path) => [path, pages.get(fileOf(path)) ?? '']))
const knowledge = knowledgeFile(known)
pages.set(
  fileOf(agentPath),
  (pages.get(fileOf(agentPath)) ?? '').replace('data-address=""', `data-address="/${knowledge.file}"`),
)

const hosted = withinRules(pages)
for (const [file, html] of hosted.pages) await write(file, html)
await write(knowledge.file, knowledge.text)
for await (const [file, image] of shareImages(sharedPaths, 'node_modules/.cache/share-images'))
  await write(file, image)
for (const [file, icon] of Object.entries(await iconFiles())) await write(file, icon)
for (const [file, text] of Object.entries(discoveryFiles([...facts.values()]))) await write(file, text)
await write(thirdPartyNoticesPath.slice(1), thirdPartyNotices(packages))
await rm(join(client, '.vite'), { recursive: true })
await rm(pagesCode, { recursive: true })
await compressAll(client)
await keepEarlierAssets(client, earlier)
await write('_headers', headersFile(hosted.rules))
await write('_redirects', redirectsFile(redirects))
await write('vercel.json', vercelConfig(hosted.rules, redirects))
await write('_page-policies.json', pagePolicies(hosted.pages))
writeBuildCommit(buildDirectory)
await writeSalesDeskPage(join(buildDirectory, 'desk'), buildInWords(readRunningBuild(client)))
if (hosted.note) console.log(hosted.note)
const samples = samplesLeft()
if (samples.length > 0) console.log(`Still samples: ${samples.join(', ')}`)
console.log(`Built ${pages.size} pages into ${client}`)

/** Renders every page with the code built for it, and moves the files named by that code to the site's. */
async function renderAll(): Promise<{ rendered: Rendered[]; signsFont: string }> {
  await cp(join(pagesCode, 'assets'), join(client, 'assets'), {
    recursive: true,
    filter: (file) => extname(file) !== '.js',
  })
  const address = pathToFileURL(resolve(pagesCode, 'render-page.js')).href
  const code = (await import(address)) as typeof RenderPage
  const all: Rendered[] = []
  const pictures = await makePictures()
  for (const entry of pageTable) {
    const { html, tags } = await code.renderPage(entry)
    all.push({ entry, html: withPictures(html, (file) => pictures.get(file) ?? ''), tags })
  }
  return { rendered: all, signsFont: code.signsFont }
}

/** Compresses the pictures of the articles; returns what replaces each, by its file. */
async function makePictures(): Promise<Map<string, string>> {
  const pictures = new Map<string, string>()
  for (const file of pictureFiles()) {
    const { attributes, made } = await smallPicture(file)
    pictures.set(file, attributes)
    for (const [address, content] of made) await write(address.slice(1), content)
  }
  return pictures
}

/** Fonts cut to what pages show and their scripts may show later: the portal's letters enlarge no public font. */
async function cutAllFonts(): Promise<Map<string, ScriptFont[]>> {
  const cut = (wanted: (entry: PageEntry) => boolean, laterTexts: (html: string) => string[]) =>
    cutFonts({
      pages: rendered
        .filter(({ entry }) => wanted(entry))
        .map(({ entry, html }) => ({
          name: entry.path,
          html,
          laterTexts: laterTexts(html),
        })),
      outDir: join(client, 'assets/fonts'),
      cacheDir: 'node_modules/.cache/fonts',
    })
  const isPortal = ({ application }: PageEntry) => application === 'portal'
  const ofPublic = await cut(
    (entry) => !isPortal(entry),
    (html) => scripts.textsLater(parseHtml(html)),
  )
  // The desks load one another and the sample calls: each page may come to show all of it.
  return new Map([...ofPublic, ...(await cut(isPortal, scripts.allTexts))])
}

/** Title and description of a page. Throws if one is missing. */
function factsOf(path: string, tags: readonly HeadTag[]): PageFacts {
  const title = tags.find((tag) => 'title' in tag && !('tagName' in tag))
  const description = tags.find((tag) => 'name' in tag && tag.name === 'description')
  if (!title || !('title' in title) || title.title === undefined)
    throw new Error(`${path} has no title. Give its page a meta function (site/seo).`)
  if (!description || !('name' in description)) throw new Error(`${path} has no description (site/seo).`)
  return { path, title: title.title, description: description.content }
}

/** Path of a page's HTML below the site’s root. */
function fileOf(path: string): string {
  return path === notFoundPath ? '404.html' : join(path.slice(1), 'index.html')
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  const target = join(client, file)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, content)
}

/** The boot script (site/boot) as one minified classic script, to be inlined in every page. */
async function bundleBootScript(): Promise<string> {
  const name = site.pageViews.to === 'own-server' ? 'boot-and-report' : 'boot-page'
  const code = await classicScript(`site/boot/${name}.ts`)
  if (code.includes('</script')) throw new Error('The boot script would close its own element')
  return code
}

/** Throws an Error with every fault of the content, which the bundler’s prerendering would obscure. */
async function refuseContentFaults(): Promise<void> {
  const { faults } = await contentFaults()
  if (faults.length > 0) throw new Error(`The content is not in order.\n\n${report(faults)}\n`)
}
