import { OTHER_PARTIES } from './party-blocks.ts'

const ofParties = (leaf: string, names: string, parties: readonly string[] = OTHER_PARTIES) =>
  Object.fromEntries(parties.map((party) => [`parties.${party}.${leaf}`, names]))

/**
 * Short names and codes by which traders know a field, the same in every language; for the search of rare fields.
 * The field itself goes by the label of the field table.
 */
export const RARE_NAMES: Readonly<Record<string, string>> = {
  'bond_information.additional_surety': 'STB',
  'bond_information.additional_number': 'STB',
  'bond_information.additional_amount': 'STB',
  'shipment_origin.house_bill': 'HBL HAWB',
  'shipment_origin.sub_house_bill': 'HBL HAWB',
  'shipment_origin.further_bills': 'MBL HBL MAWB HAWB',
  'shipment_origin.carrier_code': 'SCAC IATA',
  'shipment_origin.manifest_unit': 'UOM CTN PLT PCS',
  'shipment_origin.eta': 'ETA',
  'shipment_origin.eta_time': 'ETA',
  'shipment_origin.incoterm': 'EXW FCA FAS FOB CFR CIF CPT CIP DAP DPU DDP',
  'release.exam_site': 'FIRMS CES',
  'release.general_order': 'GO',
  'release.bonded_warehouse': 'FIRMS',
  'release.weekly_entry': 'FTZ',
  'security_filing.kind': 'ISF',
  'security_filing.lading_date': 'ISF ETD',
  'security_filing.bond': 'ISF',
  'security_filing.bond_reference': 'ISF',
  'security_filing.bond_surety': 'ISF',
  'parties.manufacturer.manufacturer_id': 'MID',
  ...ofParties('dba', 'DBA', ['ultimate_consignee', 'importer_of_record', ...OTHER_PARTIES]),
  ...ofParties('tin', 'TIN EIN'),
  manufacturer_mid: 'MID',
  exporter_mid: 'MID',
  part_number: 'SKU',
  purchase_order: 'PO',
  spi: 'SPI USMCA CAFTA GSP AGOA',
  pga_flags: 'PGA FDA EPA NHTSA APHIS',
  agency_statements: 'PGA FDA EPA NHTSA APHIS',
  license_numbers: 'LPCO',
  permit_info: 'LPCO',
  category_number: 'TQ',
  net_cost: 'RVC',
  'zone.status': 'FTZ',
  'zone.filing_date': 'FTZ',
  'zone.quantity': 'FTZ',
}
