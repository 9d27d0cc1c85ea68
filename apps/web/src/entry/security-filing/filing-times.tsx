import type { SecurityFilingAnswer } from '@edfe/contracts/customs/security-filing'
import { Link } from '@tanstack/react-router'
import { Icon, type IconName } from '../../ui/icon.tsx'
import layoutStyles from '../../ui/layout.module.css'
import panelStyles from '../../ui/panel.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { useEntry } from '../editing/entry-context.ts'
import { entryLink } from '../entry-link.ts'
import { fieldHash } from '../form/use-field-from-hash.ts'
import { DETAIL_PAGES } from '../pages/detail-pages.ts'

type Time = NonNullable<SecurityFilingAnswer['timing']>['time']

const LOOKS: Record<Time, { icon: IconName; color: string | undefined }> = {
  unknown: { icon: 'info', color: textStyles.ink },
  ahead: { icon: 'submitted', color: textStyles.ink },
  in_time: { icon: 'check', color: textStyles.success },
  late: { icon: 'warning', color: textStyles.error },
}

/** The countdown to the deadline or how it was kept, what a late filing costs, and what may follow. */
export function FilingTimes({ answer: { timing, following } }: { answer: SecurityFilingAnswer }) {
  const entry = useEntry()
  if (!timing && !following) return null
  return (
    <div className={`${panelStyles.body} ${layoutStyles.stack8}`}>
      {timing && (
        <p className={`${layoutStyles.iconLine} ${textStyles.strong} ${LOOKS[timing.time].color}`}>
          <Icon name={LOOKS[timing.time].icon} />
          <span>{timing.sentence}</span>
        </p>
      )}
      {timing?.cost && <p className={textStyles.small}>{timing.cost}</p>}
      {following && (
        <p className={following.is_late ? `${textStyles.small} ${textStyles.error}` : textStyles.small}>
          {following.sentence}{' '}
          {entry.may.edit && (
            <Link {...entryLink(entry.id, 'parties')} hash={fieldHash('parties.stuffing_place.name')}>
              {DETAIL_PAGES.parties.title}
            </Link>
          )}
        </p>
      )}
      {timing?.time === 'ahead' && (
        <p className={textStyles.note}>
          {t({
            id: 'filing-times.hours',
            defaultMessage: 'CBP counts hours: a filing on the last day can be late already.',
          })}
        </p>
      )}
    </div>
  )
}
