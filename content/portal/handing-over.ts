import type { Phrase } from './console-call.ts'

/** Sentences around a take-over and a whisper, in the caller's language. */
export interface HandingOver {
  /** The assistant, before it falls silent. */
  connecting: Phrase
  /** The assistant, when it has the call again. */
  backAgain: Phrase
  /** Before a whispered suggestion is passed on. */
  oneMoreThing: string
}

const handingOver: Partial<Record<string, HandingOver>> = {
  hi: {
    connecting: {
      text: 'मैं आपको एक सहयोगी से जोड़ रही हूँ, उन्हें पूरी बात पता है।',
      english: 'I am connecting you to a colleague who has your story in front of them.',
    },
    backAgain: { text: 'धन्यवाद। मैं फिर से आपके साथ हूँ।', english: 'Thank you. I am with you again.' },
    oneMoreThing: 'एक और बात',
  },
  ta: {
    connecting: {
      text: 'உங்களை ஒரு சக ஊழியருடன் இணைக்கிறேன், அவருக்கு எல்லாம் தெரியும்.',
      english: 'I am connecting you to a colleague who has your story in front of them.',
    },
    backAgain: { text: 'நன்றி. மீண்டும் நான் பேசுகிறேன்.', english: 'Thank you. It is me again.' },
    oneMoreThing: 'இன்னொரு விஷயம்',
  },
  mr: {
    connecting: {
      text: 'मी तुम्हाला एका सहकाऱ्याशी जोडते, त्यांना सर्व माहीत आहे.',
      english: 'I am connecting you to a colleague who has your story in front of them.',
    },
    backAgain: { text: 'धन्यवाद. मी पुन्हा तुमच्यासोबत आहे.', english: 'Thank you. I am with you again.' },
    oneMoreThing: 'आणखी एक गोष्ट',
  },
  bn: {
    connecting: {
      text: 'আপনাকে একজন সহকর্মীর সঙ্গে যুক্ত করছি, তিনি সব জানেন।',
      english: 'I am connecting you to a colleague who has your story in front of them.',
    },
    backAgain: { text: 'ধন্যবাদ। আমি আবার আপনার সঙ্গে আছি।', english: 'Thank you. I am with you again.' },
    oneMoreThing: 'আর একটা কথা',
  },
  kn: {
    connecting: {
      text: 'ನಿಮ್ಮನ್ನು ಸಹೋದ್ಯೋಗಿಗೆ ಸಂಪರ್ಕಿಸುತ್ತಿದ್ದೇನೆ, ಅವರಿಗೆ ಎಲ್ಲವೂ ಗೊತ್ತು.',
      english: 'I am connecting you to a colleague who has your story in front of them.',
    },
    backAgain: { text: 'ಧನ್ಯವಾದ. ಮತ್ತೆ ನಾನು ಮಾತನಾಡುತ್ತಿದ್ದೇನೆ.', english: 'Thank you. It is me again.' },
    oneMoreThing: 'ಇನ್ನೊಂದು ವಿಷಯ',
  },
  te: {
    connecting: {
      text: 'మిమ్మల్ని ఒక సహోద్యోగికి కలుపుతున్నాను, వారికి అంతా తెలుసు.',
      english: 'I am connecting you to a colleague who has your story in front of them.',
    },
    backAgain: { text: 'ధన్యవాదాలు. మళ్ళీ నేనే మాట్లాడుతున్నాను.', english: 'Thank you. It is me again.' },
    oneMoreThing: 'ఇంకో విషయం',
  },
  gu: {
    connecting: {
      text: 'હું તમને એક સાથી સાથે જોડું છું, તેમને બધી વાત ખબર છે.',
      english: 'I am connecting you to a colleague who has your story in front of them.',
    },
    backAgain: { text: 'આભાર. હું ફરી તમારી સાથે છું.', english: 'Thank you. I am with you again.' },
    oneMoreThing: 'એક બીજી વાત',
  },
  ml: {
    connecting: {
      text: 'നിങ്ങളെ ഒരു സഹപ്രവർത്തകനുമായി ബന്ധിപ്പിക്കുന്നു, അവർക്ക് എല്ലാം അറിയാം.',
      english: 'I am connecting you to a colleague who has your story in front of them.',
    },
    backAgain: { text: 'നന്ദി. വീണ്ടും ഞാനാണ്.', english: 'Thank you. It is me again.' },
    oneMoreThing: 'ഒരു കാര്യം കൂടി',
  },
}

const inEnglish: HandingOver = {
  connecting: { text: 'I am connecting you to a colleague who has your story in front of them.' },
  backAgain: { text: 'Thank you. I am with you again.' },
  oneMoreThing: 'One more thing',
}

/** The sentences for a language, by its BCP 47 tag; in English where the sample has no other. */
export function handingOverIn(lang: string): HandingOver {
  return handingOver[lang] ?? inEnglish
}
