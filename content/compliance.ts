/**
 * The badge row of the footer. The names are placeholders: each says which rule or safeguard it concerns,
 * and none claims a certificate. Replace them with what an auditor has confirmed.
 */
export interface ComplianceBadge {
  id: 'soc-2' | 'gdpr' | 'ccpa' | 'aes-256' | 'mfa' | 'monitoring'
  name: string
  /** At most 28 characters. */
  detail: string
}

export const complianceBadges: ComplianceBadge[] = [
  { id: 'soc-2', name: 'SOC 2', detail: 'Controls' },
  { id: 'gdpr', name: 'GDPR', detail: 'European data rights' },
  { id: 'ccpa', name: 'CCPA', detail: 'Californian data rights' },
  { id: 'aes-256', name: 'AES-256', detail: 'Encryption of stored data' },
  { id: 'mfa', name: 'MFA', detail: 'Role-based access' },
  { id: 'monitoring', name: '24/7', detail: 'Security monitoring' },
]
