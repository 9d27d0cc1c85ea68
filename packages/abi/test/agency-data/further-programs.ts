import {
  acme,
  article,
  asked,
  cartons,
  type GoldenAgencies,
  goods,
  lotOf,
  PERSON,
  party,
  row,
  SIGNED,
  wood,
} from './build.ts'

type Factory = [name: string, street: string, city: string, country: string, postalCode: string]

const GLOVE_WORKS: Factory = ['GLOVE WORKS SDN BHD', 'JALAN 4', 'KLANG', 'MY', '41000']
const BEAM_TOOLS: Factory = ['BEAM TOOLS CO', '88 HARBOUR RD', 'SHENZHEN', 'CN', '518000']
const UJI_TEA: Factory = ['UJI TEA KK', '2 CHA MACHI', 'UJI', 'JP', '6110021']

const madeBy = ([name, street, city, country, postalCode]: Factory) => [
  ...party('MF', name, street, city, country, postalCode),
  ...party('DEQ', name, street, city, country, postalCode),
  ...acme('FD1'),
  ...acme('UC'),
]
const ARRIVAL = row('PG30', { status: 'A', date: '2026-12-03', time: '1430' })
const affirms = (code: string, text: string) => row('PG23', { code, text })
const grown = (genus: string, species: string, country: string) => [
  row('PG05', { genus, species }),
  row('PG06', { sourceType: 'HRV', country }),
]
const liters = (net: string) => row('PG29', { netUnit: 'L', net })
const bottled = (brand: string, approval: string, net: string) =>
  article({}, row('PG07', { brand }), row('PG14', { number: approval }), ...acme('IM'), liters(net))

