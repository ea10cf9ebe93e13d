/** The legal entity behind the site. A field is empty until it is known; it is shown from then on. */
export interface LegalEntity {
  /** As registered: “Orvani AI Private Limited”. */
  registeredName: string
  /** Corporate Identity Number: 21 letters and digits. */
  cin: string
  registeredAddress: string
  /** Contact for customers and regulators: the Indian rules require a name and a way to reach the person. */
  grievanceOfficer: { name: string; email: string }
}

/** The footer's text, one line for each field that is filled in. */
export function legalEntityLines({
  registeredName,
  cin,
  registeredAddress,
  grievanceOfficer: { name, email },
}: LegalEntity): string[] {
  return [
    registeredName,
    cin && `CIN ${cin}`,
    registeredAddress && `Registered office: ${registeredAddress}`,
    name && `Grievance officer: ${[name, email].filter(Boolean).join(', ')}`,
  ].filter((line) => line !== '')
}

/** Fields that are still empty, in words that readers know. */
export function missingLegalFacts({ registeredName, cin, registeredAddress, grievanceOfficer }: LegalEntity) {
  const facts = [
    ['registered name', registeredName],
    ['CIN', cin],
    ['registered address', registeredAddress],
    ['grievance officer', grievanceOfficer.name],
    ['email of the grievance officer', grievanceOfficer.email],
  ] as const
  return facts.filter(([, value]) => value === '').map(([words]) => words)
}
