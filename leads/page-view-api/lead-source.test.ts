import { expect, test } from 'vitest'
import { leadSourceHeader, sourceFrom } from '../../common/lead/lead-source.ts'
import { sourceOf } from './lead-source.ts'

const pages = new Set(['/', '/offers', '/products/qams', '/solutions/banking'])
const from = (headers: Record<string, string>) =>
  sourceOf(new Headers({ Host: 'our.example', ...headers }), (path) => pages.has(path))
const told = (values: Record<string, string>, more: Record<string, string> = {}) =>
  from({ [leadSourceHeader]: String(new URLSearchParams(values)), ...more })

test('page, subject, heading and campaign are read from the browser’s account', () => {
  expect(
    told({ page: '/products/qams', heading: 'Schedule a demo', utm_source: 'LinkedIn', utm_campaign: 'nov' }),
  ).toEqual(
    sourceFrom({
      page: '/products/qams',
      about: 'QAMS',
      heading: 'Schedule a demo',
      utm_source: 'linkedin',
      utm_campaign: 'nov',
    }),
  )
  expect(told({ page: '/solutions/banking/' })).toMatchObject({
    page: '/solutions/banking',
    about: 'Banking',
  })
})

test('without it, the page in the browser’s referrer counts', () => {
  const referer = 'http://our.example/offers?utm_source=google&q=typed'
  expect(from({ Referer: referer })).toEqual(sourceFrom({ page: '/offers', utm_source: 'google' }))
  expect(from({ Referer: 'http://other.example/offers?utm_source=google' })).toEqual(sourceFrom({}))
  expect(from({})).toEqual(sourceFrom({}))
})

test('nothing invented by a stranger gets through: no other page, no address, no line break', () => {
  expect(
    told({
      page: '/wp-admin',
      heading: 'a\r\nBcc: x',
      utm_source: 'asha%40kaveri.example',
      utm_campaign: 'x'.repeat(61),
    }),
  ).toEqual(sourceFrom({ heading: 'a Bcc: x', utm_source: 'other', utm_campaign: 'other' }))
})

test('a browser that asks not to be tracked sends no campaign', () => {
  const values = { page: '/offers', heading: 'Get prices', utm_source: 'google' }
  expect(told(values, { 'Sec-GPC': '1' })).toEqual(sourceFrom({ page: '/offers', heading: 'Get prices' }))
  expect(from({ Referer: 'http://our.example/offers?utm_source=google', DNT: '1' })).toEqual(
    sourceFrom({ page: '/offers' }),
  )
})
