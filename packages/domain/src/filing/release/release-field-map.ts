import { type FieldSource, from, set } from '../field-source.ts'

const PARTY = 'name of 35 characters with street, city and country'

/** Control, places and contact: SE10 to SE13. */
const HEADER: readonly FieldSource[] = [
  ...set('A adds, R replaces, U updates bills and places, D cancels', ['SE10', 'action']),
  ...from(
    'header.entry_number',
    ['SE10', 'filerCode', 'first three characters'],
    ['SE10', 'entryNumber', 'last eight characters'],
  ),
  ...from('header.entry_type', ['SE10', 'entryType']),
  ...from(
    'parties.importer_number',
    ['SE10', 'importerKind', 'EI, ANI or 34 by its form'],
    ['SE10', 'importer'],
  ),
  ...from('shipment_origin.mode_of_transport', ['SE10', 'mode', 'of type 06 only with an in-bond number']),
  ...from('header.bond_type', ['SE10', 'bondType', '0 without bond, 8 continuous, 9 single transaction']),
  ...from('line_items.*.entered_value', [
    'SE10',
    'value',
    'sum of the lines in whole dollars, parts of sets and domestic goods of a zone aside',
  ]),
  ...from('header.port_code', ['SE10', 'port']),
  ...from('release.split_release', ['SE10', 'splitRelease']),
  ...from('shipment_origin.us_port_unlading', ['SE10', 'portOfUnlading', 'not of type 06']),
  ...from('release.weekly_entry', ['SE11', 'election', 'W on type 06']),
  ...from('release.elected_date', ['SE11', 'electedDate']),
  ...from('parties.location_of_goods', [
    'SE11',
    'location',
    'the FIRMS code, or a location of exactly four characters',
  ]),
  ...from('release.exam_site', ['SE11', 'examSite']),
  ...from('shipment_origin.importing_carrier', [
    'SE11',
    'conveyance',
    'first 20 characters; of type 06 FTZ and the zone of step 1',
  ]),
  ...from('shipment_origin.trip_number', ['SE11', 'voyage', 'not of type 06'], ['SE16', 'voyage']),
  ...from('release.general_order', ['SE11', 'generalOrder', 'not of type 06']),
  ...from('release.bonded_warehouse', ['SE11', 'warehouse', 'types 21 and 22']),
  ...from(
    'export_details.warehouse_reference',
    ['SE11', 'originFiler', 'type 22: first three characters'],
    ['SE11', 'originEntry', 'type 22: the eight digits'],
  ),
  ...from('release.immediate_delivery', ['SE11', 'immediateDelivery', 'Y when ticked']),
  ...from('release.contact_name', [
    'SE13',
    'contact',
    'else the contact of the importer of record, else the declarant',
  ]),
  ...from('release.contact_phone', [
    'SE13',
    'telephone',
    "digits and letters alone, the last 15; else the importer's, else the filer's",
  ]),
  ...set('of a cancellation, as the person chose', ['SE13', 'reason'], ['SE13', 'severalDispositions']),
  ...set('1 when documents were sent', ['SE13', 'documentsSent']),
]

/** Bills, their transport, containers and references: SE15 to SE20. */
const CARGO: readonly FieldSource[] = [
  ...set('I for the I.T. number, R for a simple bill, M and H for master and house', ['SE15', 'kind']),
  ...from(
    'shipment_origin.bill_of_lading',
    ['SE15', 'issuer', 'first four letters, none by air and without a carrier'],
    ['SE15', 'number', 'the rest; each further bill (`further_bills`) is a record too'],
  ),
  ...from('line_items.*.manifest_qty', [
    'SE15',
    'quantity',
    'packages of the lowest bill, where no SE16 counts them',
  ]),
  ...from('release.non_automated', [
    'SE15',
    'nonAutomated',
    'Y also by mail, hand, pipeline and road without a truck, and in general order',
  ]),
  ...from('shipment_origin.carrier_code', ['SE16', 'carrier', 'else read from the bill or the carrier']),
  ...from('shipment_origin.eta', ['SE16', 'arrivalDate', 'else the import date']),
  ...from('shipment_origin.further_bills', ['SE16', 'quantity', 'packages of its bill']),
  ...from('shipment_origin.manifest_unit', ['SE16', 'unit']),
  ...set('as SE11, of bills in no manifest', ['SE16', 'conveyance']),
  ...from('release.containers', ['SE17', 'number', 'with the bill that it names, else the first']),
  ...set(
    'CR the file reference, V1 and AMT the bond, EXP the facility of an express carrier, EN, IB and FTZ what replaces, DIS documents',
    ['SE20', 'qualifier'],
  ),
  ...from('totals_declarations.file_reference_no', ['SE20', 'reference', 'up to nine characters']),
]

/** Parties and lines: SE30 to SE61. */
const GOODS: readonly FieldSource[] = [
  ...set('MF, SE, BY, ST, CN; MF of a line in SE50', ['SE30', 'code'], ['SE50', 'code']),
  ...from('parties.seller.name', [
    'SE30',
    'name',
    `${PARTY}; likewise manufacturer, buyer and ship-to party`,
  ]),
  ...from('parties.consignee_number', [
    'SE30',
    'identifier',
    'of the consignee; the importer number of the buyer when nothing of a buyer is given',
  ]),
  ...from('parties.seller.address_line1', ['SE35', 'address1', 'lines of 35 characters, qualifier 15']),
  ...from('parties.seller.city', ['SE36', 'city']),
  ...from('parties.seller.state', ['SE36', 'subdivision', 'up to three letters or digits']),
  ...from('parties.seller.zip', ['SE36', 'postalCode']),
  ...from('parties.seller.country', ['SE36', 'country']),
  ...set('from 001 without a gap', ['SE40', 'lineId']),
  ...from('line_items.*.origin_country', ['SE40', 'origin', "else step 2's; Canada without its province"]),
  ...from('line_items.*.description', ['SE40', 'description', 'first 70 characters']),
  ...from('line_items.*.zone.status', ['SE41', 'status', 'type 06; domestic goods are left out']),
  ...from('line_items.*.zone.quantity', ['SE41', 'quantity', 'whole units']),
  ...from('line_items.*.manufacturer.name', ['SE50', 'name', PARTY]),
  ...from('line_items.*.htsus', [
    'SE60',
    'hts',
    'ten digits; the further tariff rows (`tariff_rows`) too, chapters 98 and 99 first, 00 behind eight digits',
  ]),
  ...set('whole dollars of the tariff row', ['SE60', 'value']),
]

/** Every field of a cargo release that this product fills, and the form field that it comes from. */
export const RELEASE_FIELD_MAP: readonly FieldSource[] = [...HEADER, ...CARGO, ...GOODS]
