import type { NoticeWay } from './way-of-notice.ts'

/** A flight: the two characters of the airline and its number, 'CX 0880 / 24FEB'. */
const FLIGHT = /^((?=.?[A-Z])[A-Z0-9]{2})[ -]?0*(\d{1,4}[A-Z]?)(?![A-Z0-9])/

/** The number of a flight as the form takes it, without the zeros in front: 'CX880'. */
export const readFlight = (text: string): string | undefined => {
  const [, airline = '', number = ''] = FLIGHT.exec(text.trim().toUpperCase()) ?? []
  const whole = `${airline}${number}`
  return whole === '' ? undefined : whole.length <= 5 ? whole : number
}

/** The IATA code of the airline that a flight begins with. */
export const readAirline = (text: string): string | undefined => FLIGHT.exec(text.trim().toUpperCase())?.[1]

/** The name of an airline, a railroad or a trucking company; by sea the carrier is the vessel. */
export const readCarrier = (text: string, way: NoticeWay | undefined): string | undefined => {
  const name = text.toUpperCase().replace(/\s+/g, ' ').trim()
  return way !== undefined && way !== 'sea' && /^(?=.*[A-Z]{3})[A-Z0-9][A-Z0-9 .,&'()-]{1,49}$/.test(name)
    ? name
    : undefined
}
