import type { Conversation } from './conversation.ts'
import { cardBlock, cardNotArrived, visitorMysuru } from './conversations/cards.ts'
import { arjunPillai, meenakshiSundaram, stopReminders, visitorPune } from './conversations/loans.ts'
import { imranSheikh, lalithaMenon, ritwikBanerjee, tarangTools } from './conversations/papers.ts'
import { deepaKrishnan, harpreetGill, snehaDeshpande } from './conversations/refunds.ts'

/** The inbox of Kaveri Bank; fictional people. The first is the one that asks for a person as the demo begins. */
export const conversations: readonly Conversation[] = [
  deepaKrishnan,
  cardBlock,
  visitorPune,
  meenakshiSundaram,
  snehaDeshpande,
  tarangTools,
  cardNotArrived,
  ritwikBanerjee,
  harpreetGill,
  lalithaMenon,
  imranSheikh,
  stopReminders,
  visitorMysuru,
  arjunPillai,
]
