import { LEAVE } from '../messages/session-messages.ts'
import { useLeaveQuestion } from '../session/leaving.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

/** Asks before a sign-out that deletes what was typed and could not be saved. */
export function LeaveDialog() {
  const question = useLeaveQuestion()
  return (
    <ConfirmDialog
      open={question !== undefined}
      title={LEAVE.title}
      question={LEAVE.question(question?.unsaved ?? 0)}
      action={LEAVE.action}
      danger
      onConfirm={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    />
  )
}
