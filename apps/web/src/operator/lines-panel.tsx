import type { Line } from '@edfe/contracts/operator/operator'
import { useState } from 'react'
import { useDates } from '../session/use-dates.ts'
import { Button } from '../ui/button.tsx'
import { Badge } from '../ui/status-badge.tsx'
import tableStyles from '../ui/table.module.css'
import { t } from '../words/t.ts'
import { actTexts } from './act-texts.ts'
import { LineDialog } from './line-dialog.tsx'
import { type LineRoad, lineRoadName } from './line-roads.ts'
import { ListPanel } from './list-panel.tsx'

/** How each organization with a confirmed filer code files with CBP; a password is never shown. */
export function LinesPanel({ lines, roads }: { lines: readonly Line[]; roads: readonly LineRoad[] }) {
  const dates = useDates()
  const [opened, setOpened] = useState<Line>()
  const road = t({ id: 'lines-panel.road', defaultMessage: 'Road' })
  const sender = t({ id: 'lines-panel.sender', defaultMessage: 'Site and transmitter' })
  const password = t({ id: 'lines-panel.password', defaultMessage: 'Password' })
  return (
    <>
      <ListPanel
        title={t({ id: 'lines-panel.lines', defaultMessage: 'Lines of organizations' })}
        rows={lines}
        empty={t({
          id: 'lines-panel.none',
          defaultMessage: 'No organization has a confirmed filer code.',
        })}
        columns={[t({ id: 'common.organization', defaultMessage: 'Organization' }), road, sender, password]}
        hasActions
      >
        {(line) => (
          <tr key={`${line.org_id} ${line.filer_code}`}>
            <td className={tableStyles.twoLines}>
              {line.organization}
              <small>
                {t(
                  { id: 'lines-panel.filer-code', defaultMessage: 'Filer code {code}' },
                  { code: line.filer_code },
                )}
              </small>
            </td>
            <td data-label={road}>
              <RoadBadge road={line.road ?? roads[0] ?? 'live'} />
            </td>
            <td data-label={sender}>
              {line.site_code
                ? t(
                    { id: 'lines-panel.site', defaultMessage: '{site}, {sender}' },
                    { site: line.site_code, sender: line.sender_id },
                  )
                : t({ id: 'lines-panel.of-the-installation', defaultMessage: 'Of the installation' })}
            </td>
            <td data-label={password} className={tableStyles.twoLines}>
              {line.password_set_at
                ? t(
                    { id: 'lines-panel.set-on', defaultMessage: 'Set {at}' },
                    { at: dates.dayAndTime(line.password_set_at) },
                  )
                : t({ id: 'lines-panel.of-the-installation', defaultMessage: 'Of the installation' })}
              {line.password_expires_on && (
                <small>
                  {t(
                    { id: 'lines-panel.expires', defaultMessage: 'Expires {day}' },
                    { day: dates.calendarDay(line.password_expires_on) },
                  )}
                </small>
              )}
            </td>
            <td className={tableStyles.actions}>
              <Button
                look="quiet"
                small
                aria-label={t(
                  { id: 'lines-panel.set-line-of', defaultMessage: 'Set line of {organization}' },
                  { organization: line.organization },
                )}
                onClick={() => setOpened(line)}
              >
                {actTexts('set_line').label}
              </Button>
            </td>
          </tr>
        )}
      </ListPanel>
      {opened && <LineDialog line={opened} roads={roads} onClose={() => setOpened(undefined)} />}
    </>
  )
}

const RoadBadge = ({ road }: { road: LineRoad }) => <Badge look={LOOKS[road]}>{lineRoadName(road)}</Badge>

const LOOKS = { practice: 'draft', test: 'validated', live: 'accepted' } as const
