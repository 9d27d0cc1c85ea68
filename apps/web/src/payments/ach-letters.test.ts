import { expect, test } from 'vitest'
import { achData } from './ach-letters.ts'

const VIEW = {
  organization: {
    name: 'Alder & Finch Lighting LLC',
    importer_number: '12-3456789',
    ein: null,
    cbp_filer_code: 'B76',
  },
  address: { line1: '500 S Grand Ave', line2: null, city: 'Los Angeles', state: 'CA', postal: '90071' },
}
const CONTACT = { name: 'Ruth Okafor', email: 'ruth@alder.example', phone: null }

test('the data for Form 400 have payer and filer, and leave the bank to the payer', () => {
  const lines = achData('400', VIEW, CONTACT).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'Payer importer number, with suffix: 12-3456789',
      'Payer company name: Alder & Finch Lighting LLC',
      'Payer city, state, ZIP: Los Angeles, CA 90071',
      'ACH bank account number: ____________________',
      'Broker or filer, 3 digit filer code: B76',
    ]),
  )
  expect(lines[1]).toMatch(/^This is not the form\./)
})

test('the data for Form 401 have payer and contact', () => {
  expect(achData('401', VIEW, CONTACT)).toContain('Payer contact name: Ruth Okafor\n')
})
