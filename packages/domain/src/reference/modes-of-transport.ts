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

/** The name of a mode as a message; undefined for a code that CBP does not know. */
export function modeName(code: string): MessageDescriptor | undefined {
  const mode = MODES_OF_TRANSPORT.find((each) => each.code === code)
  return mode && referenceName('mode', code, mode.name)
}
