/** Whether this is `npm run test:full`, which looks at more widths. */
export const isFullRun = process.env['TEST_RUN'] === 'full'

/** Details of a test that only the full run has where `isMore`: one of a loop's rounds is enough for the short one. */
export const onlyInFullRun = (isMore: boolean): { tag: string[] } => ({ tag: isMore ? ['@full'] : [] })
