import feeClassData from './data/fee-classes.json' with { type: 'json' }
import documentData from './data/missing-documents.json' with { type: 'json' }
import pgaData from './data/pga-flags.json' with { type: 'json' }
import suretyData from './data/surety-companies.json' with { type: 'json' }
import stateData from './data/us-states.json' with { type: 'json' }
import carrierData from './data/vessel-carriers.json' with { type: 'json' }
import { records } from './table.ts'

/** Block 18: the eleven codes of the specification. */
export const MISSING_DOCUMENTS = /* @__PURE__ */ records<'code' | 'description'>(documentData)

/** Sureties that CBP lists as active, and the two special codes 998 and 999. */
export const SURETY_COMPANIES = /* @__PURE__ */ records<'code' | 'name'>(suretyData)

/** Vessel carriers by four-letter code; a bill of lading starts with the first letters of one. */
export const VESSEL_CARRIERS = /* @__PURE__ */ records<'code' | 'name'>(carrierData)

/** The fifty states, DC, the military codes and the territories. `kind`: state, district, military, territory. */
export const US_STATES = /* @__PURE__ */ records<'code' | 'name' | 'kind'>(stateData)

/** CBP's accounting classes for duties, taxes and fees. `record`: the AE record that carries them. */
export const FEE_CLASSES = /* @__PURE__ */ records<'code' | 'name' | 'record'>(feeClassData)

const recordByClass = /* @__PURE__ */ new Map(FEE_CLASSES.map(({ code, record }) => [code, record]))

/** The AE record that carries an accounting class; undefined for a class that CBP does not have. */
export const recordOfClass = (code: string | undefined): string | undefined => recordByClass.get(code ?? '')

/** Processing and harbor maintenance: the fees of record 62 that do not follow from a commodity. */
const FEES_OF_ALL_GOODS = ['499', '501']

/** True if a class is a fee of record 62 on a commodity, such as cotton or beef. */
export const isAgriculturalClass = ({ code, record }: { code: string; record: string }): boolean =>
  record === '62' && !FEES_OF_ALL_GOODS.includes(code)

/** Agency flags on tariff lines, e.g. FD4: prior notice is required. */
export const PGA_FLAGS = /* @__PURE__ */ records<'flags' | 'agency' | 'need' | 'data'>(pgaData)

export const isUsState = (code: string): boolean => US_STATES.some((state) => state.code === code)

/** The shape of CBP's code of a location (FIRMS): four letters or digits, in upper case. */
export const isFirmsCode = (text: string): boolean => /^[A-Z0-9]{4}$/.test(text)

/** Codes of four equal digits at the ends of the range, which CBP gives to no location (condition 172). */
export const isUnknownFirms = (code: string): boolean => code === '0000' || code === '9999'
