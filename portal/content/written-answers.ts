import { site } from '../../common/brand/site.ts'
import type { Language } from './conversation.ts'
import type { Kind } from './recorded-answer.ts'
import type { Line } from './recorded.ts'

/** Customers' replies, by what was written to them, and what the assistant writes and suggests. */
interface WrittenAnswers extends Readonly<Partial<Record<Kind, Line>>> {
  /** When a conversation is handed back to the assistant. */
  handedBack: Line
  /** The assistant's suggestion once its first one has been sent. */
  suggests: readonly Line[]
}

// oxfmt-ignore
export const writtenAnswers: Readonly<Record<Language, WrittenAnswers>> = {
  en: {
    handedBack: [`${site.brand} here again. I have read everything my colleague wrote, and I go on from there.`],
    secret: ['You are asking for my code? Your own messages say never to share it.'],
    thanks: ['Thank you for answering so fast.'],
    sorry: ['It is all right. Only please do it now.'],
    wait: ['Fine. I will hold you to it.'],
    greeting: ['Hello. Finally somebody. Can you see what I wrote above?'],
    closing: ['That is all for now. Thank you.'],
    suggests: [['I am on it, and I will write here as soon as it has happened.'], ['Yes, that is right. You need to do nothing more today.']],
  },
  hi: {
    handedBack: [`मैं फिर से ${site.brand} हूँ। पूरी बात मेरे सामने है।`, `${site.brand} here again. I have the whole story in front of me.`],
    secret: ['OTP क्यों चाहिए? बैंक तो कहता है किसी को न दें।', 'Why do you need the code? The bank says to give it to nobody.'],
    thanks: ['धन्यवाद।', 'Thank you.'],
    sorry: ['कोई बात नहीं, बस काम हो जाए।', 'It is all right, so long as it gets done.'],
    wait: ['ठीक है, इंतज़ार करता हूँ।', 'All right, I will wait.'],
    greeting: ['नमस्ते। मैंने जो लिखा, वह दिख रहा है?', 'Namaste. Can you see what I wrote?'],
    closing: ['बस इतना ही। धन्यवाद।', 'That is all. Thank you.'],
    suggests: [['जैसे ही होगा, मैं यहीं लिखूँगा।', 'I will write here as soon as it happens.'], ['हाँ, और आपको कुछ नहीं करना है।', 'Yes, and you need to do nothing.']],
  },
  mr: {
    handedBack: [`मी पुन्हा ${site.brand}. सगळे माझ्यासमोर आहे.`, `${site.brand} again. I have everything in front of me.`],
    secret: ['OTP कशाला? बँक म्हणते कोणालाही देऊ नका.', 'Why the code? The bank says to give it to nobody.'],
    thanks: ['धन्यवाद.', 'Thank you.'],
    sorry: ['हरकत नाही, फक्त काम व्हावे.', 'Never mind, so long as it gets done.'],
    wait: ['ठीक आहे, थांबते.', 'All right, I will wait.'],
    greeting: ['नमस्कार. वरचे वाचलेत ना?', 'Namaskar. You have read what is above?'],
    closing: ['एवढेच. धन्यवाद.', 'That is all. Thank you.'],
    suggests: [['पैसे दिसले की मी इथेच लिहीन.', 'I will write here as soon as I see the money.'], ['हो, तुम्हाला काही करायचे नाही.', 'Yes, and you need to do nothing.']],
  },
  ta: {
    handedBack: [`மீண்டும் ${site.brand}. எல்லாம் என் முன்னால் இருக்கிறது.`, `${site.brand} again. I have everything in front of me.`],
    secret: ['OTP எதற்கு? யாருக்கும் தரக் கூடாது என்று வங்கி சொல்கிறது.', 'Why the code? The bank says to give it to nobody.'],
    thanks: ['நன்றி.', 'Thank you.'],
    sorry: ['பரவாயில்லை, வேலை முடிந்தால் போதும்.', 'Never mind, so long as it gets done.'],
    wait: ['சரி, காத்திருக்கிறேன்.', 'All right, I will wait.'],
    greeting: ['வணக்கம். மேலே எழுதியதைப் பார்த்தீர்களா?', 'Vanakkam. Did you see what I wrote above?'],
    closing: ['அவ்வளவுதான். நன்றி.', 'That is all. Thank you.'],
    suggests: [['மாறியதும் இங்கேயே எழுதுகிறேன்.', 'I will write here as soon as it has changed.'], ['ஆமாம், நீங்கள் ஒன்றும் செய்ய வேண்டாம்.', 'Yes, and you need to do nothing.']],
  },
}
