import { f, gap, id, layoutsFrom } from './layout.ts'

const record = layoutsFrom({
  chapter: 'ACE ABI CATAIR Importer/Bond Query, version 7',
  effective: '2025-07-15',
})

/** A query of importers and bonds (KI): up to six numbers in a record. An address request is 1, or blank for none. */
export const KI_RECORDS = [
  record('K', 'Importer/Bond Query', [
    id('K', 1, 1),
    gap(2, 2),
    f('importer1', 3, 14, 'X', 'M', 'Importer Number (1)'),
    // Printed as mandatory; one of its two codes is a space.
    f('address1', 15, 15, 'AN', 'C', 'Address Request Code (1)'),
    f('importer2', 16, 27, 'X', 'C', 'Importer Number (2)'),
    f('address2', 28, 28, 'AN', 'C', 'Address Request Code (2)'),
    f('importer3', 29, 40, 'X', 'C', 'Importer Number (3)'),
    f('address3', 41, 41, 'AN', 'C', 'Address Request Code (3)'),
    f('importer4', 42, 53, 'X', 'C', 'Importer Number (4)'),
    f('address4', 54, 54, 'AN', 'C', 'Address Request Code (4)'),
    f('importer5', 55, 66, 'X', 'C', 'Importer Number (5)'),
    f('address5', 67, 67, 'AN', 'C', 'Address Request Code (5)'),
    f('importer6', 68, 79, 'X', 'C', 'Importer Number (6)'),
    f('address6', 80, 80, 'AN', 'C', 'Address Request Code (6)'),
  ]),
] as const
