import { isAirMode, isRailMode, isVesselMode } from '../../reference/modes-of-transport.ts'

/** A number that customs assigned on CBP Form 7512, and one of a paperless movement. */
const ASSIGNED = /^\d{9}$/
const PAPERLESS = /^V[A-Z0-9]{2}\d{8}$/
/** The air waybill under which goods move in bond. */
const AIR_WAYBILL = /^\d{11}$/

/** By vessel, rail and truck an air waybill is no in-bond number (AE usage note h). */
const mayBeAirWaybill = (mode: string): boolean =>
  isAirMode(mode) || !(isVesselMode(mode) || isRailMode(mode) || mode === '30' || mode === '31')

const plain = (typed: string | undefined): string => (typed ?? '').toUpperCase().replace(/[\s-]/g, '')

/** The in-bond number as record 23 takes it for a mode of transport; undefined when it cannot be sent. */
export function readInBondNumber(typed: string | undefined, mode: string): string | undefined {
  const text = plain(typed)
  const isKnown =
    ASSIGNED.test(text) || PAPERLESS.test(text) || (mayBeAirWaybill(mode) && AIR_WAYBILL.test(text))
  return isKnown ? text : undefined
}

/**
 * True if the master bill must be named too: for every number except those of Form 7512 (AE usage note h).
 */
export const needsMasterBill = (typed: string | undefined): boolean =>
  PAPERLESS.test(plain(typed)) || AIR_WAYBILL.test(plain(typed))

/**
 * True if the last digit of a number of Form 7512 is the remainder of the others divided by seven, or up to three more:
 * CBP adds one, two or three for carriers that need many numbers (in-bond chapter of April 2026, note 2). Other numbers
 * have no such digit.
 */
export function isInBondDigitRight(typed: string | undefined): boolean {
  const text = plain(typed)
  if (!ASSIGNED.test(text)) return true
  const added = Number(text[8]) - (Number(text.slice(0, 8)) % 7)
  return added >= 0 && added <= 3
}
