/** What a sentence written or said to a customer does. */
export type Kind = 'secret' | 'goodbye' | 'closing' | 'thanks' | 'sorry' | 'wait' | 'done' | 'greeting'

/** Keywords of each kind, matched at the beginning of a word; the first match counts. */
export const heardBy: readonly (readonly [Kind, readonly string[]])[] = [
  ['secret', ['otp', 'cvv', 'pin', 'password', 'card number']],
  ['closing', ['anything else', 'something else']],
  ['goodbye', ['bye', 'good bye', 'goodbye', 'take care', 'have a good']],
  ['thanks', ['thank', 'dhanyavaad', 'shukriya']],
  ['sorry', ['sorry', 'apolog', 'my mistake']],
  [
    'wait',
    ['wait', 'one moment', 'a moment', 'one minute', 'hold on', 'checking', 'by today', 'tomorrow', 'by 6'],
  ],
  [
    'done',
    [
      'it is done',
      'approve',
      'allow',
      'by friday',
      'blocked',
      'sent',
      'raised',
      'credited',
      'registered',
      'moved',
    ],
  ],
  ['greeting', ['hello', 'hi', 'namaste', 'good morning', 'i am the supervisor', 'this is']],
]
