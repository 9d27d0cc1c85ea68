import { f, gap, id, layoutsFrom } from './layout.ts'

/**
 * The chapter of cargo release prints the records SF10, SF20, SF25 and SF30 to SF36 for a filing that goes with an
 * entry. They are the same in a separate filing.
 */
const printed = layoutsFrom({
  chapter: 'ACE ABI CATAIR Cargo Release, version 40, unified entry and security filing',
  effective: '2025-07-01',
})

/** No official text was at hand for the others: one transcription of the chapter, which no second source confirms. */
const transcribed = layoutsFrom({
  chapter: 'ACE ABI CATAIR Importer Security Filing, July 2017, by one transcription',
  effective: '2017-07-01',
})

/** An importer security filing (SF), with the columns of both chapters; the answer (SN) echoes the same records. */
export const SF_RECORDS = [
  printed('SF10', 'Security Filing Header', [
    id('SF10', 1, 4),
    f('submission', 5, 5, 'N', 'M', 'ISF Submission Type'),
    f('shipment', 6, 7, 'N', 'M', 'Shipment Type Code'),
    f('action', 8, 8, 'A', 'M', 'Action Code'),
    f('reason', 9, 10, 'X', 'C', 'Action Reason Code'),
    f('importerQualifier', 11, 13, 'X', 'M', 'ISF Importer Number Qualifier'),
    f('importer', 14, 28, 'X', 'M', 'ISF Importer Number'),
    // The unified filing leaves it blank.
    f('importerBirth', 29, 36, 'N', 'C', 'Date of Birth'),
    f('mode', 37, 38, 'N', 'O', 'Mode of Transportation Code'),
    f('transaction', 39, 53, 'X', 'C', 'ISF Transaction Number'),
    f('carrier', 54, 57, 'A', 'O', 'SCAC Identifier'),
    f('bondHolder', 58, 72, 'X', 'C', 'Bond Holder'),
    f('bondActivity', 73, 74, 'AN', 'C', 'Bond Activity Code'),
    f('bondType', 75, 75, 'N', 'C', 'Bond Type'),
    gap(76, 78),
    f('importerCountry', 79, 80, 'A', 'C', 'Country of Issuance'),
  ]),
  transcribed('SF13', 'Estimates of an Informal Shipment', [
    id('SF13', 1, 4),
    f('subtype', 5, 6, 'AN', 'M', 'Shipment Sub-type'),
    f('value', 7, 17, 'SN', 'M', 'Estimated Value'),
    f('quantity', 18, 28, 'SN', 'M', 'Estimated Quantity'),
    f('unit', 29, 31, 'AN', 'M', 'Unit of Measure'),
    f('weight', 32, 42, 'SN', 'M', 'Estimated Weight'),
    f('weightUnit', 43, 43, 'A', 'M', 'Weight Qualifier'),
    gap(44, 80),
  ]),
  transcribed('SF15', 'Bill of Lading', [
    id('SF15', 1, 4),
    f('kind', 5, 6, 'A', 'M', 'Bill of Lading Code Qualifier'),
    f('bill', 7, 56, 'AN', 'M', 'Bill of Lading Number'),
    gap(57, 80),
  ]),
  printed('SF20', 'Reference', [
    id('SF20', 1, 4),
    f('qualifier', 5, 7, 'AN', 'M', 'Reference Identifier Qualifier'),
    f('reference', 8, 57, 'X', 'M', 'Reference Identifier'),
    gap(58, 80),
  ]),
  printed('SF25', 'Container', [
    id('SF25', 1, 4),
    f('equipment', 5, 6, 'X', 'M', 'Equipment Description Code'),
    f('initial', 7, 10, 'A', 'M', 'Equipment Initial'),
    f('number', 11, 25, 'N', 'M', 'Equipment Number'),
    f('checkDigit', 26, 26, 'N', 'C', 'Equipment Number Check Digit'),
    f('sizeType', 27, 30, 'AN', 'O', 'Equipment Size Type Code'),
    gap(31, 80),
  ]),
  printed('SF30', 'Party', [
    id('SF30', 1, 4),
    f('role', 5, 7, 'A', 'M', 'Entity Code'),
    f('name', 8, 42, 'X', 'C', 'Entity Name'),
    f('qualifier', 43, 45, 'X', 'C', 'Entity Identifier Qualifier'),
    f('identifier', 46, 65, 'X', 'C', 'Entity Identifier'),
    f('country', 66, 67, 'AN', 'C', 'Country Code'),
    f('birth', 68, 75, 'X', 'C', 'Date of Birth'),
    gap(76, 80),
  ]),
  printed('SF31', 'Second Name of a Party', [
    id('SF31', 1, 4),
    f('kind', 5, 7, 'A', 'M', 'Entity Code'),
    f('name', 8, 42, 'X', 'M', 'Entity Name'),
    gap(43, 80),
  ]),
  printed('SF35', 'Address of a Party', [
    id('SF35', 1, 4),
    f('component1', 5, 6, 'AN', 'M', 'Address Component Qualifier (1)'),
    // Printed as AN, like the second; streets have points and hyphens, and the transcription has X for the first.
    f('text1', 7, 41, 'X', 'M', 'Address Information (1)'),
    f('component2', 42, 43, 'AN', 'O', 'Address Component Qualifier (2)'),
    f('text2', 44, 78, 'AN', 'O', 'Address Information (2)'),
    gap(79, 80),
  ]),
  printed('SF36', 'City and Country of a Party', [
    id('SF36', 1, 4),
    f('city', 5, 39, 'AN', 'M', 'City Name'),
    f('subdivision', 40, 42, 'AN', 'C', 'Country Sub Entity Code'),
    gap(43, 48),
    f('postalCode', 49, 63, 'AN', 'C', 'Postal Code'),
    f('country', 64, 65, 'A', 'M', 'Country Code'),
    gap(66, 80),
  ]),
  transcribed('SF40', 'Tariff Number and Origin', [
    id('SF40', 1, 4),
    // Transcribed as N and left-justified: six digits leave four blanks.
    f('hts', 5, 14, 'AN', 'M', 'HTS Number'),
    f('origin', 15, 16, 'AN', 'C', 'Country of Origin'),
    gap(17, 80),
  ]),
  transcribed('SF50', 'Foreign Ports', [
    id('SF50', 1, 4),
    f('unladingQualifier', 5, 7, 'X', 'M', 'Foreign Port Qualifier'),
    f('unlading', 8, 22, 'AN', 'M', 'Foreign Port of Unlading'),
    f('deliveryQualifier', 23, 25, 'X', 'M', 'Place of Delivery Qualifier'),
    f('delivery', 26, 40, 'AN', 'M', 'Place of Delivery'),
    gap(41, 80),
  ]),
] as const

