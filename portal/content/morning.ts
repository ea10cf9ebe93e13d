/** How the sample bank's day runs until the demo begins at 11:42; invented, and marked as a sample on every screen. */
export const morning = {
  date: '14 October 2025',
  weekday: 'Tuesday',
  peak: { calls: 402, at: '10:50' },
  longestHold: '0:00',
  medianPause: { seconds: 1.1, target: 1.2 },
  /** In seconds, as the axis of the floor's figures. */
  averageCall: { seconds: 134, yesterday: 141 },
  /** In percent of all calls. */
  settledYesterday: 91.6,
  qualityScore: 94.6,
  medianFirstReply: { seconds: 41, target: 60 },
  teamTarget: 80,
} as const
