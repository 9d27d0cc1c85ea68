import type { PartiesSection, ShipmentSection } from '../entry/draft.ts'

/** How the goods of a public shipment come, and where they are entered. */
export interface PublicLane {
  /** Port of entry, of unlading by ship and by air. */
  readonly port: string
  readonly shipment: ShipmentSection
  readonly city: string
  readonly location: PartiesSection['location_of_goods']
}

/** By ship in containers: the carrier's code, the port of lading by Schedule K. */
const ship = (port: string, carrier: string, lading: string, city: string): PublicLane => ({
  port,
  city,
  location: 'Y292',
  shipment: {
    mode_of_transport: '11',
    importing_carrier: carrier,
    trip_number: '024E',
    foreign_port_lading: lading,
    us_port_unlading: port,
  },
})

const air = (port: string, carrier: string, city: string): PublicLane => ({
  port,
  city,
  location: 'Y292',
  shipment: {
    mode_of_transport: '40',
    importing_carrier: carrier,
    trip_number: '082',
    us_port_unlading: port,
  },
})

const land = (mode: '20' | '30', port: string, carrier: string, city: string): PublicLane => ({
  port,
  city,
  location: 'Y292',
  shipment: {
    mode_of_transport: mode,
    importing_carrier: carrier,
    trip_number: '71',
    us_port_unlading: port,
  },
})

/** The ways of the public shipments: eight ports, by ship, air, truck and rail. Codes of carriers and ports are those of the public tables. */
export const PUBLIC_LANES = {
  kaohsiung: ship('2704', 'EGLV', '58309', 'Tainan'),
  haiphong: ship('2704', 'ONEY', '55201', 'Haiphong'),
  shanghai: ship('2704', 'COSU', '57035', 'Shanghai'),
  pusan: ship('3001', 'HDMU', '58023', 'Busan'),
  yokohama: ship('3001', 'ONEY', '58895', 'Yokohama'),
  jakarta: ship('3001', 'ONEY', '56033', 'Jakarta'),
  leixoes: ship('4601', 'MSCU', '47123', 'Porto'),
  genoa: ship('4601', 'MSCU', '47527', 'Genoa'),
  hamburg: ship('4601', 'HLCU', '42879', 'Hamburg'),
  antwerp: ship('4601', 'MSCU', '42305', 'Antwerp'),
  valencia: ship('1703', 'MSCU', '47094', 'Valencia'),
  mundra: ship('1703', 'MAEU', '53306', 'Mundra'),
  karachi: ship('1703', 'MAEU', '53550', 'Karachi'),
  izmir: ship('1703', 'MSCU', '48939', 'Izmir'),
  seoul: air('2720', 'KE', 'Seoul'),
  bangkok: air('2720', 'TG', 'Bangkok'),
  paris: air('4701', 'AF', 'Paris'),
  london: air('4701', 'BA', 'London'),
  monterrey: land('30', '2304', 'ABFS', 'Monterrey'),
  toronto: land('20', '0901', 'CNRU', 'Toronto'),
} as const satisfies Record<string, PublicLane>
