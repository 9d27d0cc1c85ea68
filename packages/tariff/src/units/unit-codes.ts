/**
 * CBP's unit code (CATAIR Appendix C) of each unit that the schedule prints; CBP has none for doses,
 * megawatt hours and kilograms of total sugars.
 */
const CODES: ReadonlyMap<string, string> = new Map([
  ['Ag g', 'CGM'],
  ['Au g', 'CGM'],
  ['Co kg', 'CKG'],
  ['Cr kg', 'CKG'],
  ['Cr2O3 t', 'CTN'],
  ['Cu kg', 'CKG'],
  ['Dz Pcs', 'DPC'],
  ['Fiber m', 'FBM'],
  ['GBq', 'GBQ'],
  ['Ir g', 'CGM'],
  ['Jwls.', 'JWL'],
  ['Mg kg', 'CKG'],
  ['Mn kg', 'CKG'],
  ['Mo kg', 'CKG'],
  ['NH3 t', 'CTN'],
  ['NaOH kg', 'CKG'],
  ['Ni kg', 'CKG'],
  ['No.', 'NO'],
  ['Os g', 'CGM'],
  ['Pb kg', 'CKG'],
  ['Pd g', 'CGM'],
  ['Pt g', 'CGM'],
  ['Rh g', 'CGM'],
  ['Ru g', 'CGM'],
  ['Sb kg', 'CKG'],
  ['Si kg', 'CKG'],
  ['Sn t', 'CTN'],
  ['V kg', 'CKG'],
  ['V2O5 kg', 'CKG'],
  ['W', 'W'],
  ['W kg', 'CKG'],
  ['Zn kg', 'CKG'],
  ['bbl', 'BBL'],
  ['carat', 'CAR'],
  ['cm2', 'CM2'],
  ['cy kg', 'CYK'],
  ['doz.', 'DOZ'],
  ['doz. prs.', 'DPR'],
  ['g', 'G'],
  ['gr.lines', 'GRL'],
  ['gross', 'GR'],
  ['hundreds', 'HUN'],
  ['kg', 'KG'],
  ['kg amc', 'KG'],
  ['kg cmsc', 'CKG'],
  ['kg msc', 'CKG'],
  ['lin. m', 'LNM'],
  ['liters', 'L'],
  ['m', 'M'],
  ['m2', 'M2'],
  ['m3', 'M3'],
  ['m²', 'M2'],
  ['pack', 'PK'],
  ['pcs', 'PCS'],
  ['pf.liters', 'PFL'],
  ['prs.', 'PRS'],
  ['square', 'SQ'],
  ['t', 'T'],
  ['t adw', 'CTN'],
  ['t dwb', 'T'],
  ['thousand m', 'KM'],
  ['thousand m3', 'KM3'],
  ['thousands', 'K'],
  ['No', 'NO'],
])

/** CBP's unit for goods without a quantity. */
export const NO_QUANTITY = 'X'

/** A unit in which CBP wants a quantity of a line: as the schedule prints it, and CBP's code where there is one. */
export interface DemandedUnit {
  readonly text: string
  readonly code: string | undefined
}

/** The quantities that a line reports, in order; goods without a unit report X. */
export const demandedUnits = (texts: readonly string[]): DemandedUnit[] =>
  texts.length === 0
    ? [{ text: NO_QUANTITY, code: NO_QUANTITY }]
    : texts.map((text) => ({ text, code: CODES.get(text) }))
