import type { CargoRelease, ReleaseBill, ReleaseBillNumber, ReleaseLine } from '@edfe/domain/filing'
import { bill, day, maker, person, sampleRelease, seller, unlisted } from './sample-release.ts'

type Change = Partial<CargoRelease>

const only = (...numbers: ReleaseBillNumber[]): ReleaseBill[] => [{ numbers, conveyances: [], equipment: [] }]
const line = sampleRelease().lines[0]!
const lineWith = (change: Partial<ReleaseLine>): ReleaseLine[] => [{ ...line, ...change }]
const valued = (value: string) => ({ value, lines: lineWith({ tariffs: [{ hts: '9405418440', value }] }) })
const without = (...codes: string[]) => sampleRelease().parties.filter(({ code }) => !codes.includes(code))
const ports = (port: string) => ({ port, portOfUnlading: port })
const byAir: Change = { mode: '40', ...ports('2720'), placement: undefined }
/** The records of a release that an update and a cancellation lack. */
const bare: Change = { placement: undefined, bills: [], parties: [], lines: [] }
const contact = sampleRelease().contact
const zone = { status: 'N', quantity: '500' }
const ofZone: Change = { entryType: '06', mode: undefined, portOfUnlading: undefined, bills: [] }
const warehouse = { warehouse: 'W456', origin: { filerCode: 'B76', entryNumber: '03245268' } }

