import { f, gap, id, layoutsFrom } from './layout.ts'

const record = layoutsFrom({
  chapter: 'ACE ABI CATAIR Batch and Block Control, revision 23',
  effective: '2023-06-12',
})

/** Batch and block control as sent to customs. */
export const INPUT_CONTROL_RECORDS = [
  record('A', 'Batch Control Header', [
    id('A', 1, 1),
    f('siteCode', 2, 5, 'AN', 'M', 'Sender/Receiver Site Code'),
    f('senderId', 6, 8, 'AN', 'M', 'Sender/Receiver ID Code'),
    f('password', 9, 14, 'AN', 'M', 'Communication Password'),
    f('date', 15, 20, 'D', 'O', 'Transmission Date'),
    gap(21, 25),
    f('application', 26, 27, 'AN', 'M', 'Application Identifier Code'),
    gap(28, 37),
    f('officeCode', 38, 39, 'AN', 'C', 'Sender/Receiver Office Code'),
    gap(40, 59),
    f('userData', 60, 80, 'X', 'O', "Transmitter's User Data Text"),
  ]),
  record('Z', 'Batch Control Trailer', [
    id('Z', 1, 1),
    f('siteCode', 2, 5, 'AN', 'M', 'Sender/Receiver Site Code'),
    f('senderId', 6, 8, 'AN', 'M', 'Sender/Receiver ID Code'),
    gap(9, 14),
    f('date', 15, 20, 'D', 'C', 'Transmission Date'),
    gap(21, 37),
    f('officeCode', 38, 39, 'AN', 'C', 'Sender/Receiver Office Code'),
    gap(40, 80),
  ]),
  record('B', 'Block Control Header', [
    id('B', 1, 1),
    gap(2, 3),
    f('port', 4, 7, 'AN', 'M', 'Processing District/Port Code'),
    f('filerCode', 8, 10, 'AN', 'M', 'Processing Filer Code'),
    f('application', 11, 12, 'AN', 'M', 'Application Identifier Code'),
    gap(13, 44),
    f('officeCode', 45, 46, 'AN', 'C', 'Processing Filer Office Code'),
    f('preparerPort', 47, 50, 'AN', 'C', 'Preparer District/Port Code'),
    f('preparerFiler', 51, 53, 'AN', 'C', 'Preparer Filer Code'),
    f('preparerOffice', 54, 55, 'AN', 'C', 'Preparer Office Code'),
    f('preparerIndicator', 56, 56, 'AN', 'C', 'Preparer Indicator'),
    gap(57, 59),
    f('userData', 60, 80, 'X', 'O', "Filer / Preparer's User Data Text"),
  ]),
  record('Y', 'Block Control Trailer', [
    id('Y', 1, 1),
    gap(2, 3),
    f('port', 4, 7, 'AN', 'M', 'Processing District/Port Code'),
    f('filerCode', 8, 10, 'AN', 'M', 'Processing Filer Code'),
    f('application', 11, 12, 'AN', 'M', 'Application Identifier Code'),
    gap(13, 44),
    f('officeCode', 45, 46, 'AN', 'C', 'Processing Filer Office Code'),
    gap(47, 80),
  ]),
] as const
