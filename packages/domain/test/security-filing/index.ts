import type {
  FilingParty,
  IdentifiedParty,
  NamedParty,
  SecurityFiling,
} from '../../src/security-filing/index.ts'

export * from './isf-entry.ts'
export * from './unified-entry.ts'

export const IMPORTER: IdentifiedParty = { qualifier: 'EI', number: '07-4418290' }

const TAINAN = { city: 'TAINAN', subdivision: 'TNN', postalCode: '70955', country: 'TW' }

const atFactory = (name: string): NamedParty => ({
  name,
  address: [{ kind: '15', text: '118 WHITE HORSE RD., SEC. 2' }],
  ...TAINAN,
})

export const SELLER: FilingParty = {
  name: 'TAINAN LIGHTING EXPORT CO., LTD.',
  address: [
    { kind: '01', text: '118' },
    { kind: '02', text: 'WHITE HORSE ROAD SECTION 2' },
  ],
  ...TAINAN,
}

/** A container of lamps from one manufacturer, all ten elements. */
export const sampleFiling = (): SecurityFiling => ({
  submission: '1',
  shipment: '01',
  action: 'A',
  reason: 'CT',
  importer: IMPORTER,
  mode: '11',
  carrier: 'EGLV',
  bond: { holder: '07-4418290', activity: '01', type: '8' },
  bills: [{ kind: 'OB', number: 'EGLV14260031845' }],
  references: [],
  containers: [{ equipment: 'CN', initial: 'EGHU', number: '901234', checkDigit: '5', sizeType: '22G0' }],
  importerOfRecord: IMPORTER,
  consignee: IMPORTER,
  sellers: [SELLER],
  buyers: [
    {
      name: 'HARBOR LAMPS INC.',
      address: [{ kind: '15', text: '4400 ALAMEDA STREET' }],
      city: 'LOS ANGELES',
      subdivision: 'CA',
      postalCode: '90058',
      country: 'US',
    },
  ],
  shipTo: [{ qualifier: 'FR', number: 'W123' }],
  stuffingPlaces: [atFactory('WHITE HORSE LIGHTING FACTORY')],
  consolidators: [
    {
      name: 'FORMOSA CONSOLIDATORS',
      address: [
        { kind: '15', text: '9 PORT AVENUE' },
        { kind: '32', text: '3' },
      ],
      city: 'KAOHSIUNG',
      subdivision: 'KHH',
      postalCode: '80441',
      country: 'TW',
    },
  ],
  manufacturers: [{ party: atFactory('WHITE HORSE LIGHTING'), goods: [{ hts: '940541', origin: 'TW' }] }],
  bookingParties: [],
  tariffNumbers: [],
})

/** Cargo that remains on board on its way to Montreal, with five elements. */
export const sampleTransit = (): SecurityFiling => ({
  ...sampleFiling(),
  submission: '2',
  importer: { qualifier: '2', number: 'EGLV' },
  importerOfRecord: undefined,
  consignee: undefined,
  sellers: [],
  buyers: [],
  stuffingPlaces: [],
  consolidators: [],
  manufacturers: [],
  bookingParties: [SELLER],
  shipTo: [
    {
      name: 'MONTREAL LIGHTS LTEE',
      address: [{ kind: '15', text: '55 RUE DU PORT' }],
      city: 'MONTREAL',
      subdivision: 'QC',
      postalCode: 'H2Y 1A1',
      country: 'CA',
    },
  ],
  tariffNumbers: ['940541', '940511'],
  route: { unladingQualifier: 'K', unlading: '12493', deliveryQualifier: 'UN', delivery: 'CAMTR' },
})
