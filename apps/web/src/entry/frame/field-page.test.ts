import type { DraftData } from '@edfe/domain/entry'
import { findingPlace } from '@edfe/domain/filing'
import { expect, test } from 'vitest'
import { pageOfFinding } from './field-page.ts'

const formal: DraftData = { header: { entry_type: '01', surety_no: '036', bond_type: '8' } }
const informal: DraftData = { header: { entry_type: '11', surety_no: '999', bond_type: '0' } }
const withdrawal: DraftData = { header: { entry_type: '31' } }

test.each<[string, string, DraftData, string]>([
  ['a bond number of a formal entry', 'bond_information.bond_number', formal, 'step-1'],
  ['a bond number of an informal entry', 'bond_information.bond_number', informal, 'bond'],
  ['an additional bond', 'bond_information.additional_amount', formal, 'bond'],
  ['the date of export of a withdrawal', 'export_details.export_date', withdrawal, 'step-2'],
  ['the date of export of a consumption entry', 'export_details.export_date', formal, 'export'],
  ['notes on the movement', 'export_details.additional_movement', withdrawal, 'export'],
  ['a house bill of none', 'shipment_origin.house_bill', {}, 'transport'],
  [
    'the second of two bills',
    'shipment_origin.further_bills',
    { shipment_origin: { further_bills: [{ bill_of_lading: 'EGLV1' }] } },
    'step-2',
  ],
  ['the FIRMS code', 'parties.firms_code', {}, 'step-3'],
  ['a seller that is named', 'parties.seller.city', { parties: { seller: { name: 'Song Hong' } } }, 'step-3'],
  ['how the goods are released', 'release.method', {}, 'step-2'],
  ['the contact of a release', 'release.contact_name', { release: { method: 'first' } }, 'step-2'],
  ['the exam site of a release', 'release.exam_site', { release: { method: 'first' } }, 'release'],
  [
    'the maker of goods that are released here',
    'parties.manufacturer.name',
    { release: { method: 'first' } },
    'step-3',
  ],
  ['the maker of other goods', 'parties.manufacturer.name', {}, 'parties'],
  ['the shipper', 'parties.shipper.city', { parties: { shipper: { name: 'Kaohsiung Freight' } } }, 'parties'],
])('a finding on %s (%s) leads to the page that shows it', (_, path, draft, page) => {
  const place = findingPlace(path)
  expect(pageOfFinding({ path, ...place }, draft).page).toBe(page)
})
