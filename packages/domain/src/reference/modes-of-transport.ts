import type { MessageDescriptor } from '../messages/index.ts'
import data from './data/modes-of-transport.json' with { type: 'json' }
import { referenceName } from './reference-words.ts'
import { records } from './table.ts'

export interface ModeOfTransport {
  code: string
  name: string
  category: string
}

/** Every mode that CBP knows (CATAIR Appendix B): the data layer's list. */
export const MODES_OF_TRANSPORT: readonly ModeOfTransport[] =
  /* @__PURE__ */ records<keyof ModeOfTransport>(data)

/** The modes that the form's list offers (specification 2§5, step 2). */
export const FORM_MODES = ['10', '11', '12', '20', '21', '30', '31', '40', '41', '50', '60', '70'] as const

export const isVesselMode = (mode: string): boolean => /^1\d$/.test(mode)
export const isRailMode = (mode: string): boolean => /^2\d$/.test(mode)
export const isAirMode = (mode: string): boolean => mode === '40' || mode === '41'

/** By road, mail, hand and pipeline a master bill has no issuer (AE usage note h). */
const MASTER_WITHOUT_ISSUER = ['32', '33', '34', '50', '60', '70']

/** The rule of usage note h for the issuer of a bill: required, allowed, or never given. */
export type IssuerNeed = 'required' | 'allowed' | 'never'

/** The issuer of a master bill by mode: required by vessel, allowed by rail, truck and border ship. */
export function masterIssuer(mode: string): IssuerNeed {
  if (isAirMode(mode) || MASTER_WITHOUT_ISSUER.includes(mode)) return 'never'
  return mode === '10' || mode === '11' ? 'required' : 'allowed'
}

/** The issuer of a house bill by mode: required by vessel and rail. */
export function houseIssuer(mode: string): IssuerNeed {
  if (isAirMode(mode)) return 'never'
  return mode === '10' || mode === '11' || isRailMode(mode) ? 'required' : 'allowed'
}

/** The name of a mode as a message; undefined for a code that CBP does not know. */
export function modeName(code: string): MessageDescriptor | undefined {
  const mode = MODES_OF_TRANSPORT.find((each) => each.code === code)
  return mode && referenceName('mode', code, mode.name)
}
