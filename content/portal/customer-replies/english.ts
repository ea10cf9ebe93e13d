import { site } from '../../site.ts'
import type { ReplyBank } from './reply-bank.ts'

export const english: ReplyBank = {
  replies: {
    question: [
      ['Yes, please.'],
      ['I think so, yes.'],
      ['Not sure. What do you suggest?'],
      ['Let me see and tell you.'],
    ],
    promise: [
      ['Fine. I will hold you to it.'],
      ['All right, I will wait.'],
      ['Okay. Please write even if it is delayed.'],
    ],
    refusal: [
      ['Why is it not possible? Please tell me the reason.'],
      ['Then who can do it? I do not want to start again.'],
      ['I see. At least you are telling me straight.'],
    ],
    apology: [
      ['It is all right. Only please do it now.'],
      ['Sorry I have heard before. When will it be done?'],
      ['No problem. You are not the one who delayed it.'],
    ],
    thanks: [['Thank you for answering so fast.'], ['Thanks to you also.'], ['Good. Thank you.']],
    greeting: [
      ['Hello. Finally somebody. Can you see what I wrote above?'],
      ['Yes, I am here.'],
      ['Hello again.'],
    ],
    closing: [['That is all for now. Thank you.'], ['Nothing else. Have a good day.'], ['No, we are done.']],
    'hand-over': [
      ['Okay, but please tell them the whole story first. I do not want to repeat it.'],
      ['They can call me after 6.'],
      ['Fine. What is the name of the person?'],
    ],
    channel: [
      ['I prefer to stay here, but it is fine.'],
      ['Yes, send it there also.'],
      ['Okay, I will check there.'],
    ],
    secret: [
      ['You are asking for my code? Your own messages say never to share it.'],
      ['No. I will not send any code or PIN to anybody.'],
      ['I am going to report this number.'],
    ],
    rude: [
      ['I have spoken politely to you. Please do the same.'],
      ['I will send this chat to your branch manager.'],
      ['I do not wish to talk to you any more. Give me someone else.'],
    ],
    nonsense: [
      ['Sorry, I did not understand that.'],
      ['Was that for me? It does not read like a sentence.'],
      ['I think your keyboard has a problem.'],
    ],
    long: [
      ['That is a long message. I have read it twice. What do I have to do now?'],
      ['Okay, I have read it all. In one line: is it done or not?'],
      ['Please write shorter, I am on the phone.'],
    ],
    unknown: [
      ['All right. And what happens next?'],
      ['Okay. How long will it take?'],
      ['I see. Is there something I must do?'],
      ['Understood. Please keep me informed.'],
    ],
  },
  leaving: [['I have to go now. Please write here if there is news.'], ['Okay. Bye for now.']],
  suggestions: {
    topic: [
      ['I am on it, and I will write here as soon as it has happened.'],
      ['Yes, that is right. You need to do nothing more today.'],
      ['I have noted that in your file, so that nobody asks you again.'],
    ],
    detail: [['Thank you, I have noted it. Give me ten minutes.'], ['That matches what I see. Thank you.']],
    question: [['Then I will do it that way, today before 5 pm.'], ['Good. I have set it so.']],
    refusal: [
      ['The rule is the other bank’s, not ours. I will ask them in writing today and send you their answer.'],
    ],
    'hand-over': [['They have the whole conversation in front of them. You will not have to repeat it.']],
    apology: [['It is being done while we write. I will confirm it here within the hour.']],
    'off-topic': [['You are right, that was not your question. Let me come back to it.']],
    secret: [['You are right not to. I do not need it, and nobody from the bank will ever ask.']],
    rude: [['I am sorry, that was wrong of me. Let me put your matter right first.']],
    unknown: [
      ['The next step is mine. I will write to you here today by 5 pm.'],
      ['Nothing for now. I will tell you if that changes.'],
    ],
    nonsense: [['Sorry, that went out by mistake. What I wanted to say: I am looking into it.']],
    long: [['In short: you need to do nothing. I will confirm here today.']],
    thanks: [['You are welcome. Is there anything else?']],
  },
  handedBack: [
    `${site.brand} here again. I have read everything my colleague wrote, and I go on from there.`,
  ],
  consent: { yes: ['Yes, that is fine with me.'], no: ['No, please do not write to me there.'] },
}
