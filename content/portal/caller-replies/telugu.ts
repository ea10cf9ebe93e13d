import type { CallerReplies } from './caller-reply.ts'

export const telugu: CallerReplies = {
  greeting: [{ text: 'నమస్కారం. చెప్పండి.', english: 'Namaskaram. Please go on.' }],
  apology: [{ text: 'పరవాలేదు. పని అయితే చాలు.', english: 'Never mind. I just want it done.' }],
  done: [
    { text: 'మంచిది. SMS వస్తుందా?', english: 'Good. Will an SMS come?' },
    { text: 'సరే, అర్థమైంది.', english: 'All right, understood.' },
  ],
  wait: [{ text: 'సరే, లైన్‌లో ఉన్నాను.', english: 'All right, I am on the line.' }],
  question: [
    { text: 'అవును, సరిగ్గా చెప్పారు.', english: 'Yes, that is right.' },
    { text: 'సరిగ్గా గుర్తు లేదు.', english: 'I do not remember exactly.' },
  ],
  'anything-else': [{ text: 'లేదు, ఇంతే. ధన్యవాదాలు.', english: 'No, that is all. Thank you.' }],
  goodbye: [{ text: 'ధన్యవాదాలు, నమస్కారం.', english: 'Thank you, namaskaram.' }],
  statement: [
    { text: 'సరే. ఇప్పుడు నేనేం చేయాలి?', english: 'All right. What should I do now?' },
    { text: 'సరే, చెప్పండి.', english: 'All right, go on.' },
  ],
  unclear: [
    { text: 'మళ్ళీ చెప్తారా?', english: 'Could you say that again?' },
    { text: 'సరిగ్గా వినిపించలేదు.', english: 'I could not hear you well.' },
  ],
}
