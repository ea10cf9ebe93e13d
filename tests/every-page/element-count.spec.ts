import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { buildDirectory } from '../../scripts/build/build-directory.ts'
import { type HtmlNode, type HtmlTree, isElement, parseHtml } from '../../scripts/build/html-tree.ts'

// Every element costs time at the first layout and at each change of style, most of all on a phone.
const most = 1200
const mostOnHome = 1000

const root = join(buildDirectory, 'client')

/** Elements of a page with its head; what waits in a `<template>` is not laid out. */
function countElements(node: HtmlTree | HtmlNode): number {
  if (!('childNodes' in node)) return 0
  return node.childNodes.reduce((sum, child) => sum + Number(isElement(child)) + countElements(child), 0)
}

function mostOf(file: string): number {
  return file === 'index.html' ? mostOnHome : most
}

test('no page has more elements than a phone lays out at once', () => {
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  expect(pages).toContain('index.html')
  for (const file of pages) {
    const count = countElements(parseHtml(readFileSync(join(root, file), 'utf8')))
    expect.soft(count, `${file} has ${count} elements`).toBeLessThanOrEqual(mostOf(file))
  }
})
