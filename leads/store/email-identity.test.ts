import { expect, test } from 'vitest'
import { identityOf } from './email-identity.ts'

test.each([
  ['Bettina@Bücher.example', 'bettina@xn--bcher-kva.example'],
  ['bettina@xn--bcher-kva.example', 'bettina@xn--bcher-kva.example'],
  ['bettina@XN--BCHER-KVA.example', 'bettina@xn--bcher-kva.example'],
  ['bettina@bu\u0308cher.example', 'bettina@xn--bcher-kva.example'],
  ['jos\u00e9@our.example', 'jos\u00e9@our.example'],
  ['JOSE\u0301@our.example', 'jos\u00e9@our.example'],
  ['用户@例子.example', '用户@xn--fsqu00a.example'],
  ['a@ｏｕｒ.example', 'a@our.example'],
  ['Nandini.R+x@KaveriBank.example', 'nandini.r+x@kaveribank.example'],
])('%s is %s', (address, identity) => expect(identityOf(address)).toBe(identity))
