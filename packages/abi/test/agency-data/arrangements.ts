import {
  article,
  asked,
  cartons,
  declared,
  disclaimed,
  type GoldenAgencies,
  goods,
  lot,
  lotOf,
  row,
} from './build.ts'

/** Disclaimers, several agencies, lots and components. */
export const ARRANGEMENTS: GoldenAgencies = [
  ['disclaimed, no wildlife in it', disclaimed('GLASS BUTTONS', 'FWS FWS', 'E')],
  ['disclaimed, hardly any plant in it', disclaimed('MIRROR WITH A WOODEN PEG', 'APH APL', 'G')],
  ['disclaimed, never left the United States', disclaimed('HAND CREAM', 'FDA COS', 'F')],
  [
    'several lines and agencies under one row',
    goods(
      'CLEANING KIT',
      asked('EPA TS1', [declared('EP4')]),
      asked('EPA TS1', [declared('EP5')]),
      asked('FDA COS', [], { disclaimer: 'A' }),
      asked('CPS CPS', [article({ PRI: 'KIT1', PRIV: '02' }, row('PG14', { number: 'LPCO-CPSC-1' }))], {
        processing: 'REF',
      }),
    ),
  ],
  [
    'the same data for two agencies',
    goods(
      'EGG POWDER',
      asked('AMS EG', [], { processing: 'EG1' }),
      asked('FSI FSI', [
        article(
          {},
          row('PG10', { text: 'WHOLE EGG POWDER' }),
          row('PG29', { netUnit: 'KG', net: '500.00', grossUnit: 'KG', gross: '520.50' }),
        ),
      ]),
    ),
  ],
  [
    'a certificate with lots',
    goods(
      'CANNED PORK',
      asked('FSI FSI', [
        article(
          {},
          row('PG13', {
            issuer: 'MINISTRY OF FOOD',
            issuerPlaceKind: 'ISO',
            issuerPlace: 'DK',
            issuerRegion: 'COPENHAGEN',
          }),
          row('PG14', {
            transactionType: '1',
            type: 'FS1',
            number: 'DK-2026-0001',
            dateKind: '3',
            date: '2026-10-01',
            quantity: '1250.0000',
            unit: 'KG',
          }),
          lot(
            row('PG10', { text: 'PORK SHOULDER' }),
            lotOf('LOT A', { producedFrom: '2026-09-01', producedTo: '2026-09-03' }),
            cartons('10.00'),
          ),
          lot(row('PG10', { text: 'PORK LOIN' }), lotOf('LOT B'), cartons('12.00')),
          row('PG14', { transactionType: '1', type: 'FS1', number: 'DK-2026-0002' }),
          lot(lotOf('LOT C')),
          row('PG29', { netUnit: 'KG', net: '1250.00' }),
        ),
      ]),
    ),
  ],
  [
    'a pesticide and its ingredient',
    goods(
      'BUG SPRAY',
      asked(
        'EPA PS1',
        [
          article({}, row('PG07', { brand: 'BUGOFF' }), row('PG14', { type: 'EP1', number: '12345-67' })),
          article(
            { CAS: '75-09-2' },
            row('PG04', { activeIngredient: 'Y', name: 'DICHLOROMETHANE', percent: '12.5000' }),
          ),
        ],
        { confidential: 'Y' },
      ),
    ),
  ],
]
