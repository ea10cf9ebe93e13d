import type { Phrase } from './console-call.ts'
import type { Line } from './conversation.ts'
import { linesByLabel } from './read-script.ts'

/** What somebody who has taken a call may be doing with a sentence. */
export type Intent =
  | 'greeting'
  | 'apology'
  | 'done'
  | 'wait'
  | 'question'
  | 'anything-else'
  | 'goodbye'
  | 'statement'
  | 'unclear'

/** The caller’s answers by what a sentence does, in the order in which they are used up, and three sentences of the assistant. */
type Replies = Record<Intent | 'connecting' | 'back-again' | 'one-more-thing', [Phrase, ...Phrase[]]>

/** By BCP 47 tag. */
const replies: { en: Replies } & Partial<Record<string, Replies>> = {
  en: read(`
    connecting: I am connecting you to a colleague who has your story in front of them.
    back-again: Thank you. I am with you again.
    one-more-thing: One more thing
    greeting: Hello. Yes, go on.
    apology: It is all right. I just want it done.
    apology: Thank you for saying so.
    done: Very good. Will I get that in writing?
    done: All right, that is clear.
    done: That is a relief.
    wait: All right, I am on the line.
    wait: Take your time.
    question: Yes, that is right.
    question: I do not remember exactly.
    question: Yes, the same as before.
    anything-else: No, that is all. Thank you.
    goodbye: Thank you. Goodbye.
    statement: I see. So what should I do now?
    statement: All right, please go on.
    statement: Understood.
    unclear: Sorry, could you say that again?
    unclear: I could not follow that.
  `),
  hi: read(`
    connecting: मैं आपको एक सहयोगी से जोड़ रही हूँ, उन्हें पूरी बात पता है। | I am connecting you to a colleague who has your story in front of them.
    back-again: धन्यवाद। मैं फिर से आपके साथ हूँ। | Thank you. I am with you again.
    one-more-thing: एक और बात
    greeting: नमस्ते। जी, बताइए। | Namaste. Yes, please go on.
    apology: कोई बात नहीं। बस काम हो जाए। | Never mind. I just want it done.
    apology: ठीक है, आपने फ़ोन उठाया, यही बहुत है। | All right. You picked up the phone, that is enough.
    done: बहुत अच्छा। मुझे SMS मिलेगा? | Very good. Will I get an SMS?
    done: ठीक है, समझ आ गया। | All right, that is clear.
    done: शुक्रिया, अब चैन मिला। | Thank you, that is a relief.
    wait: ठीक है, लाइन पर हूँ। | All right, I am on the line.
    wait: जी, कोई जल्दी नहीं। | Yes, there is no hurry.
    question: जी हाँ, सही है। | Yes, that is right.
    question: ठीक से याद नहीं। | I do not remember exactly.
    question: हाँ, वही। | Yes, the same.
    anything-else: नहीं, बस इतना ही। धन्यवाद। | No, that is all. Thank you.
    goodbye: धन्यवाद, नमस्ते। | Thank you, namaste.
    statement: अच्छा। तो अब मुझे क्या करना है? | I see. So what should I do now?
    statement: ठीक है, आगे बताइए। | All right, please go on.
    statement: जी, समझ गए। | Yes, understood.
    unclear: जी, फिर से कहिए? | Sorry, could you say that again?
    unclear: आवाज़ साफ़ नहीं आई। | I could not hear you clearly.
  `),
  ta: read(`
    connecting: உங்களை ஒரு சக ஊழியருடன் இணைக்கிறேன், அவருக்கு எல்லாம் தெரியும். | I am connecting you to a colleague who has your story in front of them.
    back-again: நன்றி. மீண்டும் நான் பேசுகிறேன். | Thank you. It is me again.
    one-more-thing: இன்னொரு விஷயம்
    greeting: வணக்கம். சொல்லுங்கள். | Vanakkam. Please go on.
    apology: பரவாயில்லை. வேலை நடந்தால் போதும். | Never mind. I just want it done.
    done: நல்லது. SMS வருமா? | Good. Will an SMS come?
    done: சரி, புரிந்தது. | All right, understood.
    wait: சரி, காத்திருக்கிறேன். | All right, I will wait.
    question: ஆமாம், சரிதான். | Yes, that is right.
    question: சரியாக நினைவில்லை. | I do not remember exactly.
    anything-else: இல்லை, இவ்வளவுதான். நன்றி. | No, that is all. Thank you.
    goodbye: நன்றி, வணக்கம். | Thank you, vanakkam.
    statement: சரி. இப்போது நான் என்ன செய்ய வேண்டும்? | All right. What should I do now?
    statement: சரி, மேலே சொல்லுங்கள். | All right, please go on.
    unclear: மீண்டும் சொல்லுங்கள்? | Could you say that again?
    unclear: சரியாகக் கேட்கவில்லை. | I could not hear you well.
  `),
  mr: read(`
    connecting: मी तुम्हाला एका सहकाऱ्याशी जोडते, त्यांना सर्व माहीत आहे. | I am connecting you to a colleague who has your story in front of them.
    back-again: धन्यवाद. मी पुन्हा तुमच्यासोबत आहे. | Thank you. I am with you again.
    one-more-thing: आणखी एक गोष्ट
    greeting: नमस्कार. हो, बोला. | Namaskar. Yes, go on.
    apology: हरकत नाही. काम झालं की बस. | Never mind. I just want it done.
    done: छान. मला SMS येईल का? | Good. Will I get an SMS?
    done: ठीक आहे, समजलं. | All right, understood.
    wait: ठीक आहे, थांबतो. | All right, I will wait.
    question: हो, बरोबर. | Yes, that is right.
    question: नक्की आठवत नाही. | I do not remember exactly.
    anything-else: नाही, एवढंच. धन्यवाद. | No, that is all. Thank you.
    goodbye: धन्यवाद, नमस्कार. | Thank you, namaskar.
    statement: बरं. मग आता मी काय करू? | All right. So what should I do now?
    statement: ठीक आहे, पुढे सांगा. | All right, please go on.
    unclear: पुन्हा सांगाल का? | Could you say that again?
    unclear: नीट ऐकू आलं नाही. | I could not hear you well.
  `),
  bn: read(`
    connecting: আপনাকে একজন সহকর্মীর সঙ্গে যুক্ত করছি, তিনি সব জানেন। | I am connecting you to a colleague who has your story in front of them.
    back-again: ধন্যবাদ। আমি আবার আপনার সঙ্গে আছি। | Thank you. I am with you again.
    one-more-thing: আর একটা কথা
    greeting: নমস্কার। হ্যাঁ, বলুন। | Nomoshkar. Yes, go on.
    apology: ঠিক আছে। কাজটা হলেই হলো। | It is all right. I just want it done.
    done: খুব ভালো। SMS আসবে তো? | Very good. An SMS will come?
    done: ঠিক আছে, বুঝেছি। | All right, understood.
    wait: ঠিক আছে, ধরে আছি। | All right, I am holding.
    question: হ্যাঁ, ঠিক। | Yes, that is right.
    question: ঠিক মনে নেই। | I do not remember exactly.
    anything-else: না, এটুকুই। ধন্যবাদ। | No, that is all. Thank you.
    goodbye: ধন্যবাদ, নমস্কার। | Thank you, nomoshkar.
    statement: আচ্ছা। এখন আমাকে কী করতে হবে? | I see. What should I do now?
    statement: ঠিক আছে, বলুন। | All right, go on.
    unclear: আবার বলবেন? | Could you say that again?
    unclear: ঠিক শুনতে পাইনি। | I could not hear you well.
  `),
  kn: read(`
    connecting: ನಿಮ್ಮನ್ನು ಸಹೋದ್ಯೋಗಿಗೆ ಸಂಪರ್ಕಿಸುತ್ತಿದ್ದೇನೆ, ಅವರಿಗೆ ಎಲ್ಲವೂ ಗೊತ್ತು. | I am connecting you to a colleague who has your story in front of them.
    back-again: ಧನ್ಯವಾದ. ಮತ್ತೆ ನಾನು ಮಾತನಾಡುತ್ತಿದ್ದೇನೆ. | Thank you. It is me again.
    one-more-thing: ಇನ್ನೊಂದು ವಿಷಯ
    greeting: ನಮಸ್ಕಾರ. ಹೇಳಿ. | Namaskara. Please go on.
    apology: ಪರವಾಗಿಲ್ಲ. ಕೆಲಸ ಆದರೆ ಸಾಕು. | Never mind. I just want it done.
    done: ಒಳ್ಳೆಯದು. SMS ಬರುತ್ತದೆಯೇ? | Good. Will an SMS come?
    done: ಸರಿ, ಅರ್ಥವಾಯಿತು. | All right, understood.
    wait: ಸರಿ, ಕಾಯುತ್ತೇನೆ. | All right, I will wait.
    question: ಹೌದು, ಸರಿ. | Yes, that is right.
    question: ಸರಿಯಾಗಿ ನೆನಪಿಲ್ಲ. | I do not remember exactly.
    anything-else: ಇಲ್ಲ, ಇಷ್ಟೇ. ಧನ್ಯವಾದ. | No, that is all. Thank you.
    goodbye: ಧನ್ಯವಾದ, ನಮಸ್ಕಾರ. | Thank you, namaskara.
    statement: ಸರಿ. ಈಗ ನಾನು ಏನು ಮಾಡಬೇಕು? | All right. What should I do now?
    statement: ಸರಿ, ಮುಂದೆ ಹೇಳಿ. | All right, please go on.
    unclear: ಮತ್ತೊಮ್ಮೆ ಹೇಳುತ್ತೀರಾ? | Could you say that again?
    unclear: ಸರಿಯಾಗಿ ಕೇಳಿಸಲಿಲ್ಲ. | I could not hear you well.
  `),
  te: read(`
    connecting: మిమ్మల్ని ఒక సహోద్యోగికి కలుపుతున్నాను, వారికి అంతా తెలుసు. | I am connecting you to a colleague who has your story in front of them.
    back-again: ధన్యవాదాలు. మళ్ళీ నేనే మాట్లాడుతున్నాను. | Thank you. It is me again.
    one-more-thing: ఇంకో విషయం
    greeting: నమస్కారం. చెప్పండి. | Namaskaram. Please go on.
    apology: పరవాలేదు. పని అయితే చాలు. | Never mind. I just want it done.
    done: మంచిది. SMS వస్తుందా? | Good. Will an SMS come?
    done: సరే, అర్థమైంది. | All right, understood.
    wait: సరే, లైన్‌లో ఉన్నాను. | All right, I am on the line.
    question: అవును, సరిగ్గా చెప్పారు. | Yes, that is right.
    question: సరిగ్గా గుర్తు లేదు. | I do not remember exactly.
    anything-else: లేదు, ఇంతే. ధన్యవాదాలు. | No, that is all. Thank you.
    goodbye: ధన్యవాదాలు, నమస్కారం. | Thank you, namaskaram.
    statement: సరే. ఇప్పుడు నేనేం చేయాలి? | All right. What should I do now?
    statement: సరే, చెప్పండి. | All right, go on.
    unclear: మళ్ళీ చెప్తారా? | Could you say that again?
    unclear: సరిగ్గా వినిపించలేదు. | I could not hear you well.
  `),
  gu: read(`
    connecting: હું તમને એક સાથી સાથે જોડું છું, તેમને બધી વાત ખબર છે. | I am connecting you to a colleague who has your story in front of them.
    back-again: આભાર. હું ફરી તમારી સાથે છું. | Thank you. I am with you again.
    one-more-thing: એક બીજી વાત
    greeting: નમસ્તે. હા, બોલો. | Namaste. Yes, go on.
    apology: વાંધો નહીં. કામ થઈ જાય એટલે બસ. | Never mind. I just want it done.
    done: સરસ. મને SMS આવશે? | Good. Will I get an SMS?
    done: સારું, સમજાઈ ગયું. | All right, understood.
    wait: સારું, લાઇન પર છું. | All right, I am on the line.
    question: હા, બરાબર. | Yes, that is right.
    question: બરાબર યાદ નથી. | I do not remember exactly.
    anything-else: ના, બસ આટલું જ. આભાર. | No, that is all. Thank you.
    goodbye: આભાર, નમસ્તે. | Thank you, namaste.
    statement: સારું. તો હવે મારે શું કરવાનું? | All right. So what should I do now?
    statement: સારું, આગળ કહો. | All right, please go on.
    unclear: ફરી કહેશો? | Could you say that again?
    unclear: બરાબર સંભળાયું નહીં. | I could not hear you well.
  `),
  ml: read(`
    connecting: നിങ്ങളെ ഒരു സഹപ്രവർത്തകനുമായി ബന്ധിപ്പിക്കുന്നു, അവർക്ക് എല്ലാം അറിയാം. | I am connecting you to a colleague who has your story in front of them.
    back-again: നന്ദി. വീണ്ടും ഞാനാണ്. | Thank you. It is me again.
    one-more-thing: ഒരു കാര്യം കൂടി
    greeting: നമസ്കാരം. പറയൂ. | Namaskaram. Please go on.
    apology: സാരമില്ല. കാര്യം നടന്നാൽ മതി. | Never mind. I just want it done.
    done: നല്ലത്. SMS വരുമോ? | Good. Will an SMS come?
    done: ശരി, മനസ്സിലായി. | All right, understood.
    wait: ശരി, കാത്തിരിക്കാം. | All right, I will wait.
    question: അതെ, ശരിയാണ്. | Yes, that is right.
    question: കൃത്യമായി ഓർമ്മയില്ല. | I do not remember exactly.
    anything-else: ഇല്ല, ഇത്രയേ ഉള്ളൂ. നന്ദി. | No, that is all. Thank you.
    goodbye: നന്ദി, നമസ്കാരം. | Thank you, namaskaram.
    statement: ശരി. ഇനി ഞാൻ എന്താണ് ചെയ്യേണ്ടത്? | All right. What should I do now?
    statement: ശരി, പറയൂ. | All right, go on.
    unclear: ഒന്നുകൂടി പറയാമോ? | Could you say that again?
    unclear: ശരിക്ക് കേട്ടില്ല. | I could not hear you well.
  `),
}

/** What callers and the assistant say in a language, by its BCP 47 tag; in English where the sample has no other. */
export function repliesIn(lang: string): Replies {
  return replies[lang] ?? replies.en
}

function read(script: string): Replies {
  const phrase = ([text, english]: Line): Phrase => (english ? { text, english } : { text })
  return Object.fromEntries(
    Object.entries(linesByLabel(script)).map(([label, lines]) => [label, lines.map(phrase)]),
  ) as Replies
}
