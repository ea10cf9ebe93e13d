import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notFoundPath } from '../../site/content/page-paths.ts'
import { buildDirectory } from '../../site/build/build-directory.ts'
import {
  attributeOf,
  elementsIn,
  type HtmlElement,
  type HtmlTree,
  parseHtml,
  textOf,
} from '../../site/build/html-tree.ts'

const root = join(import.meta.dirname, '../..', buildDirectory, 'client')

export const fileOf = (path: string): string =>
  path === notFoundPath ? '404.html' : join(path.slice(1), 'index.html')

/** Whether the site has a file or page at an address: a path without query and fragment. */
export const exists = (path: string): boolean =>
  existsSync(join(root, path.slice(1))) || existsSync(join(root, fileOf(path)))

/** A file of the built site. Throws if it does not exist. */
export function readBuilt(file: string): Buffer {
  try {
    return readFileSync(join(root, file))
  } catch (error) {
    throw new Error(`The built site has no ${file}. Build it first: npm run build`, { cause: error })
  }
}

const trees = new Map<string, HtmlTree>()

/** A page's HTML as a tree, parsed once. */
export function treeOf(path: string): HtmlTree {
  const tree = trees.get(path) ?? parseHtml(readBuilt(fileOf(path)).toString('utf8'))
  trees.set(path, tree)
  return tree
}

/** The elements of a page for which `isWanted` holds, in order. */
export const elementsOf = (path: string, isWanted: (element: HtmlElement) => boolean): HtmlElement[] =>
  [...elementsIn(treeOf(path))].filter(isWanted)

export interface BuiltPage {
  path: string
  language: string | undefined
  title: string
  canonical: string | undefined
  /** `<meta>` by name or property. */
  meta: Record<string, string>
  structuredData: string[]
  /** Levels of the headings, in order, without those of dialogs and menus. */
  headings: number[]
  links: string[]
  ids: string[]
  images: { source: string; text: string | undefined; isSized: boolean }[]
}

/** What the HTML of a page says before any script has run, as a crawler sees it. */
export function readBuiltPage(path: string): BuiltPage {
  const all = [...elementsIn(treeOf(path))]
  const named = (name: string) => all.filter(({ tagName }) => tagName === name)
  const layers = all.filter(
    (element) => element.tagName === 'dialog' || attributeOf(element, 'popover') !== undefined,
  )
  const inLayers = new Set(layers.flatMap((layer) => Array.from(elementsIn(layer))))
  return {
    path,
    language: named('html').map((element) => attributeOf(element, 'lang'))[0],
    title: named('title').map(textOf).join(''),
    canonical: named('link')
      .filter((link) => attributeOf(link, 'rel') === 'canonical')
      .map((link) => attributeOf(link, 'href'))[0],
    meta: Object.fromEntries(
      named('meta').map((tag) => [
        attributeOf(tag, 'name') ?? attributeOf(tag, 'property') ?? '',
        attributeOf(tag, 'content') ?? '',
      ]),
    ),
    structuredData: named('script')
      .filter((script) => attributeOf(script, 'type') === 'application/ld+json')
      .map(textOf),
    headings: all
      .filter((element) => /^h[1-6]$/.test(element.tagName) && !inLayers.has(element))
      .map(({ tagName }) => Number(tagName[1])),
    links: named('a').flatMap((link) => attributeOf(link, 'href') ?? []),
    ids: all.flatMap((element) => attributeOf(element, 'id') ?? []),
    images: named('img').map((image) => ({
      source: attributeOf(image, 'src') ?? '',
      text: attributeOf(image, 'alt'),
      isSized: attributeOf(image, 'width') !== undefined && attributeOf(image, 'height') !== undefined,
    })),
  }
}