/** The verdict on a security filing, or on the record before it. */
export const SN_RECORDS = [
  transcribed('SF90', 'Security Filing Response', [
    id('SF90', 1, 4),
    f('kind', 5, 6, 'AN', 'M', 'Message Type Code'),
    f('code', 7, 9, 'AN', 'C', 'Message Identifier Code'),
    f('narrative', 10, 49, 'X', 'M', 'Narrative Message Text'),
    gap(50, 80),
  ]),
] as const

const advised = layoutsFrom({
  chapter: 'ACE ABI CATAIR Importer Security Filing status supplement, August 2016, by one transcription',
  effective: '2016-08-01',
})

/** Unsolicited advice about a security filing (SA): whether its bills match those of the carrier. */
export const SA_RECORDS = [
  advised('SA10', 'Security Filing', [
    id('SA10', 1, 4),
    f('transaction', 5, 19, 'X', 'C', 'ISF Transaction Number'),
    gap(20, 80),
  ]),
  advised('SA20', 'Reference', [
    id('SA20', 1, 4),
    f('qualifier', 5, 7, 'AN', 'M', 'Reference Identifier Qualifier'),
    f('reference', 8, 57, 'X', 'M', 'Reference Identifier'),
    gap(58, 80),
  ]),
  advised('SA30', 'Bill of Lading', [
    id('SA30', 1, 4),
    f('bill', 5, 20, 'AN', 'C', 'Bill of Lading Number'),
    gap(21, 80),
  ]),
  advised('SA50', 'Disposition', [
    id('SA50', 1, 4),
    f('code', 5, 6, 'AN', 'M', 'Disposition Code'),
    f('remarks', 7, 46, 'X', 'M', 'Remarks'),
    gap(47, 80),
  ]),
] as const
