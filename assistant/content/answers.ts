import { parseAnswers } from './parse-answers.ts'
import { readTextFolder } from './read-text-files.ts'

/** Everything the assistant has a prepared answer for; each file is named after the page its answers rest on. */
export const agentAnswers = readTextFolder('answers', parseAnswers).flat()

/** The most frequent questions, by their first phrasing; /agent lists the answers for readers without script. */
export const mostAsked = [
  'How soon can it go live and take live calls?',
  'Which languages does it speak and how many languages do you support?',
  'Can a caller switch language, mix Hindi and English, Hinglish in the same sentence?',
  'What happens when a caller is angry, abusive or the call is hard?',
  'What context, notes, summary or history does the agent get when the call is transferred or handed over?',
  'Can the caller interrupt, cut in, barge in or talk over the bot while it is speaking?',
  'Can a supervisor or team leader listen live, barge into, whisper, take over or monitor a live call in real time?',
  'Can I cancel or stop the subscription anytime, is there a lock-in or minimum contract?',
  'Do I get a refund or my money back if I cancel or stop?',
  'Does the subscription renew automatically, how is it billed, do we pay in advance, payment terms?',
  'Is there a setup fee, onboarding charge, integration cost, is training free, one-time cost?',
  'Are taxes, GST and telecom charges included in the price or extra?',
  'What is included in every package or plan, what features do we get?',
  'What does an extra minute, email or chat cost beyond the quota or allocation?',
].map((question) => {
  const answer = agentAnswers.find(({ asked }) => asked[0] === question)
  if (!answer)
    throw new Error(`assistant/content/answers.ts: no answer has “${question}” as its first phrasing.`)
  return answer
})
