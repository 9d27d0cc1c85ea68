import type { SecurityFiling } from '@edfe/domain/security-filing'
import { IMPORTER, sampleFiling, sampleTransit } from '@edfe/domain/test/security-filing'

const NUMBER = 'B76-00000000017'
const PASSPORT = { qualifier: 'AEF', number: 'X12345678', country: 'GB', birth: '1984-02-29' }
const ASSIGNED = { qualifier: 'ANI', number: '260012-00345' }
const LATER = { stuffingPlaces: [], consolidators: [] }
const WITHOUT_CONTAINERS = { containers: [] }

const lamps = (change: Partial<SecurityFiling>): SecurityFiling => ({ ...sampleFiling(), ...change })

const [made] = sampleFiling().manufacturers

/** The filings whose messages are written by hand in `golden/filings.sf.txt`, by title. */
export const FILINGS: readonly [string, SecurityFiling][] = [
  ['a container from one manufacturer', lamps({})],
  ['the same filing replaced', lamps({ action: 'R', transaction: NUMBER })],
  ['stuffing place and consolidator follow', lamps({ reason: 'FT', ...LATER })],
  [
    'two house bills of one master',
    lamps({
      bills: [
        { kind: 'BM', number: 'ABCDH1234567' },
        { kind: 'BM', number: 'ABCDH1234568' },
      ],
      references: [
        { qualifier: 'MB', reference: 'EGLV14260031845' },
        { qualifier: 'CR', reference: 'PO-2026-0311' },
      ],
    }),
  ],
  [
    'three manufacturers with their goods',
    lamps({
      reason: 'FR',
      ...WITHOUT_CONTAINERS,
      manufacturers: [
        {
          party: made!.party,
          goods: [
            { hts: '940541', origin: 'TW' },
            { hts: '9405422000', origin: 'TW' },
          ],
        },
        {
          party: {
            name: 'KANTO GLASS WORKS K.K.',
            secondName: { kind: 'DH', name: 'KANTO CRYSTAL' },
            address: [
              { kind: '01', text: '7' },
              { kind: '02', text: '2 CHOME MIHAMA' },
              { kind: '12', text: 'KANTO BUILDING' },
              { kind: '32', text: '11' },
            ],
            city: 'CHIBA',
            subdivision: '12',
            postalCode: '2610011',
            country: 'JP',
          },
          goods: [{ hts: '701310', origin: 'JP' }],
        },
        { party: { qualifier: 'DUN', number: '555123457' }, goods: [{ hts: '85395220', origin: 'VN' }] },
      ],
    }),
  ],
  [
    'a single bond for the filing',
    lamps({
      ...WITHOUT_CONTAINERS,
      importer: ASSIGNED,
      importerOfRecord: ASSIGNED,
      consignee: ASSIGNED,
      bond: { holder: ASSIGNED.number, activity: '16', type: '9' },
      references: [
        { qualifier: 'SBN', reference: 'ISF2026031101' },
        { qualifier: 'V1', reference: '054' },
      ],
    }),
  ],
  [
    'household goods under a passport',
    lamps({
      ...WITHOUT_CONTAINERS,
      shipment: '03',
      importer: PASSPORT,
      importerOfRecord: PASSPORT,
      consignee: PASSPORT,
      bond: undefined,
      shipTo: [
        {
          name: 'MARY BROWN',
          address: [
            { kind: '01', text: '12' },
            { kind: '02', text: 'ELM STREET' },
          ],
          city: 'BOSTON',
          subdivision: 'MA',
          postalCode: '02108',
          country: 'US',
        },
      ],
    }),
  ],
  [
    'an informal shipment with its estimates',
    lamps({
      ...WITHOUT_CONTAINERS,
      shipment: '11',
      bond: undefined,
      estimates: {
        subtype: '01',
        value: '1850',
        quantity: '40',
        unit: 'PCS',
        weight: '212',
        weightUnit: 'K',
      },
    }),
  ],
  [
    'break bulk with its own reference',
    lamps({
      ...WITHOUT_CONTAINERS,
      mode: '10',
      carrier: undefined,
      bills: [{ kind: 'OB', number: 'MAEU7788990' }],
      references: [
        { qualifier: '6B', reference: 'B7603245276' },
        { qualifier: 'CR', reference: 'LAMP42' },
      ],
    }),
  ],
  ['cargo that remains on board', sampleTransit()],
  [
    'cargo in transit that is to enter',
    lamps({ ...WITHOUT_CONTAINERS, submission: '3', action: 'R', transaction: 'B76-00000000025' }),
  ],
  [
    'both elements and timing follow',
    lamps({ ...WITHOUT_CONTAINERS, shipment: '02', reason: 'FX', mode: undefined, ...LATER }),
  ],
]

/** The deletions of the same file. */
export const DELETIONS = [
  ['the same filing deleted', { submission: '1', shipment: '01', importer: IMPORTER, transaction: NUMBER }],
  [
    'a filing of five elements deleted',
    {
      submission: '2',
      shipment: '01',
      importer: { qualifier: '2', number: 'EGLV' },
      transaction: 'B76-00000000025',
    },
  ],
] as const
