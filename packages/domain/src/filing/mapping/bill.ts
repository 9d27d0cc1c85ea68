import { houseIssuer, type IssuerNeed, isAirMode, masterIssuer } from '../../reference/modes-of-transport.ts'
import { plainText } from './text.ts'

export interface BillReading {
  issuer?: string
  number: string
}

/**
 * The bill of lading as master bill: by air the 11 digits of the air waybill; otherwise the issuer's four letters, where
 * the mode has them, and up to 12 letters and digits. Undefined when it cannot be sent.
 */
export const readBill = (typed: string | undefined, mode: string): BillReading | undefined =>
  isAirMode(mode) && !/^\d{11}$/.test(bare(typed)) ? undefined : readIssued(typed, masterIssuer(mode))

/** The house bill: the issuer's four letters, where the mode has them, and up to 12 letters and digits. Undefined when it cannot be sent. */
export const readHouseBill = (typed: string | undefined, mode: string): BillReading | undefined =>
  readIssued(typed, houseIssuer(mode))

const bare = (typed = ''): string => typed.toUpperCase().replace(/[\s-]/g, '')

function readIssued(typed: string | undefined, issuer: IssuerNeed): BillReading | undefined {
  const [, letters, rest] = /^([A-Z]{4})([A-Z0-9]{1,12})$/.exec(bare(typed)) ?? []
  if (issuer !== 'never' && letters) return { issuer: letters, number: rest! }
  return issuer === 'required' ? undefined : readSubHouseBill(typed)
}

/** The sub-house bill, which never has an issuer. Undefined when it cannot be sent. */
export function readSubHouseBill(typed: string | undefined): BillReading | undefined {
  const text = bare(typed)
  return /^[A-Z0-9]{1,12}$/.test(text) ? { number: text } : undefined
}

/**
 * True if the last digit of an air waybill is the remainder of its serial number divided by seven (IATA
 * Resolution 600a). Other texts have no such digit.
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
