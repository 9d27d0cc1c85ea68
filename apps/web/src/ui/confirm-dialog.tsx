import { t } from '../words/t.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import layoutStyles from './layout.module.css'

interface ConfirmDialogProps {
  open: boolean
  title: string
  question: string
  action: string
  /** The way back; 'Cancel' unless the question asks for other words. */
  cancel?: string
  danger?: boolean
  busy?: boolean
  /** Shown instead of the action's name while it runs. */
  busyLabel?: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before an action. Cancel comes first in the focus order, so Enter alone never confirms by accident. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    question,
    action,
    cancel = t({ id: 'common.cancel', defaultMessage: 'Cancel' }),
    danger,
    busy,
    busyLabel = t({ id: 'confirm-dialog.processing', defaultMessage: 'Processing...' }),
    onConfirm,
    onCancel,
  } = props
  return (
    <Dialog
      open={open}
      title={title}
      lead={question}
      onClose={onCancel}
      footer={
        <>
          <Button look="quiet" onClick={onCancel} disabledReason={busy ? busyLabel : undefined}>
            {cancel}
          </Button>
          <Button
            look={danger ? 'danger' : 'primary'}
            busy={busy}
            onClick={onConfirm}
            className={layoutStyles.toEnd}
          >
            {busy ? busyLabel : action}
          </Button>
        </>
      }
    />
  )
}
