import { f, gap, id, layoutsFrom } from './layout.ts'

const record = layoutsFrom({
  chapter: 'ACE ABI CATAIR Cargo Manifest/In-bond/Entry Status Query, revision 21',
  effective: '2025-09-09',
})

/** A status query (CQ): one record for each question. */
export const CQ_RECORDS = [
  record('WR1', 'Status Query', [
    id('WR1', 1, 3),
    gap(4, 7),
    f('filerCode', 8, 10, 'AN', 'C', 'Entry Filer Code'),
    // Right-justified in 11-19: eight characters behind a blank column.
    gap(11, 11),
    f('entryNumber', 12, 19, 'AN', 'C', 'Entry Number'),
    f('inBond', 20, 31, 'AN', 'C', 'In-bond Number'),
    f('issuer', 32, 35, 'AN', 'C', 'Issuer Code of Bill of Lading Number'),
    f('bill', 36, 47, 'AN', 'C', 'Bill of Lading Number'),
    f('airWaybill', 48, 58, 'AN', 'C', 'Air Waybill Number'),
    f('houseAirWaybill', 59, 70, 'AN', 'O', 'House Air Waybill Number'),
    f('relatedBills', 71, 71, 'AN', 'O', 'Request for Related BOL Indicator'),
    f('billsOfEntry', 72, 72, 'AN', 'O', 'Request for Bill of lading and Entry data indicator'),
    f('limit', 73, 73, 'AN', 'O', 'Limit Output Option'),
    gap(74, 80),
  ]),
] as const
