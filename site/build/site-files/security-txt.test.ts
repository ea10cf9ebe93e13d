import { expect, test } from 'vitest'
import { site } from '../../../common/brand/site.ts'
import { securityTxt } from './discovery-files.ts'

test('says where to report a vulnerability, in which language, and until when that is valid', () => {
  expect(securityTxt(new Date('2025-10-14T06:12:00Z')).split('\n')).toEqual([
    `Contact: mailto:${site.email.security}`,
    'Expires: 2026-09-09T00:00:00Z',
    'Preferred-Languages: en',
    `Canonical: ${site.origin}/.well-known/security.txt`,
    '',
  ])
})
