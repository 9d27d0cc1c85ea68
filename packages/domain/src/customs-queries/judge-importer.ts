import type { ContinuousBond, ImporterAnswer, ImporterStanding } from './importer-query.ts'

/** What is wrong with an importer by CBP's answer. */
export const IMPORTER_PROBLEMS = [
  'not_on_file',
  'voided',
  'inactive',
  'without_bond',
  'insufficient_bond',
] as const
export type ImporterProblem = (typeof IMPORTER_PROBLEMS)[number]

/** The part of an answer that is kept: the number lies apart, encrypted where it is a person's. */
export interface KeptImporterAnswer {
  standing: ImporterStanding
  name: string
  legalName?: string | undefined
  bonds: readonly ContinuousBond[]
}

export const keptAnswer = ({ standing, name, legalName, bonds }: ImporterAnswer): KeptImporterAnswer => ({
  standing,
  name,
  ...(legalName && { legalName }),
  bonds,
})

/** True if a bond counts on a day `YYYY-MM-DD`: it has begun, and has not ended for this importer. */
export const isBondInForce = (
  { effective, terminated, userTerminated, active }: ContinuousBond,
  day: string,
): boolean =>
  active !== false &&
  (effective === undefined || effective <= day) &&
  (terminated === undefined || terminated > day) &&
  (userTerminated === undefined || userTerminated >= day)

/**
 * What is wrong with an importer on a day: the number first, then the bonds. Undefined where nothing is; CBP says
 * 'insufficient' of every bond in force before the bonds are.
 */
export function importerProblem(
  { standing, bonds }: Pick<KeptImporterAnswer, 'standing' | 'bonds'>,
  day: string,
): ImporterProblem | undefined {
  if (standing !== 'bonded') return standing
  const inForce = bonds.filter((bond) => isBondInForce(bond, day))
  if (inForce.length === 0) return 'without_bond'
  return inForce.every(({ sufficient }) => sufficient === false) ? 'insufficient_bond' : undefined
}
