/** What people call an agency, where it is not the code of the message set. */
const NAMES: Readonly<Record<string, string>> = {
  APH: 'APHIS',
  CPS: 'CPSC',
  FSI: 'FSIS',
  NHT: 'NHTSA',
  NMF: 'NOAA Fisheries',
  OMC: 'State Department',
}

/** The short name of an agency by its code. */
export const agencyName = (code: string): string => NAMES[code] ?? code
