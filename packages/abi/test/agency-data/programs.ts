import {
  acme,
  article,
  asked,
  disclaimed,
  type GoldenAgencies,
  goods,
  PERSON,
  party,
  row,
  SIGNED,
  wood,
} from './build.ts'

/** A set of each program, as stored sets have them. */
export const PROGRAMS: GoldenAgencies = [
  ['disclaimed, not regulated', disclaimed('PLASTIC KITCHEN SPATULA', 'FDA FOO', 'A')],
  [
    'Lacey Act, a chair of two woods',
    goods(
      'WOODEN CHAIR',
      asked('APH APL', [
        article(
          {},
          ...wood('SEAT', '12.50', 'QUERCUS', 'ALBA', 'US'),
          ...wood('FRAME', '25.00', 'PINUS', 'SYLVESTRIS', 'PL'),
          ...acme('IM'),
          row('PG22', { role: 'IM', ...SIGNED }),
          row('PG25', { lineValue: '450000' }),
        ),
      ]),
    ),
  ],
  [
    'food with prior notice',
    goods(
      'DRY PASTA',
      asked(
        'FDA FOO',
        [
          article(
            { FDP: '04AGT03' },
            row('PG06', { sourceType: '39', country: 'IT' }),
            row('PG07', { brand: 'NONNA' }),
            row('PG10', { text: 'DRY WHEAT PASTA 500 G' }),
            ...party('MF', 'PASTIFICIO SPA', 'VIA ROMA 1', 'NAPOLI', 'IT', '80100'),
            ...party('DEQ', 'PASTIFICIO SPA', 'VIA ROMA 1', 'NAPOLI', 'IT', '80100'),
            ...acme('FD1'),
            row('PG21', { role: 'FD1', ...PERSON }),
            ...acme('UC'),
            row('PG23', { code: 'PFR', text: '12345678901' }),
            row('PG26', { level: '1', quantity: '1000.00', unit: 'CT' }),
            row('PG26', { level: '2', quantity: '20.00', unit: 'PK' }),
            row('PG29', { netUnit: 'KG', net: '10000.00' }),
            row('PG30', { status: 'A', date: '2026-12-03', time: '1430', placeKind: '2', place: '2704' }),
          ),
        ],
        { processing: 'PRO', intendedUse: '220.000' },
      ),
    ),
  ],
  [
    'cosmetic',
    goods(
      'HAND CREAM',
      asked(
        'FDA COS',
        [
          article(
            { FDP: '53J[C]01' },
            row('PG06', { sourceType: '30', country: 'FR' }),
            row('PG10', { text: 'HAND CREAM 50 ML' }),
            ...party('MF', 'LABO SAS', 'RUE 1', 'LYON', 'FR', '69000'),
            row('PG30', { status: 'A', date: '2026-12-03', time: '1430' }),
          ),
        ],
        { intendedUse: '130.000' },
      ),
    ),
  ],
  [
    'TSCA positive certification',
    goods(
      'ACRYLIC ADHESIVE',
      asked('EPA TS1', [
        article(
          {},
          row('PG21', { role: 'CI', ...PERSON }),
          row('PG22', { role: 'CI', declaration: 'EP4', ...SIGNED }),
        ),
      ]),
    ),
  ],
  [
    'HS-7, a tire',
    goods(
      'PASSENGER CAR TIRE',
      asked('NHT REI', [
        article(
          {},
          row('PG07', { brand: 'GRIPCO', model: 'GC200' }),
          ...party('MF', 'GRIPCO LTD', 'ROAD 1', 'BANGKOK', 'TH'),
          row('PG22', { document: 'HS-7', conformance: '2A', role: 'IM', ...SIGNED }),
        ),
      ]),
    ),
  ],
  [
    'certificate in the Product Registry',
    goods(
      'WOODEN TOY BLOCKS',
      asked(
        'CPS CPS',
        [article({ PRI: 'TOYA1B2C3D4E5', PRIV: '01' }, row('PG14', { number: 'LPCO-CPSC-9999' }))],
        { processing: 'REF', intendedUse: '130.005', intendedUseText: 'CHILDREN CONSUMER' },
      ),
    ),
  ],
  [
    'wine with label approval',
    goods(
      'RED WINE 750 ML',
      asked('TTB WIN', [
        article(
          {},
          row('PG07', { brand: 'CHATEAU X' }),
          row('PG14', { number: '26001001000123' }),
          ...acme('IM'),
          row('PG29', { netUnit: 'L', net: '9000.00' }),
        ),
      ]),
    ),
  ],
]
