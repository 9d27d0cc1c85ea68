import type { CalendarDay } from '@edfe/domain/calendar'
import type { OtherParty } from '@edfe/domain/entry'

/**
 * A product that the demonstration's organisation buys, with its supplier and the data of a usual shipment.
 */
export interface PastGoods {
  /** The buyer's own number. */
  part: string
  description: string
  htsus: string
  /** Column 1 general rate in percent, HTS 2026 Rev 10. */
  rate: string
  unit: string
  /** The special program that the goods claim. */
  spi?: string
  /** The tariff's questions about the goods, with the answers. */
  answers?: Readonly<Record<string, string>>
  supplier: { id: string } & OtherParty
  /** Schedule K code of the port where the goods are loaded. */
  loadedAt: string
  /** The code of the carrier, which begins its bills. */
  carrier: string
  vessel: string
}

export const WALL_LANTERNS: PastGoods = {
  part: 'WL-210',
  description: 'LED solar wall lanterns, aluminum housing',
  htsus: '9405.41.8440',
  rate: '3.9',
  unit: 'NO',
  supplier: {
    name: 'Hsin Guang Lighting Co Ltd',
    id: 'TWHSI118TAI',
    address_line1: '118 Zhongzheng Rd',
    city: 'Tainan',
    state: 'TNN',
    zip: '700',
    country: 'TW',
  },
  loadedAt: '58309',
  carrier: 'EGLV',
  vessel: 'EVER LOGIC',
}

const CEILING_LIGHTS: PastGoods = {
  part: 'CL-330',
  description: 'Household ceiling lights, glass shade',
  htsus: '9405.11.8010',
  rate: '3.9',
  unit: 'NO',
  answers: { civil_aircraft: 'no' },
  supplier: {
    name: 'Song Hong Electric JSC',
    id: 'VNSONHON27HAI',
    address_line1: '27 Le Thanh Tong',
    city: 'Haiphong',
    state: 'HP',
    zip: '180000',
    country: 'VN',
  },
  loadedAt: '55201',
  carrier: 'ONEY',
  vessel: 'ONE STORK',
}

const GLASS_SHADES: PastGoods = {
  part: 'GC-12',
  description: 'Glass chimneys for lanterns',
  htsus: '9405.91.4000',
  rate: '7.5',
  unit: 'DOZ',
  supplier: {
    name: 'Vidros do Norte Lda',
    id: 'PTVIDNOR9POR',
    address_line1: 'Rua do Forno 9',
    city: 'Porto',
    state: '13',
    zip: '4100-211',
    country: 'PT',
  },
  loadedAt: '47123',
  carrier: 'MSCU',
  vessel: 'MSC LISBON',
}

const GARDEN_LANTERNS: PastGoods = {
  part: 'GL-48',
  description: 'Garden lanterns for candles, painted iron',
  htsus: '9405.50.4000',
  rate: '6',
  unit: 'NO',
  supplier: {
    name: 'Mehta Handicrafts Pvt Ltd',
    id: 'INMEHHAN44MUN',
    address_line1: '44 Station Road',
    city: 'Mundra',
    state: 'GJ',
    zip: '370421',
    country: 'IN',
  },
  loadedAt: '53306',
  carrier: 'MAEU',
  vessel: 'MAERSK CHENNAI',
}

/** They owe the additional duties of section 301 on China and on forced labor. */
const PLASTIC_SHADES: PastGoods = {
  part: 'PS-16',
  description: 'Plastic shades for table lamps',
  htsus: '9405.92.0000',
  rate: '3.7',
  unit: 'KG',
  answers: { civil_aircraft: 'no' },
  supplier: {
    name: 'Shanghai Baolin Plastics Co Ltd',
    id: 'CNSHABAO66SHA',
    address_line1: '66 Jiangyang South Rd',
    city: 'Shanghai',
    state: 'SH',
    zip: '200439',
    country: 'CN',
  },
  loadedAt: '57035',
  carrier: 'COSU',
  vessel: 'COSCO VIOLET',
}

/** They enter free of the general rate under the agreement with Korea. */
const LIGHT_PANELS: PastGoods = {
  part: 'LP-60',
  description: 'LED light panels for offices',
  htsus: '9405.42.8440',
  rate: '3.9',
  unit: 'NO',
  spi: 'KR',
  supplier: {
    name: 'Hanbit Optics Co Ltd',
    id: 'KRHANOPT12INC',
    address_line1: '12 Namdongseo-ro',
    city: 'Incheon',
    state: '28',
    zip: '21629',
    country: 'KR',
  },
  loadedAt: '58023',
  carrier: 'HDMU',
  vessel: 'HMM SHANTI',
}

