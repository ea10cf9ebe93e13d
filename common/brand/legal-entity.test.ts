import { expect, test } from 'vitest'
import { type LegalEntity, legalEntityLines, missingLegalFacts } from './legal-entity.ts'

const nobody: LegalEntity = {
  registeredName: '',
  cin: '',
  registeredAddress: '',
  grievanceOfficer: { name: '', email: '' },
}

const known: LegalEntity = {
  registeredName: 'Sample Voices Private Limited',
  cin: 'U72900KA2019PTC123456',
  registeredAddress: '4 Sample Road, Bengaluru 560001',
  grievanceOfficer: { name: 'A. Sample', email: 'grievance@sample.example' },
}

test('each fact is shown once it is known, and reported as missing until then', () => {
  expect(legalEntityLines(nobody)).toEqual([])
  expect(missingLegalFacts(nobody)).toEqual([
    'registered name',
    'CIN',
    'registered address',
    'grievance officer',
    'email of the grievance officer',
  ])
  expect(legalEntityLines(known)).toEqual([
    'Sample Voices Private Limited',
    'CIN U72900KA2019PTC123456',
    'Registered office: 4 Sample Road, Bengaluru 560001',
    'Grievance officer: A. Sample, grievance@sample.example',
  ])
  expect(missingLegalFacts(known)).toEqual([])
  expect(legalEntityLines({ ...nobody, cin: known.cin })).toEqual(['CIN U72900KA2019PTC123456'])
})
