/**
 * A query of importers and their bonds (KI) and its answer (KR), as CBP's chapter of July 2025 (version 7) has them.
 * Only continuous bonds are answered.
 */
export interface ImporterQuery {
  /** `12-3456789` with its suffix or two asterisks for every suffix, `YYDDPP-NNNNN` or `NNN-NN-NNNN`. */
  number: string
  withAddresses: boolean
}

/** What CBP knows of one number. */
export interface ImporterAnswer {
  number: string
  standing: ImporterStanding
  name: string
  legalName?: string | undefined
  /** `CEE001` to `CEE010`, `NOTELG` or `PNDING`, and its name. */
  center?: string | undefined
  centerName?: string | undefined
  /** True if duty may be paid by periodic monthly statement. */
  periodicStatement?: boolean | undefined
  mailingAddress?: ImporterAddress | undefined
  physicalAddress?: ImporterAddress | undefined
  bonds: readonly ContinuousBond[]
}

/** Query result codes 0 to 4. */
export const IMPORTER_STANDINGS = ['not_on_file', 'bonded', 'without_bond', 'voided', 'inactive'] as const
export type ImporterStanding = (typeof IMPORTER_STANDINGS)[number]

export interface ImporterAddress {
  line1: string
  line2?: string | undefined
  city: string
  /** Of the United States, Canada and Mexico; FN elsewhere. */
  state: string
  postalCode: string
}

export interface ContinuousBond {
  number: string
  surety: string
  /** Activity of CBP Form 301: 1, 1A, 2, 3, 16. */
  activity: string
  /** Whole dollars. */
  amount: string
  port?: string | undefined
  effective?: string | undefined
  terminated?: string | undefined
  /** Undefined when CBP does not say. */
  sufficient?: boolean | undefined
  active?: boolean | undefined
  /** The last day on which this importer is on the bond. */
  userTerminated?: string | undefined
}

/** The letters by which an answer names the activities of a bond. */
export const BOND_ACTIVITY_LETTERS: Readonly<Record<string, string>> = {
  A: '1',
  B: '1A',
  C: '1A1',
  D: '2',
  E: '3',
  F: '3A',
  G: '3A3',
  H: '4',
  J: '5',
  K: '11',
  L: '12',
  M: '13',
  N: '14',
  O: '15',
  P: '16',
  Q: '17',
  R: '18',
  S: '19',
  T: '20',
}

const NUMBERS = [/^\d{2}-\d{7}(?:[A-Z0-9]{2}|\*\*)?$/, /^\d{6}-\d{5}$/, /^\d{3}-\d{2}-\d{4}$/]

/** True if a number has one of the forms that a query takes. */
export const isQueryableImporter = (number: string): boolean => NUMBERS.some((form) => form.test(number))
