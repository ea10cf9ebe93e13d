/** The window behind “Start Your Journey”, by the state of the assistant in it. */
export const agentDialogWords = {
  title: 'Start your journey',
  lead: 'A working assistant. It answers from this site only.',
  opening: 'Opening the assistant.',
  failed: 'It did not open.',
  slow: 'The page behind this window did not answer within eight seconds. Your connection may be slow, or a filter may block it.',
  withoutScript:
    'The assistant needs JavaScript, which is not running here. A person will answer you all the same.',
}
