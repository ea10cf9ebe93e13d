import { Linter } from 'eslint'
import { features } from 'web-features'
import { expect, test } from 'vitest'
import config from '../../eslint.config.js'
import { readApiStatuses } from './api-status.ts'
import { domAtTheFloor } from './dom-at-the-floor.ts'
import { apisThatMayBeMissing, apisWithoutNeed, attributes, css } from './exceptions.ts'
import htmlRule from './html-rule.ts'

const isWide = readApiStatuses()

test('the browser’s types have no newer APIs, have the old ones, and exceptions are optional', () => {
  const dom = `interface Document extends Node {
    querySelector(selectors: string): Element | null;
    /** A comment. */
    startViewTransition(callback?: () => void): ViewTransition;
    prerendering: boolean;
}

declare var Document: {
    prototype: Document;
    new(): Document;
};

declare var IdleDetector: {
    prototype: IdleDetector;
    new(): IdleDetector;
};
declare var navigation: Navigation;
declare function requestIdleCallback(callback: Callback, options?: Options): number;
declare function fetch(input: string): Promise<Response>;`
  const exceptions = {
    apisWithoutNeed: new Set(['Document.prerendering']),
    apisThatMayBeMissing: new Set(['Window.requestIdleCallback']),
  }
  expect(domAtTheFloor(dom, isWide, exceptions)).toBe(`interface Document extends Node {
    querySelector(selectors: string): Element | null;
    /** A comment. */
    prerendering: boolean;
}

declare var Document: {
    prototype: Document;
    new(): Document;
};

declare var requestIdleCallback: ((callback: Callback, options?: Options) => number) | undefined;
declare function fetch(input: string): Promise<Response>;`)
})

function faults(code: string, filename: string, configs: Linter.Config[]): string[] {
  return new Linter().verify(code, configs, { filename }).map(({ message }) => message)
}

test('newer CSS is refused, unless it is asked for or named as an exception', () => {
  const linted = (code: string) => faults(code, 'app/page.css', config)
  expect(linted('a { anchor-name: --a }')).toEqual([expect.stringContaining("Property 'anchor-name'")])
  expect(linted('@starting-style { a { opacity: 0 } }')).toEqual([expect.stringContaining('@starting-style')])
  expect(linted('a:open { color: red }')).toEqual([expect.stringContaining("Selector 'open'")])
  expect(linted('@supports (anchor-name: --a) { a { anchor-name: --a } }')).toEqual([])
  expect(linted('a { text-wrap: balance; color: red }')).toEqual([])
})

test('newer HTML is rejected, unless it is listed as an exception', () => {
  const jsx = { parserOptions: { ecmaFeatures: { jsx: true } } }
  const rules = { 'browser-floor/html': 'error' } as const
  const linted = (code: string) =>
    faults(code, 'page.js', [{ plugins: { 'browser-floor': htmlRule }, languageOptions: jsx, rules }])
  expect(linted('<dialog closedby="any"></dialog>')).toEqual([expect.stringContaining("'closedby'")])
  expect(linted('<geolocation />')).toEqual([expect.stringContaining("'<geolocation>'")])
  expect(linted('<button commandfor="dialog"></button>')).toEqual([])
})

test('no exception is kept once widely available', () => {
  const apis = [...apisThatMayBeMissing, ...apisWithoutNeed]
  const [owned, own] = [apis.filter((api) => api.includes('.')), apis.filter((api) => !api.includes('.'))]
  const wideApis = [...owned.filter((api) => isWide(...pair(api))), ...own.filter((api) => isWide('', api))]
  expect(wideApis).toEqual([])
  const newer = new Set<string>()
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue
    for (const key of feature.compat_features ?? [])
      if ((feature.status.by_compat_key?.[key] ?? feature.status).baseline !== 'high') newer.add(key)
  }
  const isNewer = (name: string) => [...newer].some((key) => key.split('.').includes(name))
  const names = [...attributes, ...css.properties, ...css.selectors, ...Object.keys(css.values)].map(
    (name) => /="(.+)"$/.exec(name)?.[1] ?? name,
  )
  expect(names.filter((name) => !isNewer(name))).toEqual([])
})

function pair(api: string): [string, string] {
  const [owner = '', member = ''] = api.split('.')
  return [owner, member]
}
