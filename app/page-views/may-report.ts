type Signals = Pick<Navigator, 'doNotTrack'> & { globalPrivacyControl?: boolean }

/** Whether the visitor has not asked to be left out, by Global Privacy Control or by Do Not Track. */
export const mayReport = ({ globalPrivacyControl, doNotTrack }: Signals): boolean =>
  !globalPrivacyControl && doNotTrack !== '1'
