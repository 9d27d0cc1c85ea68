import { formatEntryNumber } from '@edfe/domain/entry'
import { useDates } from '../../session/use-dates.ts'
import { t } from '../../words/t.ts'
import { ProposalTable } from '../proposals/proposal-table.tsx'
import { ProposalsDialog } from '../proposals/proposals-dialog.tsx'
import { useProposals } from '../proposals/use-proposals.ts'
import type { LaneEntry } from './lane-query.ts'

/**
 * Shows the values of the lane's last entry, and the choice of those to copy; blank fields are chosen at
 * first.
 */
export function LaneDialog({ last, onClose }: { last: LaneEntry; onClose: () => void }) {
  const { calendarDay } = useDates()
  const number = formatEntryNumber(last.entry_number)
  const found = last.entry_date
    ? t(
        { id: 'lane-dialog.entry-of', defaultMessage: 'Entry of {day}' },
        { day: calendarDay(last.entry_date) },
      )
    : t({ id: 'lane-dialog.entry', defaultMessage: 'Entry {number}' }, { number })
  const proposals = useProposals(
    'shipment_origin',
    last.values.map((value) => ({ ...value, found })),
    { chooses: 'blank fields' },
  )
  return (
    <ProposalsDialog
      title={t({ id: 'lane-dialog.as-in-entry', defaultMessage: 'As in entry {number}' }, { number })}
      lead={t({
        id: 'lane-dialog.the-last-entry-that-you',
        defaultMessage:
          'The last entry that you filed for the same way. Check each value against the papers of this shipment.',
      })}
      proposals={proposals}
      onClose={onClose}
    >
      <ProposalTable proposals={proposals} source={t({ id: 'common.from', defaultMessage: 'From' })} />
    </ProposalsDialog>
  )
}
