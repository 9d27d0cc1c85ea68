import type { PresenceAnswer } from '@edfe/contracts/presence'
import type { z } from 'zod'
import { detailPage } from '../../../../wizard/named-pages.ts'
import { stepOfPage } from '../../../../wizard/step-path.ts'

export type OtherEditor = z.output<typeof PresenceAnswer>['editors'][number]

const placeOf = (page: string): string | undefined => detailPage(page)?.title ?? stepOfPage(page)?.title

/** 'Ann Lee is on Line Items and Bo Chen is on Bond Details'; empty when nobody else is there. */
export function presenceWords(editors: readonly OtherEditor[]): string {
  const said = editors.map(({ person, page }) => {
    const place = placeOf(page)
    return place ? `${person.name} is on ${place}` : `${person.name} is here too`
  })
  const last = said.pop() ?? ''
  return said.length > 0 ? `${said.join(', ')} and ${last}` : last
}
