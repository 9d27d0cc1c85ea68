import type { CargoRelease } from '@edfe/domain/filing'
import type { SecurityFiling } from '@edfe/domain/security-filing'
import { sampleFiling } from '@edfe/domain/test/security-filing'
import { bill, sampleRelease } from './sample-release.ts'

const sample = sampleFiling()
const reference = { qualifier: 'CR', reference: 'B7603245276' }

/** The sample filing as it goes in the message of the sample release: importer, bond, bills and goods are those of the release. */
export const unifiedSample = (change: Partial<SecurityFiling> = {}): SecurityFiling => ({
  ...sample,
  bond: undefined,
  bills: [],
  references: [reference],
  importerOfRecord: undefined,
  manufacturers: sample.manufacturers.map(({ party }) => ({ party, goods: [] })),
  ...change,
})

const twoMakers: SecurityFiling['manufacturers'] = [
  ...unifiedSample().manufacturers,
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
    goods: [],
  },
]

/** Each message that was written by hand: how its release and its security filing differ from the samples. */
export const GOLDEN_UNIFIED: readonly [
  title: string,
  release: Partial<CargoRelease>,
  filing: Partial<SecurityFiling>,
][] = [
  ['a container and its security filing', {}, {}],
  [
    'under a master and a house bill, without a reference',
    {
      bills: [
        {
          numbers: [bill('M', '142600318458', 'EGLV'), bill('H', '987654321', 'HLCU', '65')],
          conveyances: [],
          equipment: [],
        },
      ],
    },
    { references: [] },
  ],
  ['two manufacturers, one also under another name', {}, { containers: [], manufacturers: twoMakers }],
  [
    'break bulk, its ship-to party by name',
    { mode: '10' },
    { mode: '10', carrier: undefined, containers: [], shipTo: sample.buyers },
  ],
  ['goods to order', {}, { shipment: '02' }],
  ['release and security filing replaced', { action: 'R' }, { action: 'R', transaction: 'B76-00000000017' }],
]

export const goldenUnified = (
  release: Partial<CargoRelease>,
  filing: Partial<SecurityFiling>,
): { release: CargoRelease; filing: SecurityFiling } => ({
  release: { ...sampleRelease(), ...release },
  filing: unifiedSample(filing),
})
