import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize } from 'parse5'

/** A page as a tree, as parsed by a browser. */
export type HtmlTree = DefaultTreeAdapterTypes.Document
export type HtmlElement = DefaultTreeAdapterTypes.Element
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode

/** As without scripting, where the content of `<noscript>` is elements and not text. */
const options = { scriptingEnabled: false }

export const parseHtml = (text: string): HtmlTree => parse(text, options)
export const htmlText = (tree: HtmlTree): string => serialize(tree, options)

type AnyNode = DefaultTreeAdapterTypes.Node

export const isElement = (node: AnyNode): node is HtmlElement => defaultTreeAdapter.isElementNode(node)
export const isText = (node: AnyNode): node is DefaultTreeAdapterTypes.TextNode =>
  defaultTreeAdapter.isTextNode(node)
export const isComment = (node: AnyNode): boolean => defaultTreeAdapter.isCommentNode(node)

/** The content of a node, in document order. The content of a `<template>` counts as inside it. */
export function childrenOf(node: HtmlTree | HtmlNode): readonly HtmlNode[] {
  if (isElement(node) && 'content' in node) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

/** Every element below a node, in document order. */
export function* elementsIn(node: HtmlTree | HtmlNode): Generator<HtmlElement> {
  for (const child of childrenOf(node)) {
    if (isElement(child)) yield child
    yield* elementsIn(child)
  }
}

/** The first element with that name. Throws if there is none. */
export function findElement(node: HtmlTree | HtmlNode, name: string): HtmlElement {
  for (const element of elementsIn(node)) if (element.tagName === name) return element
  throw new Error(`The page has no <${name}>`)
}

export function attributeOf(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

/** The text in a node, including descendants; a line end is a space. */
export function textOf(node: HtmlTree | HtmlNode): string {
  if (node.nodeName === 'br') return ' '
  if (isText(node)) return node.value
  return childrenOf(node).map(textOf).join('')
}

/** A new, detached element. `text` is taken literally. */
export function makeElement(name: string, attributes: Record<string, string>, text = ''): HtmlElement {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }))
  const element = defaultTreeAdapter.createElement(name, html.NS.HTML, attrs)
  if (text) defaultTreeAdapter.insertText(element, text)
  return element
}

export const append = (parent: HtmlElement, child: HtmlElement): void =>
  defaultTreeAdapter.appendChild(parent, child)

export const remove = (node: HtmlNode): void => defaultTreeAdapter.detachNode(node)
