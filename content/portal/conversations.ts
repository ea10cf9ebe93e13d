import type { Conversation } from './conversation.ts'
import { cards } from './conversations/cards.ts'
import { loans } from './conversations/loans.ts'
import { papers } from './conversations/papers.ts'
import { refunds } from './conversations/refunds.ts'

const order = ['z1', 'z2', 'z3', 'z7', 'z9', 'z4', 'z10', 'z8', 'z6', 'z12', 'z11', 'z5', 'z13', 'z14']

/** The inbox of Kaveri Bank; fictional people. The first is the one that asks for a person as the demo begins. */
export const conversations: readonly Conversation[] = [...cards, ...loans, ...papers, ...refunds].toSorted(
  (one, other) => order.indexOf(one.id) - order.indexOf(other.id),
)
