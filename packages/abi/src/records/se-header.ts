import { f, gap, id, layoutsFrom } from './layout.ts'
import { releaseCargoRecords, releasePartyRecords } from './release-parts.ts'
import { SE_SOURCE } from './se-source.ts'

const record = layoutsFrom(SE_SOURCE)

/** Header records of a cargo release (SE), as version 40 of CBP's guide lays them out. */
export const SE_HEADER_RECORDS = [
  record('SE10', 'Cargo Release Header', [
    id('SE10', 1, 4),
    f('action', 5, 5, 'A', 'M', 'Valid Action Code'),
    f('filerCode', 6, 8, 'AN', 'M', 'Entry Filer Code'),
    gap(9, 10),
    f('entryNumber', 11, 18, 'AN', 'M', 'Entry Number'),
    gap(19, 19),
    f('entryType', 20, 21, 'AN', 'M', 'Entry Type'),
    f('importerKind', 22, 24, 'AN', 'C', 'Importer of Record Type'),
    f('importer', 25, 36, 'X', 'C', 'Importer of Record'),
    f('mode', 37, 38, 'AN', 'C', 'Mode of Transportation (MOT) Code'),
    f('bondType', 39, 39, 'N', 'M', 'Bond Type Code'),
    f('value', 40, 49, 'SN', 'M', 'Estimated Entry Value'),
    f('port', 50, 54, 'AN', 'C', 'Planned Port of Entry'),
    f('splitRelease', 55, 55, 'AN', 'O', 'Split Shipment Release Code'),
    f('portOfUnlading', 56, 60, 'AN', 'C', 'Port of Unlading'),
    gap(61, 80),
  ]),
  record('SE11', 'Additional Header', [
    id('SE11', 1, 4),
    f('election', 5, 5, 'X', 'C', 'Entry Date Election Code'),
    f('electedDate', 6, 11, 'D', 'C', 'Elected Entry Date'),
    f('location', 12, 15, 'AN', 'C', 'Location of Goods (FIRMS)'),
    f('examSite', 16, 19, 'AN', 'O', 'Elected Exam Site (FIRMS)'),
    f('conveyance', 20, 39, 'X', 'C', 'Conveyance Name or FTZ ID'),
    f('voyage', 40, 44, 'X', 'C', 'Voyage/Flight/Trip Manifest Number'),
    f('generalOrder', 45, 64, 'AN', 'O', 'General Order (G.O.) Number'),
    f('warehouse', 65, 68, 'AN', 'C', 'CBP Bonded Warehouse (FIRMS)'),
    f('originFiler', 69, 71, 'AN', 'C', 'Originating Warehouse Entry Filer Code'),
    f('originEntry', 72, 79, 'AN', 'C', 'Originating Warehouse Entry Number'),
    f('immediateDelivery', 80, 80, 'X', 'C', 'Immediate Delivery Indicator'),
  ]),
  record('SE13', 'Contact, Correction, Cancellation', [
    id('SE13', 1, 4),
    f('contact', 5, 44, 'AN', 'M', 'Contact Name'),
    f('telephone', 45, 59, 'AN', 'M', 'Contact Phone'),
    // Printed as A, yet its codes are 01 to 12.
    f('reason', 60, 61, 'AN', 'C', 'Reason Code'),
    f('severalDispositions', 62, 62, 'N', 'O', 'Multiple Cargo Dispositions Indicator'),
    f('documentsSent', 63, 63, 'N', 'O', 'DIS Indicator'),
    f('splitShipment', 64, 64, 'N', 'O', 'Split Shipment Indicator'),
    gap(65, 80),
  ]),
  record('SE15', 'Bill of Lading', [
    id('SE15', 1, 4),
    f('kind', 5, 5, 'A', 'M', 'Bill Type Indicator'),
    f('issuer', 6, 9, 'AN', 'C', 'Issuer Code of Bill of Lading Number'),
    f('number', 10, 59, 'X', 'M', 'Bill of Lading Number'),
    f('quantity', 60, 67, 'SN', 'C', 'Quantity'),
    gap(68, 72),
    f('nonAutomated', 73, 73, 'X', 'M', 'Non-AMS Indicator'),
    gap(74, 80),
  ]),
  ...releaseCargoRecords(record),
  ...releasePartyRecords(record, ['SE30', 'SE35', 'SE36']),
  record('SE31', 'Entity GBI Identifier', [
    id('SE31', 1, 4),
    f('kind', 5, 8, 'A', 'M', 'GBI Identifier Qualifier'),
    f('identifier', 9, 28, 'AN', 'M', 'GBI Identifier'),
    gap(29, 80),
  ]),
] as const
