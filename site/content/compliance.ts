/**
 * The badge row of the footer. The names are placeholders: each says which rule or safeguard it concerns,
 * and none claims a certificate. Replace them with what an auditor has confirmed.
 */
export interface ComplianceBadge {
  id: 'soc-2' | 'gdpr' | 'dpdp' | 'ccpa' | 'aes-256' | 'mfa' | 'monitoring'
  name: string
  /** At most 28 characters. */
  detail: string
  /** The place on /security with the evidence. */
  place: 'protection' | 'standards' | 'steps'
}

export const complianceBadges: ComplianceBadge[] = [
  { id: 'soc-2', name: 'SOC 2', detail: 'Built to SOC 2 criteria', place: 'standards' },
  { id: 'gdpr', name: 'GDPR', detail: 'European data rights', place: 'steps' },
  { id: 'dpdp', name: 'DPDP', detail: 'Indian data rights', place: 'steps' },
  { id: 'ccpa', name: 'CCPA', detail: 'Californian data rights', place: 'steps' },
  { id: 'aes-256', name: 'AES-256', detail: 'Encryption in our services', place: 'protection' },
  { id: 'mfa', name: 'MFA', detail: 'Multi-factor sign-in', place: 'protection' },
  { id: 'monitoring', name: '24/7', detail: 'Security monitoring', place: 'protection' },
]