/** Each message that was written by hand, and how its release differs from the sample. */
export const GOLDEN_RELEASES: [title: string, change: Change][] = [
  ['by vessel, in a container, under a simple bill', {}],
  [
    'under a master and a house bill',
    { bills: only(bill('M', '142600318458', 'EGLV'), bill('H', '987654321', 'HLCU', '65')) },
  ],
  [
    'in bond to an inland port, with master and house',
    {
      port: '3901',
      bills: only(
        bill('I', 'V4412345678'),
        bill('M', '142600318458', 'EGLV'),
        bill('H', '987654321', 'HLCU', '65'),
      ),
    },
  ],
  [
    'under two bills, with their containers',
    {
      bills: [
        {
          numbers: [bill('R', '142600318458', 'EGLV', '40')],
          conveyances: [],
          equipment: ['EGHU9123454', 'TCLU4265787'],
        },
        { numbers: [bill('R', '142600318459', 'EGLV', '25')], conveyances: [], equipment: ['EGHU9123455'] },
      ],
    },
  ],
  [
    'breakbulk by vessel, port and quantity taken from the bill',
    {
      mode: '10',
      port: undefined,
      portOfUnlading: undefined,
      placement: undefined,
      bills: only(bill('R', '142600318458', 'EGLV')),
    },
  ],
  [
    'by border ship',
    {
      mode: '12',
      ...ports('4102'),
      placement: undefined,
      bills: only(bill('R', 'PEL00012345', 'PLLN', '65')),
    },
  ],
  [
    'by air, under a simple air waybill',
    {
      ...byAir,
      placement: { conveyance: 'CI 5148', voyage: '5148' },
      bills: only(bill('R', '29712345675', undefined, '65')),
    },
  ],
  [
    'by air in a container, under master and house',
    {
      ...byAir,
      mode: '41',
      bills: only(bill('M', '29712345675'), bill('H', 'HWB778899', undefined, '65')),
    },
  ],
  [
    'by express carrier, under a tracking number',
    {
      ...byAir,
      bills: only(bill('T', '4061Z999AA10123456784', undefined, '1')),
      references: [{ qualifier: 'EXP', text: 'Y' }],
    },
  ],
  [
    'by truck',
    {
      mode: '30',
      ...ports('0901'),
      placement: { voyage: 'T1234' },
      bills: only(bill('R', 'KTRU12345678', 'KTRU', '65')),
    },
  ],
  [
    'by truck in bond',
    {
      mode: '31',
      port: '3801',
      portOfUnlading: '0901',
      placement: undefined,
      bills: only(bill('I', '123456782'), bill('R', '12345678', 'KTRU', '65')),
    },
  ],
  [
    "by rail, with the carrier's reference",
    {
      mode: '20',
      ...ports('0901'),
      placement: undefined,
      bills: only(bill('R', '012345678', 'CNRU', '65')),
      references: [{ qualifier: 'RRN', text: 'CN4471200' }],
    },
  ],
  [
    "by rail in a container, perishable, with the filer's reference",
    {
      mode: '21',
      ...ports('0901'),
      placement: undefined,
      bills: [
        { numbers: [bill('R', '012345678', 'CNRU', '65')], conveyances: [], equipment: ['EGHU9123454'] },
      ],
      references: [
        { qualifier: 'CR', text: 'AF-22' },
        { qualifier: 'PER', text: 'Y' },
      ],
    },
  ],
  [
    'by mail',
    {
      mode: '50',
      placement: undefined,
      bills: [
        {
          numbers: [unlisted('CP123456789TW')],
          conveyances: [
            { carrier: 'USPS', voyage: '0', arrivalDate: day('2026-02-26'), quantity: '65', unit: 'PCS' },
          ],
          equipment: [],
        },
      ],
    },
  ],
  [
    'carried by a passenger',
    {
      ...byAir,
      mode: '60',
      bills: [
        {
          numbers: [unlisted('HANDCARRIED', undefined, '1')],
          conveyances: [{ carrier: 'CI', voyage: '0008', arrivalDate: day('2026-02-26'), quantity: '1' }],
          equipment: [],
        },
      ],
    },
  ],
  [
    'by pipeline',
    {
      mode: '70',
      ...ports('3802'),
      placement: undefined,
      bills: [
        {
          numbers: [unlisted('ENBR0000123', 'ENBR')],
          conveyances: [
            {
              carrier: 'ENBR',
              voyage: '0',
              arrivalDate: day('2026-02-26'),
              quantity: '1000',
              unit: 'BBL',
              name: 'LAKEHEAD LINE 5',
            },
          ],
          equipment: [],
        },
      ],
    },
  ],
  [
    'by automobile',
    {
      mode: '32',
      ...ports('0901'),
      placement: undefined,
      bills: [
        {
          numbers: [unlisted('AUTOMOBILE')],
          conveyances: [{ carrier: 'AUTO', voyage: '0', arrivalDate: day('2026-02-26'), quantity: '1' }],
          equipment: [],
        },
      ],
    },
  ],
  [
    'from general order, in no manifest',
    {
      placement: {
        location: 'Y292',
        conveyance: 'EVER LAMBENT',
        voyage: '024E',
        generalOrder: 'GO2026000123',
      },
      bills: [
        {
          numbers: [unlisted('142600318458', 'EGLV')],
          conveyances: [
            {
              carrier: 'EGLV',
              voyage: '024E',
              arrivalDate: day('2026-02-26'),
              quantity: '65',
              unit: 'CTN',
              name: 'EVER LAMBENT',
            },
          ],
          equipment: [],
        },
      ],
    },
  ],
  ['quota', { entryType: '02' }],
  ['antidumping', { entryType: '03' }],
  ['antidumping and quota', { entryType: '07' }],
  [
    'a week of a zone',
    {
      ...ofZone,
      placement: {
        isWeekly: true,
        electedDate: day('2026-03-09'),
        location: 'FA12',
        conveyance: 'FTZ2020100B7',
      },
      lines: lineWith({ zone }),
    },
  ],
  [
    'from a zone, privileged under a number that is gone',
    {
      ...ofZone,
      placement: { location: 'FA12', conveyance: 'FTZ2020100B7' },
      lines: lineWith({
        zone: { status: 'P', quantity: '500', filingDate: day('2020-01-22') },
        tariffs: [{ hts: '9405408440', value: '47303', currentHts: '9405418440' }],
      }),
    },
  ],
  [
    'from a zone of another port, in bond',
    {
      ...ofZone,
      mode: '30',
      placement: { location: 'FA12', conveyance: 'FTZ02610' },
      bills: only(bill('I', '123456782'), bill('R', 'FA1200000001', 'FA12', '65')),
      lines: lineWith({ zone }),
    },
  ],
  [
    'informal, its consignee by name',
    {
      ...byAir,
      ...valued('2000'),
      entryType: '11',
      bondType: '0',
      bills: only(bill('R', '29712345675', undefined, '3')),
      parties: [...without('CN'), person],
    },
  ],
  [
    'informal, quota',
    {
      ...byAir,
      ...valued('2000'),
      entryType: '12',
      bondType: '0',
      bills: only(bill('R', '29712345675', undefined, '3')),
    },
  ],
  [
    'into a warehouse',
    {
      entryType: '21',
      placement: { location: 'Y292', conveyance: 'EVER LAMBENT', voyage: '024E', warehouse: 'W123' },
    },
  ],
  [
    'from warehouse to warehouse, without a bill',
    { entryType: '22', mode: '30', portOfUnlading: undefined, placement: warehouse, bills: [] },
  ],
  [
    'from warehouse to warehouse, in bond',
    {
      entryType: '22',
      mode: '30',
      portOfUnlading: undefined,
      placement: warehouse,
      bills: only(bill('I', '123456782'), bill('R', 'W12300000001', 'W123', '65')),
    },
  ],
  [
    'temporarily, under bond',
    {
      entryType: '23',
      lines: lineWith({ tariffs: [{ hts: '9813000520' }, { hts: '9405418440', value: '47303' }] }),
    },
  ],
  [
    'for the government',
    { ...byAir, entryType: '52', bondType: '0', bills: only(bill('R', '29712345675', undefined, '65')) },
  ],
  [
    'under a single transaction bond',
    {
      bondType: '9',
      references: [
        { qualifier: 'V1', text: '054' },
        { qualifier: 'AMT', text: '90000' },
      ],
    },
  ],
  [
    'low value, under section 321',
    {
      ...byAir,
      ...valued('120'),
      entryType: '86',
      bondType: '0',
      importer: undefined,
      bills: only(bill('R', '29712345675', undefined, '1')),
      references: [{ qualifier: 'EDA', text: '022626' }],
      parties: [seller, person],
    },
  ],
  [
    'with an exam site and immediate delivery, for a person by number',
    {
      splitRelease: '2',
      importer: { kind: '34', number: '123-45-6789' },
      placement: {
        location: 'Y292',
        examSite: 'W321',
        conveyance: 'EVER LAMBENT',
        voyage: '024E',
        asksForImmediateDelivery: true,
      },
      parties: [
        maker,
        seller,
        { code: 'BY', identifier: { kind: '34', number: '123-45-6789' } },
        { code: 'CN', identifier: { kind: '34', number: '123-45-6789' } },
      ],
    },
  ],
  [
    'a part of a split shipment',
    {
      ...byAir,
      splitRelease: '1',
      bills: [
        {
          numbers: [bill('R', '29712345675')],
          conveyances: [
            { carrier: 'CI', voyage: '5148', arrivalDate: day('2026-02-26'), quantity: '20' },
            { carrier: 'CI', voyage: '5150', arrivalDate: day('2026-02-28'), quantity: '30', unit: 'CTN' },
          ],
          equipment: [],
        },
      ],
    },
  ],
  [
    'two lines of two makers, one with measures of chapter 99',
    {
      parties: [
        seller,
        {
          code: 'ST',
          name: 'MERIDIAN OUTDOOR LLC',
          address: {
            street: [
              { kind: '15', text: '900 WAREHOUSE WAY' },
              { kind: '14', text: '12' },
              { kind: '32', text: '3' },
            ],
            city: 'CARSON',
            subdivision: 'CA',
            postalCode: '90745',
            country: 'US',
          },
        },
        ...without('MF', 'SE'),
      ],
      lines: [
        { ...line, parties: [maker], tariffs: [{ hts: '9405418440', value: '40000' }] },
        {
          id: '002',
          origin: 'CN',
          description: 'LED SOLAR PATH LIGHTS, PLASTIC HOUSING',
          parties: [
            {
              code: 'MF',
              name: 'NINGBO SUNPATH LIGHTING',
              address: {
                street: [{ kind: '15', text: 'NO 8 KEJI ROAD' }],
                city: 'NINGBO',
                subdivision: 'ZJ',
                postalCode: '315000',
                country: 'CN',
              },
            },
          ],
          tariffs: [{ hts: '9903885500' }, { hts: '9405418440', value: '7303' }],
        },
      ],
    },
  ],
  [
    'the test of global identifiers',
    {
      parties: [
        {
          ...maker,
          globalIdentifiers: [
            { kind: 'LEI', number: '5493001KJTIIGC8Y1R12' },
            { kind: 'DUNS', number: '658412345' },
          ],
        },
        ...without('MF'),
      ],
    },
  ],
  [
    'replaced, with documents sent before',
    {
      action: 'R',
      contact: { ...contact, hasSentDocuments: true },
      references: [{ qualifier: 'DIS', text: 'DOC2026-000123' }],
    },
  ],
  [
    'its bill updated',
    {
      ...bare,
      action: 'U',
      bills: [
        { numbers: [bill('R', '142600318460', 'EGLV', '65')], conveyances: [], equipment: ['EGHU9123454'] },
      ],
    },
  ],
  [
    'its port and location updated',
    {
      ...bare,
      action: 'U',
      ...ports('2709'),
      placement: { location: 'Y258' },
      bills: sampleRelease().bills,
    },
  ],
  ['canceled for a clerical error', { ...bare, action: 'D', contact: { ...contact, reason: '01' } }],
  [
    'canceled for another entry',
    {
      ...bare,
      action: 'D',
      contact: { ...contact, reason: '03', hasSeveralDispositions: true, isSplitShipment: true },
      references: [{ qualifier: 'EN', text: 'B7603245284' }],
    },
  ],
  [
    'canceled for a movement in bond, with documents',
    {
      ...bare,
      action: 'D',
      contact: { ...contact, reason: '02', hasSentDocuments: true },
      references: [
        { qualifier: 'IB', text: 'V4412345678' },
        { qualifier: 'DIS', text: 'DOC2026-000124' },
      ],
    },
  ],
  [
    'canceled: no foreign goods left the zone',
    { ...bare, ...ofZone, action: 'D', contact: { ...contact, reason: '12' } },
  ],
]

/** The release of a golden message. */
export const goldenRelease = (change: Change): CargoRelease => ({ ...sampleRelease(), ...change })
