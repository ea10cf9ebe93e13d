import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize } from 'parse5'

/** A page as a tree, as a browser would have read it. */
export type HtmlTree = DefaultTreeAdapterTypes.Document
export type HtmlElement = DefaultTreeAdapterTypes.Element
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode

/** As without scripting, where what is in `<noscript>` is elements and not text. */
const options = { scriptingEnabled: false }

export const parseHtml = (text: string): HtmlTree => parse(text, options)
export const htmlText = (tree: HtmlTree): string => serialize(tree, options)

type AnyNode = DefaultTreeAdapterTypes.Node

export const isElement = (node: AnyNode): node is HtmlElement => defaultTreeAdapter.isElementNode(node)
export const isText = (node: AnyNode): node is DefaultTreeAdapterTypes.TextNode =>
  defaultTreeAdapter.isTextNode(node)
export const isComment = (node: AnyNode): boolean => defaultTreeAdapter.isCommentNode(node)

/** What is in a node, in the order of the document. The content of a `<template>` counts as standing in it. */
export function childrenOf(node: HtmlTree | HtmlNode): readonly HtmlNode[] {
  if (isElement(node) && 'content' in node) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

/** Every element below a node, in the order of the document. */
export function* elementsIn(node: HtmlTree | HtmlNode): Generator<HtmlElement> {
  for (const child of childrenOf(node)) {
    if (isElement(child)) yield child
    yield* elementsIn(child)
  }
}

/** The first element of that name. Throws when there is none. */
export function findElement(node: HtmlTree | HtmlNode, name: string): HtmlElement {
  for (const element of elementsIn(node)) if (element.tagName === name) return element
  throw new Error(`The page has no <${name}>`)
}

export function attributeOf(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

/** The text in a node, its descendants' included; a line's end is a space. */
export function textOf(node: HtmlTree | HtmlNode): string {
  if (node.nodeName === 'br') return ' '
  if (isText(node)) return node.value
  return childrenOf(node).map(textOf).join('')
}

/** A new element, to be put somewhere. `text` is taken as it is. */
export function makeElement(name: string, attributes: Record<string, string>, text = ''): HtmlElement {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }))
  const element = defaultTreeAdapter.createElement(name, html.NS.HTML, attrs)
  if (text) defaultTreeAdapter.insertText(element, text)
  return element
}

export const append = (parent: HtmlElement, child: HtmlElement): void =>
  defaultTreeAdapter.appendChild(parent, child)

export const remove = (node: HtmlNode): void => defaultTreeAdapter.detachNode(node)
