import type { CustomsCondition } from '@edfe/contracts/customs/filing'
import { StandingBond } from '@edfe/contracts/organization/organization'
import { expect, test } from 'vitest'
import { correctedSections, valueOnFile } from './values-on-file.ts'

const BOND = StandingBond.parse({ surety_no: '054', bond_type: '8', bond_number: '991234567' })
const surety: CustomsCondition = {
  rule_id: 'CBP_145',
  severity: 'error',
  path: 'header.surety_no',
  label: 'Surety number',
  step: 'header',
  message: 'The surety is not the one on your bond.',
  code: '145',
  cbp_label: 'REPORTED SURETY/BOND SURETY MISMATCH',
  sent_value: '001',
}
const port = { ...surety, path: 'header.port_code', sent_value: '2704' }
const draft = { header: { surety_no: '001', bond_type: '8', port_code: '2704' } }

test('the surety of the bond on file is known, and no other port', () => {
  expect(valueOnFile(surety, BOND)).toBe('054')
  expect(valueOnFile(port, BOND)).toBeUndefined()
  expect(valueOnFile(surety, null)).toBeUndefined()
})

test('a value on file that was sent corrects nothing', () =>
  expect(valueOnFile({ ...surety, sent_value: '054' }, BOND)).toBeUndefined())

test('the known value takes the place of the refused one, and the rest of its section stays', () =>
  expect(correctedSections(draft, [surety], BOND)).toEqual({
    header: { surety_no: '054', bond_type: '8', port_code: '2704' },
  }))

test('unless every error has one, nothing is put in', () =>
  expect(correctedSections(draft, [surety, port], BOND)).toBeUndefined())
