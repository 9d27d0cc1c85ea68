import type { Fault } from '../answer/conditions.ts'
import { when } from '../checks/check.ts'
import type { Summary } from '../summary/summary.ts'
import type { OnFile } from './on-file.ts'

/** Types that have no immediate delivery. */
const WAREHOUSE = ['21', '22']

/** What a summary meets that has a release on file, or that consolidates releases which are. */
export function releaseFaults(summary: Summary, key: string, onFile: OnFile): Fault[] {
  const {
    port,
    entryType = '',
    cargoReleaseCertificationRequestIndicator,
    consolidatedSummaryIndicator,
  } = summary.one('10')
  const release = onFile.release(key)
  const isOpen = release !== undefined && !release.isCanceled
  const isDelivery = isOpen && release.facts.placement?.asksForImmediateDelivery === true
  return [
    ...when(isDelivery && cargoReleaseCertificationRequestIndicator === 'A', '339'),
    ...when(isDelivery && WAREHOUSE.includes(entryType), '340'),
    ...when(isOpen && consolidatedSummaryIndicator === 'Y', '230'),
    ...when(isOpen && release.facts.port !== undefined && release.facts.port !== port, 'B22'),
    ...when(new Set(deliveriesOf(summary, onFile)).size > 1, '338'),
  ]
}

/** Of each consolidated release on file, whether it asked for immediate delivery. */
const deliveriesOf = (summary: Summary, onFile: OnFile): boolean[] =>
  summary.all('32').flatMap((values) =>
    [1, 2, 3, 4, 5, 6].flatMap((place) => {
      const number = values[`releaseEntryNumber${place}`]
      const release = number && onFile.release(`${values[`releaseEntryFilerCode${place}`]}${number}`)
      return release ? [release.facts.placement?.asksForImmediateDelivery === true] : []
    }),
  )
