import type { LineItem } from '../entry/draft.ts'
import type { PUBLIC_LANES } from './public-lanes.ts'

/** A shipment of goods that anybody may buy, of nobody in particular. */
export interface PublicShipment {
  readonly goods: string
  /** Ten digits. */
  readonly hts: string
  readonly origin: string
  readonly lane: keyof typeof PUBLIC_LANES
  /** Whole dollars; up to 2,500 the entry is informal, type 11. */
  readonly value: number
  /** Gross. */
  readonly kilograms: number
  readonly cartons: number
  /** In the units of the tariff, in their order, as `quantity unit`. */
  readonly quantities: readonly string[]
  readonly spi?: string
  /** The tariff's questions with their answers. */
  readonly answers?: Readonly<Record<string, string>>
  /** What the line says to other agencies. */
  readonly statements?: LineItem['agency_statements']
}

const NO_AIRCRAFT = { civil_aircraft: 'no' }
/** `A`: the agency does not regulate these goods. */
const notRegulated = (agency: string, program: string) => [{ agency, program, disclaimer: 'A' as const }]
const NO_PLANT = notRegulated('APH', 'APL')
/** Too little of a plant for a declaration of the Lacey Act. */
const LITTLE_PLANT = [{ agency: 'APH', program: 'APL', disclaimer: 'G' as const }]
/** The importer certifies that the chemicals comply with TSCA. */
const COMPLIANT_CHEMICALS = [
  { agency: 'EPA', program: 'TS1', answers: [{ question: 'declaration', row: '0', value: 'EP4' }] },
]

