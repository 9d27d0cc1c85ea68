import { f, gap, id, layoutsFrom } from './layout.ts'
import { agencyRecords } from './so-agency.ts'

const record = layoutsFrom({
  chapter: 'ACE ABI CATAIR Cargo Release Status Notification, revision 36, by a transcription',
  effective: '2023-06-12',
})

/** The records that the transcription lacks: those of a status query's answer, whose WO records repeat the SO records. */
const mirrored = layoutsFrom({
  chapter: 'ACE ABI CATAIR Cargo Manifest, In-Bond and Entry Status Query, version 21, by its WO records',
  effective: '2025-09-09',
})

/**
 * Unsolicited notification of cargo release (SO): SO10 names the entry, SO40 a bill, SO50 is about bills, SO60 about
 * the entry, SO70 about an agency. The day is that of Batch and Block Control, revision 23, which lists the message.
 */
export const SO_RECORDS = [
  record('SO10', 'Release Notification Header', [
    id('SO10', 1, 4),
    f('port', 5, 8, 'N', 'C', 'Port of Entry'),
    f('filerCode', 9, 11, 'AN', 'M', 'Filer Code'),
    gap(12, 13),
    f('entryNumber', 14, 21, 'AN', 'M', 'Entry Number'),
    gap(22, 22),
    f('entryType', 23, 24, 'N', 'M', 'Entry Type'),
    f('importer', 25, 36, 'X', 'M', 'Importer of Record Number'),
    f('carrier', 37, 40, 'AN', 'C', 'Carrier Code'),
    f('vessel', 41, 60, 'AN', 'C', 'Vessel Name'),
    f('voyage', 61, 65, 'X', 'C', 'Voyage, Flight or Trip'),
    f('arrival', 66, 71, 'D', 'C', 'Estimated Date of Arrival'),
    f('splitRelease', 72, 72, 'AN', 'O', 'Split Release Code'),
    f('correction', 73, 73, 'X', 'C', 'Correction Response Indicator'),
    gap(74, 80),
  ]),
  mirrored('SO20', 'Reference', [
    id('SO20', 1, 4),
    f('qualifier', 5, 7, 'AN', 'M', 'Reference Identifier Qualifier'),
    f('reference', 8, 57, 'X', 'M', 'Reference Identifier'),
    gap(58, 80),
  ]),
  mirrored('SO30', 'Line Item', [
    id('SO30', 1, 4),
    f('lineId', 5, 7, 'N', 'M', 'Line Item Identifier'),
    f('origin', 8, 9, 'A', 'M', 'Country of Origin'),
    f('hts', 10, 19, 'AN', 'M', 'HTS Number'),
    gap(20, 80),
  ]),
  mirrored('SO40', 'Bill of Lading', [
    id('SO40', 1, 4),
    f('kind', 5, 5, 'A', 'M', 'Bill Type Indicator'),
    f('issuer', 6, 9, 'AN', 'C', 'Issuer Code of Bill of Lading Number'),
    f('number', 10, 59, 'X', 'M', 'Bill of Lading Number'),
    f('quantity', 60, 67, 'SN', 'C', 'Quantity'),
    f('unit', 68, 72, 'X', 'C', 'Unit of Measure'),
    f('manifestedQuantity', 73, 80, 'X', 'C', 'Manifested Quantity'),
  ]),
  mirrored('SO42', 'In-Bond', [
    id('SO42', 1, 4),
    f('number', 5, 16, 'AN', 'M', 'In-Bond Number'),
    f('type', 17, 18, 'N', 'M', 'In-Bond Entry Type'),
    f('departurePort', 19, 22, 'N', 'M', 'U.S. Port of In-Bond Departure'),
    f('arrivalPort', 23, 26, 'N', 'M', 'U.S. Port of In-Bond Arrival'),
    f('createdOn', 27, 32, 'D', 'M', 'In-Bond Create Date'),
    f('arrivedOn', 33, 38, 'D', 'C', 'Date of In-Bond Arrival'),
    f('quantity', 39, 46, 'SN', 'C', 'In-Bond Quantity'),
    gap(47, 80),
  ]),
  record('SO50', 'Bill Disposition', [
    id('SO50', 1, 4),
    f('date', 5, 10, 'D', 'M', 'Disposition Date'),
    f('time', 11, 14, 'N', 'M', 'Disposition Time'),
    f('code', 15, 16, 'AN', 'M', 'Disposition Code'),
    f('narrative', 17, 56, 'X', 'M', 'Narrative'),
    f('split', 57, 57, 'A', 'M', 'Split Indicator'),
    f('carrier', 58, 61, 'AN', 'C', 'Carrier Code'),
    f('voyage', 62, 66, 'X', 'C', 'Voyage, Flight or Trip'),
    f('arrival', 67, 72, 'D', 'C', 'Arrival Date'),
    f('port', 73, 76, 'N', 'C', 'Port of Arrival'),
    gap(77, 80),
  ]),
  record('SO60', 'Entry Disposition', [
    id('SO60', 1, 4),
    f('date', 5, 10, 'D', 'M', 'Action Date'),
    f('time', 11, 14, 'N', 'M', 'Action Time'),
    f('code', 15, 16, 'AN', 'M', 'Action Code'),
    f('narrative', 17, 56, 'X', 'M', 'Narrative'),
    f('releaseDate', 57, 62, 'D', 'C', 'Release Date'),
    f('releaseOrigin', 63, 64, 'N', 'C', 'Release Origin'),
    f('documentType', 65, 70, 'AN', 'C', 'Document Type'),
    gap(71, 80),
  ]),
  ...agencyRecords(mirrored),
] as const
