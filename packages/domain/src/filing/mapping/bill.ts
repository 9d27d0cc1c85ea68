import { isAirMode } from '../../reference/modes-of-transport.ts'
import { plainText } from './text.ts'

/** By road, mail, hand and pipeline a master bill has no issuer. */
const MASTER_WITHOUT_ISSUER = ['32', '33', '34', '50', '60', '70']

/** By these and by truck and border ship a house bill needs none. */
const HOUSE_WITHOUT_ISSUER = ['12', '30', '31', ...MASTER_WITHOUT_ISSUER]

export interface BillReading {
  issuer?: string
  number: string
}

/**
 * The bill of lading as master bill: by air the 11 digits of the air waybill, which has no issuer; by road, mail, hand and
 * pipeline up to 12 letters and digits, which have none either; otherwise the issuer's four letters and as many. Without
 * an issuer only where the mode allows it (usage note h). Undefined when it cannot be sent.
 */
export function readBill(typed: string | undefined, mode: string): BillReading | undefined {
  const text = (typed ?? '').toUpperCase().replace(/[\s-]/g, '')
  if (isAirMode(mode)) return /^\d{11}$/.test(text) ? { number: text } : undefined
  if (MASTER_WITHOUT_ISSUER.includes(mode)) return readSubHouseBill(typed)
  const split = /^([A-Z]{4})([A-Z0-9]{1,12})$/.exec(text)
  if (split) return { issuer: split[1], number: split[2]! }
  const needsIssuer = mode === '10' || mode === '11'
  return !needsIssuer && /^[A-Z0-9]{1,12}$/.test(text) ? { number: text } : undefined
}

/**
 * The house bill: by air up to 12 letters and digits without an issuer; otherwise the issuer's four letters and as many,
 * without an issuer only by truck, border ship and the modes whose master bill has none (usage note h). Undefined when it cannot be sent.
 */
export function readHouseBill(typed: string | undefined, mode: string): BillReading | undefined {
  const text = (typed ?? '').toUpperCase().replace(/[\s-]/g, '')
  const isNumber = /^[A-Z0-9]{1,12}$/.test(text)
  if (isAirMode(mode)) return isNumber ? { number: text } : undefined
  const split = /^([A-Z]{4})([A-Z0-9]{1,12})$/.exec(text)
  if (split) return { issuer: split[1], number: split[2]! }
  return HOUSE_WITHOUT_ISSUER.includes(mode) && isNumber ? { number: text } : undefined
}

/** The sub-house bill, which never has an issuer. Undefined when it cannot be sent. */
export function readSubHouseBill(typed: string | undefined): BillReading | undefined {
  const text = (typed ?? '').toUpperCase().replace(/[\s-]/g, '')
  return /^[A-Z0-9]{1,12}$/.test(text) ? { number: text } : undefined
}

/**
 * Whether the last digit of an air waybill is the remainder of its serial number divided by seven (IATA Resolution
 * 600a). Other texts have no such digit.
 */
export function isAirWaybillDigitRight(typed: string | undefined): boolean {
  const [, serial, digit] = /^\d{3}(\d{7})(\d)$/.exec((typed ?? '').replace(/[\s-]/g, '')) ?? []
  return serial === undefined || Number(serial) % 7 === Number(digit)
}

/**
 * True for a valid carrier code: an IATA code of two characters by air, else a SCAC of two to four letters.
 */
export const isCarrierCode = (code: string, mode: string): boolean =>
  isAirMode(mode) ? /^(?=.*[A-Z])[A-Z0-9]{2}$/.test(code) : /^[A-Z]{2,4}$/.test(code)

/**
 * The code of the importing carrier: the one typed. Else, by vessel, rail and truck the SCAC, which is the issuer of the
 * bill where there is one; by air the airline's two characters at the start of the carrier field.
 */
export function readCarrierCode(
  shipment: { carrier_code?: string; importing_carrier?: string; bill_of_lading?: string },
  mode: string,
): string | undefined {
  if (shipment.carrier_code)
    return isCarrierCode(shipment.carrier_code, mode) ? shipment.carrier_code : undefined
  const carrier = plainText(shipment.importing_carrier)
  if (isAirMode(mode)) {
    const code = /^([A-Z0-9]{2})(?: |\d|$)/.exec(carrier)?.[1]
    return code && /[A-Z]/.test(code) ? code : undefined
  }
  return readBill(shipment.bill_of_lading, mode)?.issuer ?? (/^[A-Z]{4}$/.test(carrier) ? carrier : undefined)
}