/** The shipments of a rehearsal that are not the organization's: usual goods of small importers, by their own numbers of the tariff. */
export const PUBLIC_SHIPMENTS: readonly PublicShipment[] = [
  of('LED solar wall lanterns', '9405418440', 'TW', 'kaohsiung', 12129, 1248, 65, ['65 NO']),
  of('Garlands of paper for parties', '9505906000', 'TW', 'kaohsiung', 4860, 610, 88, ['9600 NO']),
  of('Exercise cycles', '9506910010', 'TW', 'kaohsiung', 18400, 3900, 160, ['160 NO']),
  of('Headphones', '8518302000', 'VN', 'haiphong', 21900, 940, 120, ['2400 NO'], { answers: NO_AIRCRAFT }),
  of('Backpacks of polyester', '4202923120', 'VN', 'haiphong', 16800, 1450, 140, ['1400 NO', '1260 KG']),
  of('Toothbrushes', '9603210000', 'VN', 'haiphong', 3900, 420, 60, ['14400 NO']),
  of('House slippers', '6402993110', 'VN', 'haiphong', 7200, 980, 110, ['2200 PRS']),
  of('T-shirts of man-made fibers', '6109901007', 'VN', 'haiphong', 14600, 1310, 95, ['420 DOZ', '1190 KG']),
  of('Memorandum pads', '4820102020', 'VN', 'haiphong', 1850, 640, 40, ['5200 NO']),
  of('Hair-nets', '6505000100', 'CN', 'shanghai', 2210, 160, 20, ['140 KG']),
  of('Umbrellas with a telescopic shaft', '6601910000', 'CN', 'shanghai', 9300, 1750, 130, ['260 DOZ'], {
    statements: NO_PLANT,
  }),
  of('Flowers of man-made fibers', '6702903500', 'CN', 'shanghai', 6100, 870, 150, ['9000 NO']),
  of('Christmas ornaments of glass', '9505101000', 'CN', 'shanghai', 5400, 720, 180, ['10800 NO']),
  of('Headbands of polyester', '6217108500', 'CN', 'shanghai', 2400, 130, 16, ['180 DOZ', '110 KG']),
  of('Food containers of plastics', '3924104000', 'KR', 'pusan', 8800, 1020, 90, ['7200 NO', '910 KG'], {
    statements: notRegulated('FDA', 'FOO'),
  }),
  of('Gift wrap of polyester film', '3920620020', 'KR', 'pusan', 4300, 1180, 48, ['1100 KG'], { spi: 'KR' }),
  of('Vacuum flasks of one liter', '9617001000', 'JP', 'yokohama', 11200, 760, 70, ['1400 NO'], {
    statements: NO_PLANT,
  }),
  of('Electric guitars', '9207100010', 'JP', 'yokohama', 26500, 690, 90, ['90 NO']),
  of('Ball point pens', '9608100000', 'JP', 'yokohama', 5600, 310, 28, ['20000 NO'], {
    statements: NO_PLANT,
  }),
  of('Guitars', '9202904000', 'ID', 'jakarta', 19800, 1120, 150, ['150 NO'], {
    statements: [...LITTLE_PLANT, ...notRegulated('APH', 'APQ')],
  }),
  of('Shoes for sports', '6404119020', 'ID', 'jakarta', 23400, 1680, 130, ['1560 PRS']),
  of('Plates of stoneware', '6912003910', 'PT', 'leixoes', 9600, 4100, 120, ['180 DPC'], {
    statements: notRegulated('FDA', 'FOO'),
  }),
  of('Glass chimneys for lanterns', '9405914000', 'PT', 'leixoes', 6300, 1365, 52, ['35 DOZ']),
  of('Sunglasses', '9004100000', 'IT', 'genoa', 13700, 240, 24, ['190 DOZ'], {
    statements: [...NO_PLANT, ...notRegulated('FDA', 'DEV')],
  }),
  of('Slabs of marble', '6802910500', 'IT', 'genoa', 17300, 19800, 14, ['19.5 T']),
  of('Caulking compounds', '3214100010', 'DE', 'hamburg', 5900, 2450, 60, ['2310 KG'], {
    statements: COMPLIANT_CHEMICALS,
  }),
  of('Reflecting sheeting of plastics', '3919905010', 'DE', 'hamburg', 10400, 980, 30, ['2100 M2', '910 KG']),
  of('Playing cards', '9504400000', 'BE', 'antwerp', 2350, 290, 22, ['2400 PK']),
  of('Ceramic tiles', '6907211011', 'ES', 'valencia', 12900, 18600, 24, ['1080 M2']),
  of('Garden lanterns of iron for candles', '9405504000', 'IN', 'mundra', 8000, 3020, 189, ['755 NO']),
  of('Towels of man-made fibers', '6302932000', 'IN', 'mundra', 15200, 2600, 110, ['5200 NO', '2380 KG']),
  of('Soccer balls', '9506624080', 'PK', 'karachi', 9900, 1210, 100, ['2000 NO']),
  of('Tufted carpets of nylon', '5703310030', 'TR', 'izmir', 14100, 2900, 60, ['1150 M2', '2750 KG']),
  of('Solid-state drives', '8523510000', 'KR', 'seoul', 48600, 210, 30, ['900 NO']),
  of('Keyboards for computers', '8471602000', 'TH', 'bangkok', 16400, 560, 50, ['800 NO'], {
    answers: { light_vehicle_part: 'no' },
  }),
  of('Paintings, framed', '9701210000', 'FR', 'paris', 22500, 85, 6, ['6 NO']),
  of('Textbooks', '4901990010', 'GB', 'london', 2480, 320, 18, ['240 NO']),
  of('Room perfume', '3307490000', 'GB', 'london', 4700, 180, 20, ['150 KG'], {
    statements: [...NO_PLANT, ...COMPLIANT_CHEMICALS],
  }),
  of('Plastic bottles', '3923300090', 'MX', 'monterrey', 7700, 1640, 80, ['1510 KG'], { spi: 'S' }),
  of('Notebooks of paper', '4820104000', 'CA', 'toronto', 6900, 2050, 70, ['8400 NO'], { spi: 'S' }),
]

function of(
  goods: string,
  hts: string,
  origin: string,
  lane: PublicShipment['lane'],
  value: number,
  kilograms: number,
  cartons: number,
  quantities: readonly string[],
  more: Pick<PublicShipment, 'spi' | 'answers' | 'statements'> = {},
): PublicShipment {
  return { goods, hts, origin, lane, value, kilograms, cartons, quantities, ...more }
}
