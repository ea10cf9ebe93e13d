import { site } from '../../site.ts'

export const english = `
  question: Yes, please.
  question: I think so, yes.
  question: Not sure. What do you suggest?
  question: Let me see and tell you.
  promise: Fine. I will hold you to it.
  promise: All right, I will wait.
  promise: Okay. Please write even if it is delayed.
  refusal: Why is it not possible? Please tell me the reason.
  refusal: Then who can do it? I do not want to start again.
  refusal: I see. At least you are telling me straight.
  apology: It is all right. Only please do it now.
  apology: Sorry I have heard before. When will it be done?
  apology: No problem. You are not the one who delayed it.
  thanks: Thank you for answering so fast.
  thanks: Thanks to you also.
  thanks: Good. Thank you.
  greeting: Hello. Finally somebody. Can you see what I wrote above?
  greeting: Yes, I am here.
  greeting: Hello again.
  closing: That is all for now. Thank you.
  closing: Nothing else. Have a good day.
  closing: No, we are done.
  hand-over: Okay, but please tell them the whole story first. I do not want to repeat it.
  hand-over: They can call me after 6.
  hand-over: Fine. What is the name of the person?
  channel: I prefer to stay here, but it is fine.
  channel: Yes, send it there also.
  channel: Okay, I will check there.
  secret: You are asking for my code? Your own messages say never to share it.
  secret: No. I will not send any code or PIN to anybody.
  secret: I am going to report this number.
  rude: I have spoken politely to you. Please do the same.
  rude: I will send this chat to your branch manager.
  rude: I do not wish to talk to you any more. Give me someone else.
  nonsense: Sorry, I did not understand that.
  nonsense: Was that for me? It does not read like a sentence.
  nonsense: I think your keyboard has a problem.
  long: That is a long message. I have read it twice. What do I have to do now?
  long: Okay, I have read it all. In one line: is it done or not?
  long: Please write shorter, I am on the phone.
  unknown: All right. And what happens next?
  unknown: Okay. How long will it take?
  unknown: I see. Is there something I must do?
  unknown: Understood. Please keep me informed.
  leaving: I have to go now. Please write here if there is news.
  leaving: Okay. Bye for now.
  consent-yes: Yes, that is fine with me.
  consent-no: No, please do not write to me there.
  handed-back: ${site.brand} here again. I have read everything my colleague wrote, and I go on from there.
  suggest-topic: I am on it, and I will write here as soon as it has happened.
  suggest-topic: Yes, that is right. You need to do nothing more today.
  suggest-topic: I have noted that in your file, so that nobody asks you again.
  suggest-detail: Thank you, I have noted it. Give me ten minutes.
  suggest-detail: That matches what I see. Thank you.
  suggest-question: Then I will do it that way, today before 5 pm.
  suggest-question: Good. I have set it so.
  suggest-refusal: The rule is the other bank’s, not ours. I will ask them in writing today and send you their answer.
  suggest-hand-over: They have the whole conversation in front of them. You will not have to repeat it.
  suggest-apology: It is being done while we write. I will confirm it here within the hour.
  suggest-off-topic: You are right, that was not your question. Let me come back to it.
  suggest-secret: You are right not to. I do not need it, and nobody from the bank will ever ask.
  suggest-rude: I am sorry, that was wrong of me. Let me put your matter right first.
  suggest-unknown: The next step is mine. I will write to you here today by 5 pm.
  suggest-unknown: Nothing for now. I will tell you if that changes.
  suggest-nonsense: Sorry, that went out by mistake. What I wanted to say: I am looking into it.
  suggest-long: In short: you need to do nothing. I will confirm here today.
  suggest-thanks: You are welcome. Is there anything else?
`
