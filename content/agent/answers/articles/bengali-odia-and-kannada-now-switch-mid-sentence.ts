import type { AgentAnswer } from '../../agent-answer.ts'

/** What rests on /blog/bengali-odia-and-kannada-now-switch-mid-sentence. */
export const bengaliOdiaAndKannadaNowSwitchMidSentence: readonly AgentAnswer[] = [
  {
    asked: [
      'Which languages were added recently, Bengali, Odia, Kannada mid-sentence switching, release notes?',
      'newly supported vernaculars',
      'is code mixing possible in Kannada',
      'new languages added in the latest release',
      'can callers mix Bengali and English',
      'what changed in the Kannada and Odia release',
    ],
    say: 'Bengali, Odia and Kannada. A sentence may change language at any word, and as often as it likes.',
    page: '/blog/bengali-odia-and-kannada-now-switch-mid-sentence',
    quote: 'A sentence may change language at any word, and as often as it likes.',
  },
  {
    asked: [
      'In which language does it answer when the caller mixes two languages?',
      'which tongue does the reply come in',
      'answers in the tongue I used',
      'if someone speaks two languages which one will the bot reply in',
    ],
    page: '/blog/bengali-odia-and-kannada-now-switch-mid-sentence',
    quote: 'The reply comes in the language of the last full sentence.',
  },
  {
    asked: [
      'How well does it do in Odia, Bengali or Kannada, test results by language?',
      'success figures for Odia',
      'how good is it in regional tongues',
      'quality per language',
      'callers speak Odia from Koraput',
      'how accurate is Odia',
      'how good is Kannada recognition',
    ],
    say: 'In our sample tests: Bengali 86%, Kannada 88% and Odia 79% settled without a repeated question.',
    page: '/blog/bengali-odia-and-kannada-now-switch-mid-sentence',
    quote: 'Odia is behind the other two.',
  },
  {
    asked: [
      'does it guess the language from my name',
      'does it switch first',
      'assume Hindi for everyone',
      'choose a language by city',
      'wrong language picked',
      'will it answer in Hindi by itself to a Tamil caller',
      'does it switch language on its own',
    ],
    say: 'Never. It does not guess a language from a name, a number or a city, and never switches first.',
    page: '/blog/bengali-odia-and-kannada-now-switch-mid-sentence',
    quote: 'The assistant does not guess a language from a name, a number or a city.',
  },
  {
    asked: [
      'where does language switching fail',
      'limits of mixed speech',
      'two people on one phone',
      'weak points of recognition',
      'two persons speak on the same phone',
      'in which cases does the language switch go wrong',
      'does it get confused between languages',
    ],
    say: 'Very short answers, names of places and people, and two people on one phone.',
    page: '/blog/bengali-odia-and-kannada-now-switch-mid-sentence',
    quote: 'Three cases, so that you need not find them yourself.',
  },
  {
    asked: [
      'script of the transcript',
      'are transcripts in Hindi or English letters',
      'transcript of a mixed call',
      'English words in a Bengali transcript',
      'is the transcript in the local script',
    ],
    say: 'It spells names back before anything is saved, and keeps each word in its own script.',
    page: '/blog/bengali-odia-and-kannada-now-switch-mid-sentence',
    quote:
      'The transcript keeps each word in its own script, so that a person who reads it can see where the switch was.',
  },
]
