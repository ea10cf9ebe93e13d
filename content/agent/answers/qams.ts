import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /products/qams. */
export const qams: readonly AgentAnswer[] = [
  {
    asked: [
      'Is every call audited, scored, monitored or quality checked, or only a sample?',
      'What is QAMS, what does QAMS do?',
      'call quality audit, QA scoring of agents, quality monitoring',
      'automatic call scoring for my agents',
      'How are agents evaluated?',
      'Is the score sheet ours or yours, can we use our own checklist?',
      'stop sampling calls for quality',
      'random sampling versus all conversations',
      'grade each conversation',
      'quality control of calls',
      'call monitoring tool',
      'audit of agents',
    ],
    say: 'Every call. QAMS marks each one against your own score sheet and quotes the second that earned or lost each point.',
    page: '/products/qams',
    quote: `QAMS listens to every conversation, by people and by ${site.brand}, marks it against your own score sheet, and quotes the second that earned or lost each point.`,
  },
  {
    asked: [
      'Can an agent dispute, challenge or question a mark, can agents appeal their score?',
      'What if my team disagrees with the AI score, does it learn from corrections?',
      'agent feels the score is unfair',
      'appeal against a rating',
      'contest a mark',
      'correct a wrong score',
    ],
    say: 'Yes. An agent sees every mark and can question it. When a mark is changed, the reason is kept and the next call is heard with it in mind.',
    page: '/products/qams',
    quote: 'The mark changes, her reason is kept beside it, and the next call is heard with that in mind.',
  },
  {
    asked: [
      'How many parameters or questions are on the score sheet, how does scoring of a call work?',
      'How does it decide the marks, what is each mark based on?',
      'transparency of the score',
      'explain why points were lost',
      'reason behind a mark',
    ],
    say: 'Every mark names the question, the points and the sentence it rests on. Nothing is scored on a feeling.',
    page: '/products/qams',
    quote: 'Each mark names the question, the points and the sentence.',
  },
  {
    asked: [
      'How soon after the call is it scored, how long does it take to get the quality score?',
      'Is the audit done in real time or after hang-up?',
      'how quickly are scores ready',
      'same day marks',
      'turnaround of quality checks',
    ],
    say: 'In our sample month, a call is marked six minutes after hang-up, in the median.',
    page: '/products/qams',
    quote: 'From hang-up to mark: 6 min median',
  },
  {
    asked: [
      'Does it help with coaching, can team leaders coach agents from calls?',
      'feedback and improvement plan for low performing agents',
      'improve weak agents',
      'training needs from calls',
      'mentoring',
    ],
    say: 'Yes. The team leader coaches from a quoted sentence, in the week it was said.',
    page: '/products/qams',
    quote: 'Coaches from a quoted sentence, in the week it was said.',
  },
  {
    asked: [
      'Does it show how long callers wait in queue and who hung up, live queue view, abandoned calls?',
      'waiting times by queue',
      'dropped calls',
      'abandonment',
      'who is waiting now',
    ],
    say: 'Yes. QAMS draws each wait, call by call, and shows which queue is past its service level.',
    page: '/products/qams',
    quote: 'Each line is one call; its length is the wait.',
  },
  {
    asked: [
      'Is there a skill matrix, which agent can take which queue, training gaps, languages of agents?',
      'who on my team knows what',
      'cross-training',
      'multiskilled staff',
      'backup for a skill',
    ],
    say: 'Yes. The skills matrix shows each agent by skill, from 0, untrained, to 4, can teach it.',
    page: '/products/qams',
    quote: 'The closer the lines, the stronger the skill.',
  },
  {
    asked: [
      'Do compliance misses get reported, missed disclosure, mandatory statement not read by agent?',
      'How will our compliance officer know when a disclosure is skipped?',
      'agent skipped the legal line',
      'missed statutory statement',
      'policy violations',
    ],
    say: 'Compliance gets every missed disclosure, with the recording, by 6 pm.',
    page: '/products/qams',
    quote: 'Gets every missed disclosure, with the recording, by 6 pm.',
  },
  {
    asked: [
      'Can you audit our old recordings as a test, send sample calls for marking?',
      'How can I try QAMS on our own calls?',
      'mark a batch of our recordings for free',
      'sample audit',
    ],
    say: 'Yes. Send fifty calls and your score sheet. We mark them and send them back with reasons.',
    page: '/products/qams',
    quote: 'We mark them and send them back with reasons.',
  },
  {
    asked: [
      'Does it score human agents or only the bot?',
      'Are calls taken by people also checked?',
      'does it also check the machine’s own calls',
      'are bot calls scored',
    ],
    say: `Both. QAMS listens to every conversation, by people and by ${site.brand}.`,
    page: '/products/qams',
    quote: `QAMS listens to every conversation, by people and by ${site.brand}, marks it against your own score sheet, and quotes the second that earned or lost each point.`,
  },
]
