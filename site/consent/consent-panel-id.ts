export const consentPanelId = 'consent'
