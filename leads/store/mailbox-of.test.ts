import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox-of.ts'

test.each([
  ['Victim@Example.com', 'victim@example.com'],
  ['victim+1@example.com', 'victim@example.com'],
  ['victim+a+b@example.com', 'victim@example.com'],
  ['vic.tim@example.com', 'vic.tim@example.com'],
  ['V.ic.tim+news@gmail.com', 'victim@gmail.com'],
  ['victim@googlemail.com', 'victim@gmail.com'],
  ['+1@example.com', '+1@example.com'],
  ['ü@bücher.example', 'ü@xn--bcher-kva.example'],
  ['ü@xn--bcher-kva.example', 'ü@xn--bcher-kva.example'],
])('%s is counted as %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox))
