import { formatEntryNumber } from '@edfe/domain/entry'
import { useDates } from '../../session/use-dates.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { ProposalTable } from '../proposals/proposal-table.tsx'
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
  const { chosen, take } = proposals
  return (
    <Dialog
      open
      wide
      title={`As in entry ${number}`}
      lead="The last entry that you filed for the same way. Check each value against the papers of this shipment."
      onClose={onClose}
      footer={
        <DialogActions
          onCancel={onClose}
          disabledReason={chosen.length === 0 ? 'No value to take' : undefined}
          onClick={() => {
            take()
            onClose()
          }}
        >
          {chosen.length === 1 ? 'Fill in 1 field' : `Fill in ${chosen.length} fields`}
        </DialogActions>
      }
    >
      <ProposalTable proposals={proposals} source="From" />
    </Dialog>
  )
}
