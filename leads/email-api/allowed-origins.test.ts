import { expect, test } from 'vitest'
import { sampleCall } from '../testing/sample-call.ts'
import { testApp } from '../testing/test-app.ts'

test('rejects other sites once ALLOWED_ORIGINS is set', async () => {
  const { post, store } = testApp({}, { ALLOWED_ORIGINS: 'https://www.our.example' })
  const listed = await post(sampleCall(), { Origin: 'https://www.our.example' })
  expect(listed.status).toBe(200)
  expect(listed.headers.get('Access-Control-Allow-Origin')).toBe('https://www.our.example')
  expect(listed.headers.get('Vary')).toContain('Origin')

  const own = { Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' }
  expect((await post(sampleCall({ message: 'own' }), own)).status).toBe(200)

  const other = await post(sampleCall({ message: 'other' }), { Origin: 'https://elsewhere.example' })
  expect(other.status).toBe(403)
  expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull()
  expect(await store.list({})).toHaveLength(2)
})