/** Goods of the programs that the first sets leave out, as a shipment of them has them. */
export const FURTHER_PROGRAMS: GoldenAgencies = [
  [
    'a medical device',
    goods(
      'NITRILE EXAMINATION GLOVES',
      asked(
        'FDA DEV',
        [
          article(
            { FDP: '80LZA01' },
            row('PG06', { sourceType: '30', country: 'MY' }),
            row('PG10', { text: 'POWDER FREE GLOVES OF NITRILE' }),
            ...madeBy(GLOVE_WORKS),
            affirms('DEV', '9611234'),
            affirms('DFE', '9611234'),
            affirms('LST', 'D012345'),
            row('PG29', { netUnit: 'PCS', net: '90000.00' }),
            ARRIVAL,
          ),
        ],
        { processing: 'NED', intendedUse: '081.001' },
      ),
    ),
  ],
  [
    'a product that emits radiation',
    goods(
      'LASER LEVEL',
      asked(
        'FDA RAD',
        [
          article(
            { FDP: '95REZ01' },
            row('PG06', { sourceType: '30', country: 'CN' }),
            row('PG07', { brand: 'BEAM', model: 'L-2' }),
            row('PG10', { text: 'LASER LEVEL, CLASS II' }),
            ...madeBy(BEAM_TOOLS),
            affirms('RB1', '2110001-000'),
            affirms('ANC', '2110001-000'),
            ARRIVAL,
          ),
        ],
        { intendedUse: '130.000' },
      ),
    ),
  ],
  [
    'food whose prior notice came first',
    goods(
      'GREEN TEA',
      asked(
        'FDA FOO',
        [
          article(
            { FDP: '31KGT02' },
            row('PG06', { sourceType: '30', country: 'JP' }),
            row('PG10', { text: 'GREEN TEA IN BAGS' }),
            ...madeBy(UJI_TEA),
            row('PG21', { role: 'FD1', ...PERSON }),
            affirms('PNC', '123456789012'),
            cartons('200.00'),
            ARRIVAL,
          ),
        ],
        { processing: 'PRO', intendedUse: '220.000' },
      ),
    ),
  ],
  ['beer in cans', goods('LAGER BEER', asked('TTB BER', [bottled('SVETLE', '25099001000777', '12500.50')]))],
  [
    'spirits of two strengths',
    goods(
      'PLUM BRANDY',
      asked('TTB DSP', [bottled('SLIVA 40', '26014001000111', '420.00')]),
      asked('TTB DSP', [bottled('SLIVA 50', '26014001000112', '180.75')]),
    ),
  ],
  [
    'a car of more than 25 years',
    goods(
      'PASSENGER CAR, 1998',
      asked('NHT MVS', [
        article(
          {},
          row('PG07', {
            brand: 'HONTA',
            model: 'CR',
            manufactured: '031998',
            identityKind: 'VIN',
            identity: 'JH1AA0000WS000001',
          }),
          ...party('MF', 'HONTA KK', '1 KOJO', 'SUZUKA', 'JP', '5138666'),
          row('PG22', { document: 'HS-7', conformance: '1', role: 'IM', ...SIGNED }),
        ),
      ]),
    ),
  ],
  [
    'recycled paper',
    goods(
      'GREETING CARDS',
      asked('APH APL', [
        article(
          {},
          row('PG04', { name: 'CARD', quantity: '310.40', unit: 'KG', percent: '100.0000' }),
          row('PG05', { genus: 'SPECIAL', species: 'RECYCLED' }),
          row('PG06', { sourceType: 'HRV', country: 'XZ' }),
          ...acme('IM'),
          row('PG22', { role: 'IM', ...SIGNED }),
          row('PG25', { lineValue: '2150' }),
        ),
      ]),
    ),
  ],
  [
    'a certificate in full',
    goods(
      'PLUSH BEAR',
      asked(
        'CPS CPS',
        [
          article(
            { SKU: 'BEAR-30' },
            row('PG06', {
              sourceType: '39',
              country: 'VN',
              processingStart: '2026-09-01',
              processingEnd: '2026-09-30',
            }),
            row('PG07', { brand: 'BRUNO', model: '30 CM' }),
            row('PG10', { text: '16 CFR 1250' }),
            ...party('MF', 'PLUSH VIET CO', 'LOT 7', 'HAIPHONG', 'VN', '180000'),
            row('PG19', { role: 'LAB', name: 'TEST HOUSE LTD', address1: '9 LAB ROAD' }),
            row('PG60', { qualifier: 'CP1', text: 'FLOOR 12' }),
            row('PG20', { city: 'HONG KONG', country: 'HK' }),
            row('PG21', { role: 'IM', ...PERSON }),
            row('PG30', { status: 'L', date: '2026-10-05' }),
          ),
        ],
        { processing: 'FCP', intendedUse: '130.005' },
      ),
    ),
  ],
  [
    'HS-7, a part under the theft standard',
    goods(
      'FRONT FENDER, LEFT',
      asked('NHT TPE', [
        article(
          {},
          row('PG07', {
            brand: 'FENDRA',
            model: 'FL-88',
            manufactured: '112025',
            identityKind: 'VIN',
            identity: 'WFN0000000TP00042',
          }),
          row('PG10', { text: 'BODY PART WITH ITS NUMBER AGAINST THEFT' }),
          ...party('MF', 'KAROSSERIE GMBH', 'WERKSTR 3', 'BREMEN', 'DE', '28195'),
          row('PG22', { document: 'HS-7', conformance: '2A', role: 'IM', ...SIGNED }),
        ),
      ]),
    ),
  ],
  [
    'HS-7, equipment under no safety standard',
    goods(
      'TOW HOOKS OF STEEL',
      asked('NHT OEI', [
        article(
          {},
          row('PG07', { brand: 'ZUGFEST' }),
          row('PG19', { role: 'MF', name: 'TOWGEAR SA DE CV', address1: 'AV NORTE 12' }),
          row('PG20', { city: 'MONTERREY', subdivision: 'NLE', country: 'MX', postalCode: '64000' }),
          row('PG21', { role: 'MF', ...PERSON }),
          row('PG22', { documentOnFile: 'Y', document: 'HS-7', conformance: '9', role: 'IM', ...SIGNED }),
        ),
      ]),
    ),
  ],
  [
    'HS-7, vehicles for use off the road',
    goods(
      'DIRT BIKES FOR COMPETITION',
      asked('NHT OFF', [
        article(
          {},
          row('PG07', {
            brand: 'KAMINARI',
            model: 'KX-85',
            manufactured: '082026',
            identityKind: 'VIN',
            identity: 'KX85000000000001',
          }),
          row('PG08', { identity1: 'KX85000000000002', identity2: 'KX85000000000003' }),
          ...acme('IM'),
          ...party('MF', 'KAMINARI KK', '4 UMI MACHI', 'HAMAMATSU', 'JP', '4328611'),
          row('PG22', {
            document: 'HS-7',
            conformance: '8',
            role: 'IM',
            ...SIGNED,
            text: 'NOT FOR USE ON PUBLIC ROADS',
          }),
        ),
      ]),
    ),
  ],
  [
    'honey in two lots',
    goods(
      'WILDFLOWER HONEY IN JARS',
      asked(
        'FDA FOO',
        [
          article(
            { FDP: '36AGT01' },
            row('PG06', { sourceType: '39', country: 'MX' }),
            row('PG07', { brand: 'COLMENA' }),
            row('PG10', { text: 'WILDFLOWER HONEY 500 G' }),
            ...party('MF', 'MIELES DEL SUR SA', 'AV NORTE 12', 'MERIDA', 'MX', '97000'),
            ...party('DEQ', 'MIELES DEL SUR SA', 'AV NORTE 12', 'MERIDA', 'MX', '97000'),
            ...acme('FD1'),
            row('PG21', { role: 'FD1', ...PERSON }),
            ...acme('UC'),
            row('PG23', { code: 'PFR', text: '12345678901' }),
            lotOf('L26-101', { producedFrom: '2026-09-01', producedTo: '2026-09-03' }),
            row('PG25', { lotNumberKind: '4', lotNumber: 'L26-102', producedFrom: '2026-09-04' }),
            cartons('40.00'),
            row('PG30', { status: 'A', date: '2026-12-03', time: '1430', placeKind: '2', place: '2304' }),
          ),
        ],
        { processing: 'PRO', intendedUse: '130.000' },
      ),
    ),
  ],
  [
    'bulbs for planting under a permit',
    goods(
      'TULIP BULBS',
      asked(
        'APH APQ',
        [
          article(
            {},
            ...grown('TULIPA', 'GESNERIANA', 'NL'),
            ...grown('TULIPA', 'GREIGII', 'NL'),
            row('PG10', { categoryType: 'AP0400', category: '00001', text: 'DORMANT BULBS IN NETS' }),
            row('PG14', { type: 'A01', number: 'P587-1', dateKind: '1', date: '2027-06-30' }),
            row('PG13', { issuer: 'NVWA', issuerPlaceKind: 'ISO', issuerPlace: 'NL' }),
            row('PG14', { type: 'A02', number: 'NL-26-77', dateKind: '3', date: '2026-11-20' }),
            ...acme('IM'),
            row('PG21', { role: 'IM', ...PERSON }),
            ...acme('UC'),
            row('PG29', { netUnit: 'NO', net: '5000.00' }),
            row('PG30', { status: 'A', date: '2026-12-03', time: '1430', placeKind: '2', place: '2704' }),
          ),
        ],
        { processing: 'PRP', intendedUse: '155.000' },
      ),
    ),
  ],
  [
    'cut flowers without a permit',
    goods(
      'FRESH CUT ROSES',
      asked('APH APQ', [
        article(
          {},
          ...grown('ROSA', 'HYBRIDA', 'CO'),
          row('PG10', { categoryType: 'AP0800' }),
          ...acme('IM'),
          ...acme('UC'),
          row('PG29', { netUnit: 'NO', net: '12000.00' }),
          row('PG30', { status: 'A', date: '2026-12-03', placeKind: '2', place: '2704' }),
        ),
      ]),
    ),
  ],
  [
    'Lacey Act, a chair with its footstool',
    goods(
      'LACQUERED CHAIR WITH FOOTSTOOL',
      asked('APH APL', [
        article(
          {},
          ...wood('SEAT', '12.50', 'QUERCUS', 'ALBA', 'US'),
          ...acme('IM'),
          row('PG22', { role: 'IM', ...SIGNED }),
          row('PG25', { lineValue: '4500' }),
        ),
        article(
          { SKU: 'STOOL-7' },
          ...wood('FOOT', '3.00', 'FAGUS', 'SYLVATICA', 'DE'),
          ...wood('TOP', '1.50', 'PINUS', 'SYLVESTRIS', 'PL'),
          row('PG06', { sourceType: 'HRV', country: 'SE' }),
        ),
      ]),
    ),
  ],
]
