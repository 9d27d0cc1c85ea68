import type { PresenceAnswer } from '@edfe/contracts/activity/presence'
import type { z } from 'zod'
import { listed } from '../../messages/listed.ts'
import { t } from '../../words/t.ts'
import { pageTitle } from '../pages/detail-pages.ts'

export type OtherEditor = z.output<typeof PresenceAnswer>['editors'][number]

/** 'Line Items and Bond Details' of the tabs of one person; a page of a newer version has no name here. */
const placesOf = (tabs: readonly OtherEditor[]): string =>
  listed([...new Set(tabs.flatMap(({ page }) => pageTitle(page) ?? []))])

function sentenceOf(tabs: readonly OtherEditor[]): string {
  const { person, mine } = tabs[0]!
  const places = placesOf(tabs)
  if (mine) {
    const count = tabs.length
    return places
      ? t(
          {
            id: 'presence-label.you-are-on',
            defaultMessage:
              'You, {count, plural, one {in another tab} other {in other tabs}}, are on {places}',
          },
          { count, places },
        )
      : t(
          {
            id: 'presence-label.you-have-this-entry-open',
            defaultMessage:
              'You have this entry open {count, plural, one {in another tab} other {in other tabs}}',
          },
          { count },
        )
  }
  return places
    ? t(
        { id: 'presence-label.is-on', defaultMessage: '{name} is on {places}' },
        { name: person.name, places },
      )
    : t({ id: 'presence-label.is-here-too', defaultMessage: '{name} is here too' }, { name: person.name })
}

/** 'Ann Lee is on Line Items. You, in another tab, are on Bond Details'; empty when no other tab is open. */
export function presenceLabel(editors: readonly OtherEditor[]): string {
  const people = [...Map.groupBy(editors, ({ person }) => person.id).values()]
  const others = listed(people.filter(([first]) => !first!.mine).map(sentenceOf))
  const own = people.filter(([first]) => first!.mine).map(sentenceOf)
  return [others, ...own].filter(Boolean).join('. ')
}
