import { claimOn } from '../../claims.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /products/voice-intelligence. */
export const voiceIntelligence: readonly AgentAnswer[] = [
  {
    asked: [
      'Can it detect emotion, sentiment, tone, stress, worry in the voice of the caller?',
      'What is Voice Intelligence?',
      'hear anger in the voice',
      'tone analysis',
      'how the caller feels',
      'mood detection',
      'stress in speech',
      'can it detect if a customer is angry',
      'does it understand emotions',
    ],
    say: 'Yes. Voice Intelligence listens to pace, pitch, breath and silence while the call is still running.',
    page: '/products/voice-intelligence',
    quote: `Voice Intelligence listens to the other half: pace, pitch, breath and silence, in ${claimOn('/products/voice-intelligence', 'languages').shown} languages, while there is still time to act on it.`,
  },
  {
    asked: [
      'What does Voice Intelligence measure: pace, pitch, silence, talk over?',
      'acoustic features',
      'what do you detect from sound',
      'loudness and speed of talking',
      'what does Voice Intelligence measure',
    ],
    say: 'Pace, pitch, worry, talk-over, silence, language and accent, each on its own, from the sound.',
    page: '/products/voice-intelligence',
    quote: 'Tremor, breath and rush, read together and turned into one number every half second.',
  },
  {
    asked: [
      'How accurate is emotion detection, does it agree with people?',
      'is mood detection correct',
      'agreement with human listeners',
      'is emotion detection reliable',
      'how accurate is the emotion reading',
    ],
    say: '91% of readings agree with two people who listened to the same call, in a demonstration set of 400 calls.',
    page: '/products/voice-intelligence',
    quote: 'agree with two people who listened to the same call: 91%',
  },
  {
    asked: [
      'How fast is the emotion reading, latency of voice analysis?',
      'real-time emotion',
      'during the call or afterwards',
      'instant feedback',
    ],
    say: '0.8 seconds from the sound to the reading, in the demonstration set.',
    page: '/products/voice-intelligence',
    quote: 'from the sound to the reading, while the sentence is still being spoken: 0.8 s',
  },
  {
    asked: [
      'Is the voice recording itself sent to our warehouse or only the readings?',
      'is audio stored at our side',
      'do you ship sound files',
      'do you keep the sound',
    ],
    say: 'Readings, never the voice.',
    page: '/products/voice-intelligence',
    quote: 'Sends readings, never the voice, to your own tables',
  },
  {
    asked: [
      'Are customers decided upon by their tone of voice, is a decision based on emotion?',
      'do you reject people because of how they sound',
      'discrimination by voice',
      'judged by tone',
      'are decisions made from the tone of voice',
    ],
    say: 'No. Readings guide the conversation and are never the only ground for a decision about a caller.',
    page: '/products/voice-intelligence',
    quote: 'Readings guide the conversation and are never the only ground for a decision about a caller.',
  },
  {
    asked: [
      'Does it recognise which language is being spoken, language detection, how many seconds?',
      'automatic recognition of the language',
      'detect language automatically',
      'kaunsi bhasha hai pehchanta hai',
      'how does it know which language I speak',
    ],
    page: '/products/voice-intelligence',
    quote: 'Finds the language within two seconds and follows it when it changes mid-sentence.',
  },
  {
    asked: [
      'Is it lie detection, does it know who lies, identify people, health, voice biometrics, voiceprint?',
      'truth detector',
      'can it recognise a person by voice',
      'speaker identification',
      'identify the caller from the voice',
      'is it a lie detector',
    ],
    say: 'No. It reads the call, not the person: no identity, no health, no lie detection.',
    page: '/products/voice-intelligence',
    quote: 'It reads the call, not the person: no identity, no health, no lie detection.',
  },
  {
    asked: [
      'siprec support',
      'how does the voice analysis get the audio',
      'separate channels',
      'connect recordings for tone analysis',
      'how does Voice Intelligence get the audio',
    ],
    say: 'By SIP trunk, SIPREC, WebRTC or call recordings.',
    page: '/products/voice-intelligence',
    quote: 'SIP trunk, SIPREC, WebRTC, call recordings',
  },
  {
    asked: ['caller goes quiet', 'what does silence mean', 'nobody speaks on the line', 'long silence'],
    say: 'Thinking, typing, muted or gone are told apart.',
    page: '/products/voice-intelligence',
    quote: 'Thinking, typing, muted or gone: four silences that ask for four different answers.',
  },
  {
    asked: ['analyse one bad call', 'try voice analysis', 'a call went badly, analyse it'],
    say: 'Send us the call that went wrong. We return its two contours and the second they parted.',
    page: '/products/voice-intelligence',
    quote: 'We return its two contours, the second they parted, and what was being said.',
  },
  {
    asked: [
      'what does the bot do when a caller sounds worried',
      'nervous caller',
      'how does it calm a worried caller',
      'reacts to tone',
    ],
    say: 'It slows down, answers the worry first, or hands over.',
    page: '/products/voice-intelligence',
    quote: 'Slows down, answers the worry first, or hands over',
  },
  {
    asked: ['which call should the supervisor take first', 'supervisor alerts', 'which live call needs me'],
    page: '/products/voice-intelligence',
    quote: 'Lifts the call that needs a person to the top',
  },
  {
    asked: ['mood saved in CRM', 'how did the caller leave', 'tone in the CRM', 'emotion note'],
    page: '/products/voice-intelligence',
    quote: 'Leaves one line on the record: how the caller left',
  },
  {
    asked: ['agents shouting at customers', 'does my agent interrupt', 'talk-over'],
    say: 'Yes. It measures who spoke over whom, for how long, and who gave way, besides pace and pitch.',
    page: '/products/voice-intelligence',
    quote: 'Who spoke over whom, for how long, who gave way.',
  },
]
