import type { Kind } from './recorded-answer.ts'
import type { Line } from './recorded.ts'

/**
 * Callers' answers to whoever has taken their call, by what was said, and two of the assistant's sentences.
 */
type SpokenAnswers = Readonly<Partial<Record<Kind, Line>> & Record<'connecting' | 'backAgain', Line>>

/** By BCP 47 tag of the caller’s language. */
// oxfmt-ignore
export const spokenAnswers: { readonly en: SpokenAnswers } & Readonly<Partial<Record<string, SpokenAnswers>>> = {
  en: {
    connecting: ['I am connecting you to a colleague who has your story in front of them.'],
    backAgain: ['Thank you. I am with you again.'],
    greeting: ['Hello. Yes, go on.'],
    sorry: ['It is all right. I just want it done.'],
    wait: ['All right, I am on the line.'],
    done: ['Very good. Will I get that in writing?'],
    closing: ['No, that is all. Thank you.'],
    goodbye: ['Thank you. Goodbye.'],
  },
  hi: {
    connecting: ['मैं आपको एक सहयोगी से जोड़ रही हूँ, उन्हें पूरी बात पता है।', 'I am connecting you to a colleague who has your story in front of them.'],
    backAgain: ['धन्यवाद। मैं फिर से आपके साथ हूँ।', 'Thank you. I am with you again.'],
    greeting: ['नमस्ते। जी, बताइए।', 'Namaste. Yes, please go on.'],
    sorry: ['कोई बात नहीं। बस काम हो जाए।', 'Never mind. I just want it done.'],
    wait: ['ठीक है, लाइन पर हूँ।', 'All right, I am on the line.'],
    done: ['बहुत अच्छा। मुझे SMS मिलेगा?', 'Very good. Will I get an SMS?'],
    closing: ['नहीं, बस इतना ही। धन्यवाद।', 'No, that is all. Thank you.'],
    goodbye: ['धन्यवाद, नमस्ते।', 'Thank you, namaste.'],
  },
  ta: {
    connecting: ['உங்களை ஒரு சக ஊழியருடன் இணைக்கிறேன், அவருக்கு எல்லாம் தெரியும்.', 'I am connecting you to a colleague who has your story in front of them.'],
    backAgain: ['நன்றி. மீண்டும் நான் பேசுகிறேன்.', 'Thank you. It is me again.'],
    greeting: ['வணக்கம். சொல்லுங்கள்.', 'Vanakkam. Please go on.'],
    sorry: ['பரவாயில்லை. வேலை நடந்தால் போதும்.', 'Never mind. I just want it done.'],
    wait: ['சரி, காத்திருக்கிறேன்.', 'All right, I will wait.'],
    done: ['நல்லது. SMS வருமா?', 'Good. Will an SMS come?'],
    closing: ['இல்லை, இவ்வளவுதான். நன்றி.', 'No, that is all. Thank you.'],
    goodbye: ['நன்றி, வணக்கம்.', 'Thank you, vanakkam.'],
  },
  mr: {
    connecting: ['मी तुम्हाला एका सहकाऱ्याशी जोडते, त्यांना सर्व माहीत आहे.', 'I am connecting you to a colleague who has your story in front of them.'],
    backAgain: ['धन्यवाद. मी पुन्हा तुमच्यासोबत आहे.', 'Thank you. I am with you again.'],
    greeting: ['नमस्कार. हो, बोला.', 'Namaskar. Yes, go on.'],
    sorry: ['हरकत नाही. काम झालं की बस.', 'Never mind. I just want it done.'],
    wait: ['ठीक आहे, थांबतो.', 'All right, I will wait.'],
    done: ['छान. मला SMS येईल का?', 'Good. Will I get an SMS?'],
    closing: ['नाही, एवढंच. धन्यवाद.', 'No, that is all. Thank you.'],
    goodbye: ['धन्यवाद, नमस्कार.', 'Thank you, namaskar.'],
  },
  bn: {
    connecting: ['আপনাকে একজন সহকর্মীর সঙ্গে যুক্ত করছি, তিনি সব জানেন।', 'I am connecting you to a colleague who has your story in front of them.'],
    backAgain: ['ধন্যবাদ। আমি আবার আপনার সঙ্গে আছি।', 'Thank you. I am with you again.'],
    greeting: ['নমস্কার। হ্যাঁ, বলুন।', 'Nomoshkar. Yes, go on.'],
    sorry: ['ঠিক আছে। কাজটা হলেই হলো।', 'It is all right. I just want it done.'],
    wait: ['ঠিক আছে, ধরে আছি।', 'All right, I am holding.'],
    done: ['খুব ভালো। SMS আসবে তো?', 'Very good. An SMS will come?'],
    closing: ['না, এটুকুই। ধন্যবাদ।', 'No, that is all. Thank you.'],
    goodbye: ['ধন্যবাদ, নমস্কার।', 'Thank you, nomoshkar.'],
  },
  kn: {
    connecting: ['ನಿಮ್ಮನ್ನು ಸಹೋದ್ಯೋಗಿಗೆ ಸಂಪರ್ಕಿಸುತ್ತಿದ್ದೇನೆ, ಅವರಿಗೆ ಎಲ್ಲವೂ ಗೊತ್ತು.', 'I am connecting you to a colleague who has your story in front of them.'],
    backAgain: ['ಧನ್ಯವಾದ. ಮತ್ತೆ ನಾನು ಮಾತನಾಡುತ್ತಿದ್ದೇನೆ.', 'Thank you. It is me again.'],
    greeting: ['ನಮಸ್ಕಾರ. ಹೇಳಿ.', 'Namaskara. Please go on.'],
    sorry: ['ಪರವಾಗಿಲ್ಲ. ಕೆಲಸ ಆದರೆ ಸಾಕು.', 'Never mind. I just want it done.'],
    wait: ['ಸರಿ, ಕಾಯುತ್ತೇನೆ.', 'All right, I will wait.'],
    done: ['ಒಳ್ಳೆಯದು. SMS ಬರುತ್ತದೆಯೇ?', 'Good. Will an SMS come?'],
    closing: ['ಇಲ್ಲ, ಇಷ್ಟೇ. ಧನ್ಯವಾದ.', 'No, that is all. Thank you.'],
    goodbye: ['ಧನ್ಯವಾದ, ನಮಸ್ಕಾರ.', 'Thank you, namaskara.'],
  },
  te: {
    connecting: ['మిమ్మల్ని ఒక సహోద్యోగికి కలుపుతున్నాను, వారికి అంతా తెలుసు.', 'I am connecting you to a colleague who has your story in front of them.'],
    backAgain: ['ధన్యవాదాలు. మళ్ళీ నేనే మాట్లాడుతున్నాను.', 'Thank you. It is me again.'],
    greeting: ['నమస్కారం. చెప్పండి.', 'Namaskaram. Please go on.'],
    sorry: ['పరవాలేదు. పని అయితే చాలు.', 'Never mind. I just want it done.'],
    wait: ['సరే, లైన్‌లో ఉన్నాను.', 'All right, I am on the line.'],
    done: ['మంచిది. SMS వస్తుందా?', 'Good. Will an SMS come?'],
    closing: ['లేదు, ఇంతే. ధన్యవాదాలు.', 'No, that is all. Thank you.'],
    goodbye: ['ధన్యవాదాలు, నమస్కారం.', 'Thank you, namaskaram.'],
  },
}
