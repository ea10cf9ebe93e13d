import { nameStory } from '../../../brand/name-word.ts'
import { site } from '../../site.ts'
import type { AgentAnswer } from '../agent-answer.ts'

/** What rests on /about. */
export const about: readonly AgentAnswer[] = [
  {
    asked: [
      `Who founded the company, who are the founders, when and where did ${site.brand} start or begin, history, about us?`,
      `Where did ${site.brand} start, how did it begin?`,
      'who are you, tell me about your company',
      'background of the firm',
      'who built this',
      'how did you begin',
      'how did this whole thing begin',
      'origin story',
      'idea behind the company',
      'who is behind this',
      'who founded the company and when',
    ],
    say: 'Three people, in the monsoon of 2019, behind the reception of a clinic in Pune.',
    page: '/about',
    quote:
      'In the monsoon of 2019 three of us sat behind the reception of a clinic in Pune and wrote down every call',
  },
  {
    asked: [
      'Are you hiring, do you have jobs, careers, vacancies, openings?',
      'I want to work for you, any openings for engineers?',
      'do you recruit',
      'send my resume',
      'vacancies for linguists',
      'what kind of people do you take',
      'freshers ko lete ho',
      'apply for work',
      'are there any jobs open',
      'I studied linguistics, do you hire',
    ],
    say: 'Yes: people who have answered phones, written grammars or kept systems up through a bad night.',
    page: '/about',
    quote:
      'We hire people who have answered phones, written grammars or kept systems up through a bad night.',
  },
  {
    asked: [
      'Who runs the company, who is in the leadership team?',
      'photos of the founders',
      'names of the top management',
      'who is on the management team',
      'meet the leaders',
    ],
    say: 'Four people are drawn on the About page, as they sound. They are sample people.',
    page: '/about',
    quote: 'Each portrait is the person saying their own name, top to bottom.',
  },
  {
    asked: [
      'Who is the CEO, CTO, head of technology, management team?',
      'boss of the company',
      'who leads technology',
      'chief of languages',
      'names of directors',
      'who leads technology',
    ],
    say: 'Four people are drawn on the About page: Ira Deshmukh, Arvind Krishnaswamy, Farah Siddiqui and Lalit Boro. They are samples.',
    page: '/about',
    quote: 'Built telephone exchanges before he built models.',
  },
  {
    asked: [`What does the name ${site.brand} mean?`, 'why this name', 'origin of the name'],
    page: '/about',
    quote: nameStory,
  },
  {
    asked: [
      'What are your values, company culture, rules of the house?',
      'principles',
      'what do you believe in',
      'ethics',
    ],
    say: 'Four rules: hear the whole sentence, say what you did, know when to stop, leave a line.',
    page: '/about',
    quote: 'Every call can be read back: what was said, what was checked, who opened the record.',
  },
  {
    asked: [
      'How old is the company, when was it started, history and milestones?',
      'where did the company start, in which city',
      'year of founding',
      'how old are you',
      'city of origin',
      'how long has the company been around',
    ],
    say: 'It began in 2019, in Pune.',
    page: '/about',
    quote:
      'Two engineers and a linguist sit behind a clinic counter in Pune for eleven weeks, writing down how people ask.',
  },
  {
    asked: [
      'first ever live call',
      'when did the first call happen',
      'earliest customer call',
      'language and year of the very first live call',
    ],
    say: 'In 2020, in Marathi: a fasting question, settled in 39 seconds.',
    page: '/about',
    quote: 'its first live call, in Marathi: a fasting question, settled in 0:39.',
  },
  {
    asked: [
      'when did you cross one crore calls',
      'growth over the years',
      'calls by year',
      'how fast did you grow',
    ],
    say: '1.18 crore calls a month in 2023, and 2.2 crore in 2024. The counts before 2024 are samples.',
    page: '/about',
    quote: '1,18,00,000 calls a month.',
  },
  {
    asked: ['head of languages', 'who decides on a new language', 'boss of the language team', 'linguist'],
    say: 'A field linguist from Kokrajhar decides when a language is good enough. He is a sample person.',
    page: '/about',
    quote: 'A field linguist from Kokrajhar. Decides when a language is good enough to answer in.',
  },
  {
    asked: [
      'background of the CEO',
      'experience of the chief executive',
      'has the founder run a call centre',
      'CEO name',
      'who is the CEO',
    ],
    say: 'The chief executive, Ira Deshmukh, ran a 900-seat floor in Nashik for nine years. She is a sample person.',
    page: '/about',
    quote: 'Ran a 900-seat floor in Nashik for nine years.',
  },
  {
    asked: ['why no photographs', 'what are the drawings of people'],
    say: 'Each portrait is the person saying their own name.',
    page: '/about',
    quote: 'No photographs.',
  },
  {
    asked: ['when did you launch QAMS', 'when did WhatsApp start', 'product launch dates'],
    say: 'QAMS began to score all calls in 2022; Zapra came in 2023.',
    page: '/about',
    quote: 'QAMS begins to score all calls.',
  },
]
