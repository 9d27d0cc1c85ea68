import type { GoodsDecision } from '../filing/goods-decision.ts'
import type { At } from './moments.ts'
import type { AgencyStep, Notice } from './scenario.ts'
import { releaseDay } from './write-notice.ts'

/** What a notice tells, as CBP answers it to a question from a moment on. */
export const decisionsOfNotice = ({ steps }: Notice, moments: readonly At[], from: number): GoodsDecision[] =>
  steps.flatMap((step, index) => {
    const at = moments[index]
    if (!at) return []
    const { record, code, narrative } = step
    const decision = { record, code, narrative, date: at.day, time: at.time, from }
    if (step.record === 'SO50') return [decision]
    if (step.record === 'SO70') return [{ ...decision, agency: agencyOf(step, at) }]
    const { releaseOrigin, documentType } = step
    const releaseDate = releaseDay(step, at)
    return [
      {
        ...decision,
        ...(releaseDate && { releaseDate }),
        ...(releaseOrigin && { releaseOrigin }),
        ...(documentType && { documentType }),
      },
    ]
  })

const agencyOf = ({ code, narrative, values, comment }: AgencyStep, { day, time }: At) => ({
  agency: values.agency ?? '',
  program: values.program,
  date: day,
  time,
  entryStatus: code,
  entryNarrative: narrative,
  lineStatus: values.lineCode,
  reason: values.reason,
  fromLine: values.firstLine,
  toLine: values.lastLine,
  documentType: values.documentType,
  hold: values.hold,
  comments: comment ? [comment] : [],
})
