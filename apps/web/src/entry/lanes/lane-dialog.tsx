import { formatEntryNumber } from '@edfe/domain/entry'
import { useDates } from '../../session/use-dates.ts'
import { ProposalTable } from '../proposals/proposal-table.tsx'
import { ProposalsDialog } from '../proposals/proposals-dialog.tsx'
import { useProposals } from '../proposals/use-proposals.ts'
import type { LaneEntry } from './lane-query.ts'

/** What the last entry of the lane says, and the choice of what this one takes; blank fields are chosen at first. */
export function LaneDialog({ last, onClose }: { last: LaneEntry; onClose: () => void }) {
  const { calendarDay } = useDates()
  const number = formatEntryNumber(last.entry_number)
  const found = last.entry_date ? `Entry of ${calendarDay(last.entry_date)}` : `Entry ${number}`
  const proposals = useProposals(
    'shipment_origin',
    last.values.map((value) => ({ ...value, found })),
    { chooses: 'blank fields' },
  )
  return (
    <ProposalsDialog
      title={`As in entry ${number}`}
      lead="The last entry that you filed for the same way. Check each value against the papers of this shipment."
      proposals={proposals}
      onClose={onClose}
    >
      <ProposalTable proposals={proposals} source="From" />
    </ProposalsDialog>
  )
}
