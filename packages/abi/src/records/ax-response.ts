import { constant, f, gap, id, layoutsFrom } from './layout.ts'

const record = layoutsFrom({
  chapter: 'ACE ABI CATAIR Entry Summary Create/Update, revision 109',
  effective: '2026-07-01',
})

/** The answer to an entry summary (AX): where a condition applies, and the condition. */
export const AX_RECORDS = [
  record('E0', 'Entry Summary Condition Reference', [
    id('E0', 1, 2),
    gap(3, 3),
    f('referenceType', 4, 9, 'AN', 'C', 'Reference Data Type Code'),
    gap(10, 10),
    f('occurrence', 11, 16, 'N', 'M', 'Occurrence Position'),
    gap(17, 17),
    constant('referenceConstant', 18, 24, 'X', 'Reference ID Constant', 'REF ID:'),
    gap(25, 25),
    f('referenceText', 26, 80, 'X', 'C', 'Reference Data Text'),
  ]),
  record('E1', 'Entry Summary Condition/Disposition Response', [
    id('E1', 1, 2),
    f('disposition', 3, 3, 'AN', 'C', 'Disposition Type Code'),
    f('severity', 4, 4, 'AN', 'C', 'Severity Code'),
    f('code', 5, 7, 'AN', 'M', 'Condition Code'),
    f('reason', 8, 10, 'AN', 'C', 'Reason Code'),
    f('narrative', 11, 50, 'X', 'M', 'Narrative Text'),
    f('filerCode', 51, 53, 'AN', 'C', 'Entry Filer Code'),
    gap(54, 55),
    f('entryNumber', 56, 63, 'AN', 'C', 'Entry Number'),
    f('version', 64, 68, 'N', 'C', 'Version Number'),
    f('filerReference', 69, 77, 'X', 'C', 'Broker Reference Number'),
    gap(78, 80),
  ]),
] as const
