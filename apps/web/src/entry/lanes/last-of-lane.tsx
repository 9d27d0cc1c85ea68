import { formatEntryNumber, type Lane, laneOf, type ShipmentSection } from '@edfe/domain/entry'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import layoutStyles from '../../ui/layout.module.css'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import textStyles from '../../ui/text.module.css'
import { useSettled } from '../../ui/use-settled.ts'
import { t } from '../../words/t.ts'
import { useEntry } from '../editing/entry-context.ts'
import { isOnServer } from '../editing/on-server.ts'
import { useDraftFields } from '../proposals/draft-fields.ts'
import { lastOfLaneQuery } from './lane-query.ts'

const LaneDialog = lazyDialog(async () => (await import('./lane-dialog.tsx')).LaneDialog)

const PAUSE_MS = 400

/** Offers what the last filed entry of the same mode and manufacturer or origin says, while the form lacks any of it. */
export function LastOfLane({ shipment }: { shipment: ShipmentSection }) {
  const entry = useEntry()
  const { read } = useDraftFields('shipment_origin')
  const [isOpen, setOpen] = useState(false)
  const lane = useSettled(JSON.stringify(laneOf({ shipment_origin: shipment }) ?? null), PAUSE_MS)
  const known = (JSON.parse(lane) ?? undefined) as Lane | undefined
  const query = lastOfLaneQuery(entry.may.edit ? known : undefined, isOnServer(entry) ? entry.id : undefined)
  const { data: last } = useQuery(query)
  if (!last?.values.some(({ field, value }) => read(field) !== value)) return null
  return (
    <p className={`${fieldStyles.columns12} ${layoutStyles.spaceBelow12} ${textStyles.note}`}>
      {t(
        {
          id: 'last-of-lane.lead',
          defaultMessage:
            'Entry {number} went the same way, from {shares, select, manufacturer {the same manufacturer} other {the same country of origin}}.',
        },
        { number: formatEntryNumber(last.entry_number), shares: last.shares },
      )}{' '}
      <Button
        look="inline"
        onClick={() => setOpen(true)}
        data-command={t({
          id: 'last-of-lane.take-from-the-last-entry',
          defaultMessage: 'Take from the last entry of this lane',
        })}
      >
        {t({
          id: 'last-of-lane.take-carrier-ports-and-location',
          defaultMessage: 'Take carrier, ports and location',
        })}
      </Button>
      {isOpen && (
        <Suspense
          fallback={
            <span role="status">{t({ id: 'last-of-lane.loading', defaultMessage: 'Loading…' })}</span>
          }
        >
          {/* Outside of the form: Enter in the dialog does not save the step. */}
          {createPortal(<LaneDialog last={last} onClose={() => setOpen(false)} />, document.body)}
        </Suspense>
      )}
    </p>
  )
}