/** Everything that was bought in those months. */
export const PAST_GOODS: readonly PastGoods[] = [
  WALL_LANTERNS,
  CEILING_LIGHTS,
  GLASS_SHADES,
  GARDEN_LANTERNS,
  PLASTIC_SHADES,
  LIGHT_PANELS,
]

export interface PastShipment {
  goods: PastGoods
  /** The day of entry; the goods left 20 days earlier. */
  entered: CalendarDay
  /** Whole dollars. */
  value: number
  pieces: number
  kilograms: number
  /** The bill of lading's number after the carrier's code. */
  bill: string
}

/**
 * The shipments under way in October 2026: accepted, held for documents, rejected, waiting for an approver,
 * and typed in as far as step 3.
 */
export const SHIPMENTS_UNDER_WAY = {
  worked: shipped(WALL_LANTERNS, '2026-10-20', 12_129, 65, 1248, '14260031845'),
  held: shipped(GARDEN_LANTERNS, '2026-10-20', 8_000, 755, 3020, '26010200711'),
  rejected: shipped(GLASS_SHADES, '2026-10-20', 6_300, 420, 1365, 'LEI26102017'),
  waiting: shipped(CEILING_LIGHTS, '2026-10-20', 21_000, 1010, 3535, 'HPHF10200900'),
  begun: shipped(WALL_LANTERNS, '2026-10-20', 12_400, 67, 1280, '14260034518'),
}

function shipped(
  goods: PastGoods,
  entered: string,
  value: number,
  pieces: number,
  kilograms: number,
  bill: string,
): PastShipment {
  return { goods, entered: entered as CalendarDay, value, pieces, kilograms, bill }
}

/** Shipments of the half year before October 2026, oldest first. The review compares the additional duties of these days with the tariff. */
export const PAST_SHIPMENTS: readonly PastShipment[] = [
  shipped(WALL_LANTERNS, '2026-04-07', 9840, 53, 1012, '14260011206'),
  shipped(GARDEN_LANTERNS, '2026-04-14', 6420, 610, 2440, '26003251954'),
  shipped(WALL_LANTERNS, '2026-04-23', 14_300, 77, 1470, '14260013862'),
  shipped(CEILING_LIGHTS, '2026-04-30', 17_260, 830, 2905, 'HPHF04101700'),
  shipped(GARDEN_LANTERNS, '2026-05-07', 12_180, 1150, 4600, '26004170317'),
  shipped(PLASTIC_SHADES, '2026-05-12', 5_260, 2100, 1180, '6375104420'),
  shipped(WALL_LANTERNS, '2026-05-19', 21_600, 116, 2214, '14260016035'),
  shipped(GLASS_SHADES, '2026-05-28', 7_950, 530, 1720, 'LEI26051188'),
  shipped(WALL_LANTERNS, '2026-06-04', 18_750, 101, 1928, '14260018477'),
  shipped(CEILING_LIGHTS, '2026-06-11', 22_480, 1080, 3780, 'HPHF05221300'),
  shipped(LIGHT_PANELS, '2026-06-18', 13_940, 310, 1690, 'SELM52081700'),
  shipped(GARDEN_LANTERNS, '2026-06-25', 8_640, 815, 3260, '26006050822'),
  shipped(CEILING_LIGHTS, '2026-07-07', 15_900, 765, 2680, 'HPHF06177200'),
  shipped(PLASTIC_SHADES, '2026-07-14', 6_480, 2600, 1460, '6381207735'),
  shipped(WALL_LANTERNS, '2026-07-21', 24_350, 131, 2500, '14260024961'),
  shipped(GLASS_SHADES, '2026-07-28', 11_200, 745, 2420, 'LEI26072043'),
  shipped(GARDEN_LANTERNS, '2026-08-04', 19_840, 1870, 7480, '26007150655'),
  shipped(CEILING_LIGHTS, '2026-08-11', 27_310, 1315, 4600, 'HPHF07223500'),
  shipped(WALL_LANTERNS, '2026-08-18', 16_480, 89, 1700, '14260028310'),
  shipped(LIGHT_PANELS, '2026-08-27', 9_720, 215, 1170, 'SELM54117300'),
  shipped(GARDEN_LANTERNS, '2026-09-03', 7_260, 685, 2740, '26008140941'),
  shipped(CEILING_LIGHTS, '2026-09-15', 13_720, 660, 2310, 'HPHF08266400'),
  shipped(PLASTIC_SHADES, '2026-09-22', 4_850, 1950, 1090, '6402518816'),
  shipped(WALL_LANTERNS, '2026-09-29', 10_950, 59, 1126, '14260030288'),
]
