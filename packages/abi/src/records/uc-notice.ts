import { f, gap, id, layoutsFrom } from './layout.ts'

const record = layoutsFrom({
  chapter: 'ACE ABI CATAIR Entry Summary Status Notification, version 30, by a transcription',
  effective: '2023-06-12',
})

/**
 * Unsolicited notification of an entry summary (UC): one E1 per notice, then who, words and quota lines. The day is
 * that of Batch and Block Control, revision 23, whose example of a UC message these columns read.
 */
export const UC_RECORDS = [
  record('E1', 'Status Notification', [
    id('E1', 1, 2),
    f('disposition', 3, 3, 'AN', 'M', 'Disposition Type Code'),
    f('source', 4, 4, 'AN', 'M', 'Source of Action'),
    f('team', 5, 7, 'AN', 'C', 'Import Specialist Team'),
    f('reason', 8, 10, 'AN', 'C', 'Notification Reason Code'),
    f('date', 11, 16, 'D', 'M', 'Date of Action'),
    gap(17, 50),
    f('filerCode', 51, 53, 'AN', 'M', 'Entry Filer Code'),
    gap(54, 55),
    f('entryNumber', 56, 63, 'AN', 'M', 'Entry Number'),
    gap(64, 65),
    f('lineId', 66, 68, 'X', 'C', 'Line Item Identifier'),
    f('filerReference', 69, 77, 'X', 'C', 'Broker Reference Number'),
    gap(78, 80),
  ]),
  record('E2', 'Status Notification Contact', [
    id('E2', 1, 2),
    gap(3, 4),
    f('user', 5, 34, 'X', 'C', 'CBP User'),
    gap(35, 36),
    f('telephone', 37, 46, 'AN', 'C', 'Telephone'),
    gap(47, 48),
    f('actionId', 49, 60, 'AN', 'C', 'Action Identification Number'),
    gap(61, 61),
    f('extension', 62, 65, 'AN', 'C', 'Extension'),
    gap(66, 80),
  ]),
  record('E3', 'Status Notification Remarks', [id('E3', 1, 2), f('remarks', 3, 80, 'X', 'M', 'Remarks')]),
  record('E4', 'Status Notification Quota Line', [
    id('E4', 1, 2),
    f('lineId', 3, 5, 'X', 'M', 'Line Item Identifier'),
    f('status', 6, 8, 'AN', 'M', 'Quota Line Status'),
    gap(9, 11),
    f('description', 12, 41, 'AN', 'M', 'Description'),
    f('requestedQuantity', 42, 53, 'SN', 'M', 'Requested Quantity', { decimals: 2 }),
    f('requestedUnit', 54, 56, 'AN', 'M', 'Requested Unit of Measure'),
    f('reservedQuantity', 57, 68, 'SN', 'C', 'Reserved Quantity', { decimals: 2 }),
    f('reservedUnit', 69, 71, 'AN', 'C', 'Reserved Unit of Measure'),
    gap(72, 80),
  ]),
] as const
