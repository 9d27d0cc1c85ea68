import { constant, f, gap, id, layoutsFrom } from './layout.ts'

const record = layoutsFrom({
  chapter: 'ACE ABI CATAIR Entry Summary Create/Update, revision 109',
  effective: '2026-07-01',
})

/** Importer's additional declarations (54): the type in columns 3-4 chooses the layout. */
export const AE_DECLARATION_RECORDS = [
  record('54-07', 'Aluminum smelt and cast countries', [
    id('54', 1, 2),
    constant('declarationType', 3, 4, 'AN', 'Declaration Type Code', '07'),
    f('primaryApplies', 5, 5, 'AN', 'M', 'Primary Country of Smelt Applicability Code'),
    gap(6, 7),
    f('primary', 8, 9, 'AN', 'C', 'Primary Country of Smelt Code'),
    f('secondaryApplies', 10, 10, 'AN', 'M', 'Secondary Country of Smelt Applicability Code'),
    gap(11, 12),
    f('secondary', 13, 14, 'AN', 'C', 'Secondary Country of Smelt Code'),
    f('cast', 15, 16, 'AN', 'M', 'Country of Cast Code'),
    gap(17, 80),
  ]),
  record('54-08', 'Steel melt and pour country', [
    id('54', 1, 2),
    constant('declarationType', 3, 4, 'AN', 'Declaration Type Code', '08'),
    f('meltPour', 5, 6, 'AN', 'C', 'Country of Melt and Pour Code'),
    f('meltPourApplies', 7, 9, 'AN', 'C', 'Country of Melt and Pour Applicability Code'),
    gap(10, 80),
  ]),
] as const
