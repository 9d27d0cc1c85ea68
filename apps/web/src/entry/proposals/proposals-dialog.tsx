import type { ReactNode } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { t } from '../../words/t.ts'
import type { Proposals } from './use-proposals.ts'

interface Props {
  title: string
  lead: string
  proposals: Proposals
  onClose: () => void
  children: ReactNode
}

/** A dialog with values that the form may take. Its button fills in the chosen ones and closes it. */
export function ProposalsDialog({ title, lead, proposals: { chosen, take }, onClose, children }: Props) {
  return (
    <Dialog
      open
      wide
      title={title}
      lead={lead}
      onClose={onClose}
      footer={
        <DialogActions
          onCancel={onClose}
          disabledReason={
            chosen.length === 0
              ? t({ id: 'proposals-dialog.no-values-to-use', defaultMessage: 'No values to use' })
              : undefined
          }
          onClick={() => {
            take()
            onClose()
          }}
        >
          {t(
            {
              id: 'proposals-dialog.text',
              defaultMessage: '{count, plural, one {Fill in 1 field} other {Fill in # fields}}',
            },
            { count: chosen.length },
          )}
        </DialogActions>
      }
    >
      {children}
    </Dialog>
  )
}
