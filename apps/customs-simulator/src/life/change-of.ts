import type { LifeEvent } from '../filing/filed-release.ts'
import { changeByCode } from '../filing/release-state.ts'
import type { At } from './moments.ts'
import type { Notice } from './scenario.ts'
import { releaseDay } from './write-notice.ts'

/** The change of a release that a notice tells. */
export const changeOf = ({ steps }: Notice, moments: readonly At[]): LifeEvent['change'] =>
  Object.assign(
    {},
    ...steps.map((step, index) => {
      const at = moments[index]
      if (step.record === 'SO70' || !at) return {}
      return changeByCode(step, step.record === 'SO60' ? releaseDay(step, at) : undefined)
    }),
  )
