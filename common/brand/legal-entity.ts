/** Who stands behind the site by law. A field is empty until it is known; it is shown from then on. */
export interface LegalEntity {
  /** As registered: “Orvani AI Private Limited”. */
  registeredName: string
  /** Corporate Identity Number: 21 letters and digits. */
  cin: string
  registeredAddress: string
  /** Whom customers and regulators write to: the Indian rules ask for a name and a way to reach the person. */
  grievanceOfficer: { name: string; email: string }
}

/** What the footer shows, one line for each field that is filled in. */
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

/** Fields that are still empty, by the words that a reader knows them by. */
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
