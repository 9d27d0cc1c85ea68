import { f, gap, id, type layoutsFrom } from './layout.ts'

/** Writes layouts of one chapter. */
type RecordWriter = ReturnType<typeof layoutsFrom>

/** The transport of one bill and the references of a release: the same in SE and in a certified AE. */
export const releaseCargoRecords = (record: RecordWriter) =>
  [
    record('SE16', 'Conveyance', [
      id('SE16', 1, 4),
      f('carrier', 5, 8, 'AN', 'M', 'Carrier Code'),
      f('voyage', 9, 13, 'X', 'M', 'Voyage/Flight/Trip Manifest Number'),
      f('arrivalDate', 14, 19, 'D', 'M', 'Date of Arrival'),
      f('quantity', 20, 27, 'SN', 'M', 'Quantity'),
      f('unit', 28, 32, 'X', 'O', 'Unit of Measure'),
      f('conveyance', 33, 52, 'X', 'C', 'Conveyance Name'),
      gap(53, 80),
    ]),
    record('SE17', 'Equipment', [
      id('SE17', 1, 4),
      f('number', 5, 24, 'AN', 'M', 'Equipment Number'),
      gap(25, 80),
    ]),
    record('SE20', 'Reference', [
      id('SE20', 1, 4),
      f('qualifier', 5, 7, 'AN', 'M', 'Reference Identifier Qualifier'),
      f('reference', 8, 57, 'X', 'M', 'Reference Identifier'),
      gap(58, 80),
    ]),
  ] as const

/**
 * A party of a release: name or identifier, street, place. The records of the header and of a line differ in their
 * identifiers alone.
 */
export const releasePartyRecords = <
  const Party extends string,
  const Street extends string,
  const Place extends string,
>(
  record: RecordWriter,
  [party, street, place]: readonly [Party, Street, Place],
) =>
  [
    record(party, 'Entity Name and Type', [
      id(party, 1, 4),
      f('code', 5, 7, 'A', 'M', 'Entity Code'),
      f('name', 8, 42, 'X', 'C', 'Entity Name'),
      f('identifierKind', 43, 45, 'X', 'C', 'Entity Identifier Qualifier'),
      f('identifier', 46, 65, 'X', 'C', 'Entity Identifier'),
      gap(66, 80),
    ]),
    record(street, 'Entity Street Address', [
      id(street, 1, 4),
      f('component1', 5, 6, 'AN', 'M', 'Address Component Qualifier'),
      f('address1', 7, 41, 'X', 'M', 'Address Information'),
      f('component2', 42, 43, 'AN', 'O', 'Address Component Qualifier'),
      f('address2', 44, 78, 'X', 'O', 'Address Information'),
      gap(79, 80),
    ]),
    record(place, 'Entity City and Country', [
      id(place, 1, 4),
      f('city', 5, 39, 'X', 'M', 'City Name'),
      f('subdivision', 40, 42, 'AN', 'O', 'Country Sub Entity Code'),
      gap(43, 48),
      f('postalCode', 49, 63, 'X', 'C', 'Postal Code'),
      f('country', 64, 65, 'A', 'M', 'Country Code'),
      gap(66, 80),
    ]),
  ] as const

/** The tariff number of today for goods whose privileged number is no longer active. */
export const currentTariffRecord = (record: RecordWriter) =>
  record('SE61', 'FTZ Privileged Foreign Status Additional Detail', [
    id('SE61', 1, 4),
    f('currentHts', 5, 14, 'AN', 'M', 'Current HTS Number for PF Status Merchandise'),
    gap(15, 80),
  ])
