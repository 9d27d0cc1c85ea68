import { constant, f, gap, id, layoutsFrom } from './layout.ts'

const record = layoutsFrom({
  chapter: 'ACE ABI CATAIR Entry Summary Create/Update, revision 109',
  effective: '2026-07-01',
})

/** Importer's additional declarations (54): the type in columns 3-4 chooses the layout, and `54` is for any other. */
export const AE_DECLARATION_RECORDS = [
  record('54', "Importer's Additional Declaration Detail of a type that is none", [
    id('54', 1, 2),
    f('declarationType', 3, 4, 'AN', 'M', 'Declaration Type Code'),
    f('declaration', 5, 80, 'X', 'C', "Importer's Additional Declaration Information"),
  ]),
  record('54-01', 'Softwood Lumber Export Information', [
    id('54', 1, 2),
    constant('declarationType', 3, 4, 'AN', 'Declaration Type Code', '01'),
    f('softwoodIndicator', 5, 5, 'AN', 'M', 'Softwood Lumber Declaration Indicator'),
    f('softwoodPrice', 6, 15, 'SN', 'M', 'Softwood Lumber Export Price'),
    f('softwoodCharges', 16, 25, 'SN', 'C', 'Softwood Lumber Export Charges'),
    gap(26, 80),
  ]),
  record('54-02', 'Product Exclusion Information, steel', [
    id('54', 1, 2),
    constant('declarationType', 3, 4, 'AN', 'Declaration Type Code', '02'),
    f('exclusion', 5, 13, 'AN', 'M', 'Product Exclusion Identifier'),
    gap(14, 80),
  ]),
  record('54-03', 'Product Exclusion Information, aluminum', [
    id('54', 1, 2),
    constant('declarationType', 3, 4, 'AN', 'Declaration Type Code', '03'),
    f('exclusion', 5, 13, 'AN', 'M', 'Product Exclusion Identifier'),
    gap(14, 80),
  ]),
  record('54-04', 'South Korean Export Steel Certificate', [
    id('54', 1, 2),
    constant('declarationType', 3, 4, 'AN', 'Declaration Type Code', '04'),
    f('exportCertificate', 5, 13, 'AN', 'M', 'Certificate of Exportation Number'),
    gap(14, 80),
  ]),
  record('54-05', 'CBMA Product Detail', [
    id('54', 1, 2),
    constant('declarationType', 3, 4, 'AN', 'Declaration Type Code', '05'),
    f('controlledGroup', 5, 14, 'X', 'M', 'Controlled Group Name'),
    f('producerId', 15, 32, 'X', 'M', 'Foreign Producer Identifier'),
    f('producerName', 33, 53, 'X', 'M', 'Foreign Producer Name'),
    f('allocation', 54, 65, 'N', 'M', 'Allocation Quantity', { decimals: 4 }),
    f('flavorCredit', 66, 66, 'AN', 'C', 'Flavor Content Credit Indicator'),
    f('rateDesignation', 67, 72, 'AN', 'M', 'CBMA Rate Designation Code'),
    f('taxRate', 73, 80, 'N', 'M', 'TTB Tax Rate (Confirmation)', { decimals: 4 }),
  ]),
  record('54-06', 'AD/CVD Certification Designation', [
    id('54', 1, 2),
    constant('declarationType', 3, 4, 'AN', 'Declaration Type Code', '06'),
    f('caseCertification', 5, 14, 'AN', 'M', 'AD/CVD Certification Designation'),
    gap(15, 80),
  ]),
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
  record('54-09', '201 Bifacial Certification Designation', [
    id('54', 1, 2),
    constant('declarationType', 3, 4, 'AN', 'Declaration Type Code', '09'),
    f('bifacialCertification', 5, 17, 'AN', 'M', '201 Bifacial Certification Designation'),
    gap(18, 80),
  ]),
  record('54-10', '301 Ship-to-Shore Crane Certification Designation', [
    id('54', 1, 2),
    constant('declarationType', 3, 4, 'AN', 'Declaration Type Code', '10'),
    f('craneCertification', 5, 15, 'AN', 'M', '301 Ship-to-Shore Crane Certification Designation'),
    gap(16, 80),
  ]),
  record('54-11', 'Auto Parts Offset License', [
    id('54', 1, 2),
    constant('declarationType', 3, 4, 'AN', 'Declaration Type Code', '11'),
    f('autoLicense', 5, 12, 'AN', 'M', 'Auto Parts Offset License Number'),
    gap(13, 80),
  ]),
  record('54-12', 'Copper Smelt and Cast Country Detail', [
    id('54', 1, 2),
    constant('declarationType', 3, 4, 'AN', 'Declaration Type Code', '12'),
    f('primarySmelt', 5, 7, 'AN', 'M', 'Primary Country of Smelt Code'),
    gap(8, 9),
    f('secondarySmelt', 10, 12, 'AN', 'C', 'Secondary Country of Smelt Code'),
    gap(13, 14),
    f('recentCast', 15, 17, 'AN', 'M', 'Country of Most Recent Cast Code'),
    gap(18, 80),
  ]),
] as const
