import { expect, test } from 'vitest'
import { readAgentMessage } from './agent-message.ts'

test.each([
  { source: 'site-agent', type: 'agent-ready' },
  { source: 'site-agent', type: 'agent-close' },
  { source: 'site-agent', type: 'agent-contact', question: 'Do you speak Konkani?' },
])('%j is a message', (message) => {
  expect(readAgentMessage({ ...message, more: 1 })).toEqual(message)
})

test.each([
  undefined,
  null,
  'agent-ready',
  { type: 'agent-ready' },
  { source: 'react-devtools', type: 'agent-ready' },
  { source: 'site-agent', type: 'agent-sell' },
  { source: 'site-agent', type: 'agent-contact' },
  { source: 'site-agent', type: 'agent-contact', question: ['Do you speak Konkani?'] },
])('%j is not', (data) => {
  expect(readAgentMessage(data)).toBeUndefined()
})
