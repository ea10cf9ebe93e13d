import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/marking-every-call-is-not-watching-everyone. */
export const markingEveryCallIsNotWatchingEveryone: readonly AgentAnswer[] = [
  {
    asked: [
      'Will agents feel spied on, is it surveillance to monitor every call?',
      'How do we introduce 100% call marking without upsetting the team?',
      'staff resent being monitored',
      'privacy of agents',
      'micromanagement',
      'big brother',
      'will agents hate being scored by a machine',
      'agents afraid of monitoring',
      'team morale and call audits',
      'will agents feel watched',
      'do employees dislike call monitoring',
      'is marking all calls fair to agents',
    ],
    say: 'One article gives five rules that keep it a coach: mark the call and not the person, and let the agent see it first.',
    page: '/blog/marking-every-call-is-not-watching-everyone',
    quote: 'Five rules keep it a coach.',
  },
  {
    asked: [
      'How many questions should a quality checklist have?',
      'length of a checklist',
      'how long should a scorecard be',
      'ideal number of questions in a QA form',
      'how long should a call audit form be',
    ],
    page: '/blog/marking-every-call-is-not-watching-everyone',
    quote:
      'A good list has about fifteen questions, each answered yes or no, with the words that count as yes.',
  },
  {
    asked: [
      'Why is sampling two percent of calls not enough?',
      'What is wrong with checking a few random calls?',
      'two percent sampling',
      'rare mistakes',
      'are 25 calls enough',
      'why is random sampling of calls not good',
      'is checking 2 percent of calls enough',
    ],
    say: 'A fault in one of 200 calls stays hidden in seven months of eight. One article does the arithmetic.',
    page: '/blog/marking-every-call-is-not-watching-everyone',
    quote: 'A fault in one of 200 stays hidden in seven months of eight',
  },
  {
    asked: [
      'who sees the score first',
      'may agents object to marks',
      'how fast is an objection answered',
      'do agents see their scores first',
    ],
    say: 'The agent sees it first and can object, with one tap and one sentence.',
    page: '/blog/marking-every-call-is-not-watching-everyone',
    quote: 'Scores reach the agent before they reach the leader.',
  },
  {
    asked: [
      'do you score accents or breaks',
      'judge the agent’s manner',
      'energetic voice as a criterion',
      'are agents marked on accent',
      'is time away from the desk scored',
    ],
    say: 'No: no marks for accent, breathing, silence between calls or time away from the desk.',
    page: '/blog/marking-every-call-is-not-watching-everyone',
    quote: 'no marks for accent, breathing, silence between calls or time away from the desk.',
  },
  {
    asked: [
      'is the scoring biased',
      'fairness across languages',
      'night shift scored lower',
      'how to check if the machine is unfair to some agents',
    ],
    say: 'Set the scores of language groups and shifts side by side once a month, and listen before you coach.',
    page: '/blog/marking-every-call-is-not-watching-everyone',
    quote: 'A machine that marks all calls makes the same mistake on all calls.',
  },
  {
    asked: [
      'should we rank agents daily',
      'when is a score reliable',
      'leaderboard of agents',
      'should agents be ranked every day',
    ],
    say: 'Over a week or longer, with the count beside it. Nobody is ranked on a day.',
    page: '/blog/marking-every-call-is-not-watching-everyone',
    quote: 'Nobody is ranked on a day.',
  },
  {
    asked: [
      'how many calls should a coach review',
      'coaching session length',
      'weekly coaching plan',
      'how many calls to discuss with each agent',
      'how often should agents be coached',
      'how long is a coaching session',
    ],
    say: 'Three for each agent each week, fifteen minutes.',
    page: '/blog/marking-every-call-is-not-watching-everyone',
    quote: 'We suggest three for each agent each week:',
  },
  {
    asked: [
      'two coaches never agree on empathy marks',
      'calibration between auditors',
      'inter-rater agreement',
    ],
    say: 'Then the question is at fault, not the coaches.',
    page: '/blog/marking-every-call-is-not-watching-everyone',
    quote: 'Where they disagree on more than four calls, the question is at fault, not the coaches.',
  },
  {
    asked: ['what should be marked first', 'most important checklist questions'],
    say: 'The five questions whose “no” harms a customer.',
    page: '/blog/marking-every-call-is-not-watching-everyone',
    quote: 'Choose the five questions whose “no” harms a customer.',
  },
]
