import { expect, test } from 'vitest'
import type { ContinuousBond, ImporterStanding } from './importer-query.ts'
import { type ImporterProblem, importerProblem } from './judge-importer.ts'

const BOND: ContinuousBond = {
  number: '270401052',
  surety: '054',
  activity: '1',
  amount: '50000',
  effective: '2026-01-01',
  sufficient: true,
  active: true,
}

test.each<[string, ImporterStanding, Partial<ContinuousBond>[], ImporterProblem | undefined]>([
  ['a bond in force', 'bonded', [{}], undefined],
  ['a number that CBP does not have', 'not_on_file', [], 'not_on_file'],
  ['an inactive number', 'inactive', [], 'inactive'],
  ['a voided number', 'voided', [], 'voided'],
  ['no bond', 'without_bond', [], 'without_bond'],
  ['a bond that has ended', 'bonded', [{ terminated: '2026-03-05' }], 'without_bond'],
  ['a bond that ends tomorrow', 'bonded', [{ terminated: '2026-03-06' }], undefined],
  ['a bond that begins tomorrow', 'bonded', [{ effective: '2026-03-06' }], 'without_bond'],
  ['the last day of an importer on a bond', 'bonded', [{ userTerminated: '2026-03-05' }], undefined],
  ['the day after it', 'bonded', [{ userTerminated: '2026-03-04' }], 'without_bond'],
  ['a bond that is not active', 'bonded', [{ active: false }], 'without_bond'],
  ['a bond that is not sufficient', 'bonded', [{ sufficient: false }], 'insufficient_bond'],
  ['one of two that is', 'bonded', [{ sufficient: false }, {}], undefined],
  ['a bond of which CBP does not say', 'bonded', [{ sufficient: undefined }], undefined],
])('%s', (_, standing, bonds, problem) => {
  const answer = { standing, bonds: bonds.map((bond) => ({ ...BOND, ...bond })) }
  expect(importerProblem(answer, '2026-03-05')).toBe(problem)
})
