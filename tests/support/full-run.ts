/** Whether this is `npm run test:full`, which tests more widths. */
export const isFullRun = process.env['TEST_RUN'] === 'full'

/** Makes a test full-run only if `isMore`: one of a loop's rounds is enough for the short run. */
export const onlyInFullRun = (isMore: boolean): { tag: string[] } => ({ tag: isMore ? ['@full'] : [] })
