import type { AgentAnswer } from '../agent-answer.ts'
import { mostAskedOfCalls } from './most-asked-of-calls.ts'
import { mostAskedOfPrices } from './most-asked-of-prices.ts'

/** What the assistant is asked most; /agent lists these for readers without script. */
export const mostAsked: readonly AgentAnswer[] = [...mostAskedOfCalls, ...mostAskedOfPrices]
