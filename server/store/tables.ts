/**
 * Every table of the store, in an order in which they can be filled: what others refer to comes first. They have the
 * same columns in both databases. Left out is `write_probe`, which holds nothing worth a copy.
 */
export const tables = [
  'leads',
  'recent_content',
  'reference_days',
  'subscribers',
  'outbox',
  'event_counts',
  'desk_state',
  'erased_mails',
] as const
