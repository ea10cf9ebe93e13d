import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /solutions/insurance. */
export const insurance: readonly AgentAnswer[] = [
  {
    asked: [
      'first notice of loss, register a motor claim, accident intimation',
      'my car met with an accident',
      'bike crash report',
      'report damage to the insurer',
    ],
    page: '/solutions/insurance',
    quote:
      'Takes place, time, vehicle and damage in the order of the claim form, and gives the claim number.',
  },
  {
    asked: [
      'premium receipt, tax certificate 80C 80D',
      'proof of payment for income tax saving',
      'tax saving certificate',
    ],
    say: 'Yes. It sends the 80C or 80D certificate for the year asked, to the e-mail on the policy.',
    page: '/solutions/insurance',
    quote:
      'Sends the 80C or 80D certificate for the year asked, to the e-mail on the policy and nowhere else.',
  },
  {
    asked: [
      'free look cancellation of a policy, surrender',
      'customer changed mind after buying cover',
      'return a policy within fifteen days',
    ],
    page: '/solutions/insurance',
    quote: 'Registers a cancellation inside the free-look period the moment it is asked, with no arguing',
  },
  {
    asked: [
      'Does the bot promise that a claim will be paid, what does it never say to policyholders?',
      'can it guarantee maturity returns',
      'assurance that my claim gets settled',
    ],
    say: 'It never says that a claim will be paid, that a return is sure, or that IRDAI offers a bonus.',
    page: '/solutions/insurance',
    quote: 'That a claim will be paid, that a return is sure, or that IRDAI offers a bonus',
  },
  {
    asked: [
      'insurance grievance, ombudsman, Bima Bharosa complaint',
      'policyholder wants to escalate a complaint to the regulator',
    ],
    say: 'The caller gets a number, the grievance officer’s name, and the way to Bima Bharosa and the Ombudsman.',
    page: '/solutions/insurance',
    quote: 'Get a number, the grievance officer’s name, and the way to Bima Bharosa and the Ombudsman',
  },
  {
    asked: [
      'premium due reminder, renewal calls before a policy lapses, grace period',
      'policies about to expire',
      'prevent lapsation',
      'persistency',
      'win back before expiry',
    ],
    say: 'Yes. It calls within the grace period, before a policy lapses.',
    page: '/solutions/insurance',
    quote: 'Grace-period call before a policy lapses',
  },
  {
    asked: [
      'Can the customer pay on the call, take payment, payment link, UPI while on the phone?',
      'Is payment possible during the call, can customers pay over the phone?',
      'collect payment on call',
      'settle dues on the line',
      'collect money while talking',
      'UPI on the phone',
      'pay by link in the middle of the conversation',
    ],
    say: 'Yes. It sends a payment link, stays on the line while the caller pays, and confirms the receipt.',
    page: '/solutions/insurance',
    quote:
      'States premium, late fee and last date, sends the link, and stays on until the receipt is posted.',
  },
  {
    asked: [
      'Do you work with insurers, insurance companies, life, general, motor?',
      'policy renewal, premium, lapsed policy revival over the phone',
      'restart a dead policy',
      'missed premiums',
      'late fee for reviving',
    ],
    say: 'Yes. It quotes a revival to the rupee, waits while the premium is paid and confirms the cover.',
    page: '/solutions/insurance',
    quote: `${site.brand} quotes a revival to the rupee, waits while the premium is paid and confirms the cover.`,
  },
  {
    asked: [
      'insurance claim status, register a claim, first notice of loss, accident',
      'my claim is pending',
      'documents missing in my claim',
      'how far is the claim',
    ],
    say: 'It registers the claim and says which paper is missing or which stage the file has reached. Whether it is paid, your assessors say.',
    page: '/solutions/insurance',
    quote:
      'Says which paper is missing or which stage the file has reached, in a family’s words, with the next date.',
  },
]
