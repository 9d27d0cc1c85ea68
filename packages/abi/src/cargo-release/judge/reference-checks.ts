import { CANCELLATION_REASONS, RELEASE_REFERENCES } from '@edfe/domain/filing'
import { type JudgedRelease, type ReleaseCheck, when } from './fault.ts'

/** References of SE20: their qualifiers, their forms, and those that something else in the release asks for. */
export const referenceChecks: ReleaseCheck = (release) => {
  const { nodes, header } = release
  const given = nodes.references.map(({ values }) => values.qualifier)
  return [
    ...nodes.references.flatMap((node) => {
      const { qualifier = '', reference = '' } = node.values
      const form = RELEASE_REFERENCES[qualifier]
      return [
        ...when(!form, 'referenceUnknown', node),
        ...when(form !== undefined && !form.test(reference), 'referenceInvalid', node),
      ]
    }),
    ...neededBy(release).flatMap((qualifier) => when(!given.includes(qualifier), 'referenceMissing', header)),
  ]
}

/** Bond type 9 needs surety and amount, sent documents their number, type 86 its day, some cancellations what replaces. */
function neededBy({ nodes, header, action, type }: JudgedRelease): string[] {
  const { reason, documentsSent } = nodes.contacts[0]?.values ?? {}
  const replacement = action === 'D' ? CANCELLATION_REASONS[reason ?? '']?.reference : undefined
  return [
    ...(header.values.bondType === '9' && action !== 'D' && action !== 'U' ? ['V1', 'AMT'] : []),
    ...(documentsSent === '1' ? ['DIS'] : []),
    ...(type === '86' && (action === 'A' || action === 'R') ? ['EDA'] : []),
    ...(replacement ? [replacement] : []),
  ]
}
