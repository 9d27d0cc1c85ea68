import { type Lost, useLeaveQuestion } from '../session/leaving.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { t } from '../words/t.ts'

const LEAVE = {
  title: ({ unsaved }: Lost) =>
    unsaved > 0
      ? t({
          id: 'auth-messages.sign-out-and-lose-what',
          defaultMessage: 'Sign out and lose what you typed?',
        })
      : t({ id: 'auth-messages.sign-out-without-papers', defaultMessage: 'Sign out and lose your papers?' }),
  question: ({ unsaved, papers, isConfirmed }: Lost) =>
    unsaved === 0
      ? t(
          {
            id: 'auth-messages.papers-in-no-entry',
            defaultMessage:
              '{papers, plural, =0 {What you confirmed of papers is in no entry yet. If you sign out now, it is deleted from this browser.} one {One paper is in no entry yet. If you sign out now, it is deleted from this browser, with what you confirmed of it.} other {# papers are in no entry yet. If you sign out now, they are deleted from this browser, with what you confirmed of them.}}',
          },
          { papers },
        )
      : t(
          {
            id: 'auth-messages.what-you-typed-in-is',
            defaultMessage:
              '{hasPapers, select, yes {What you typed in {entries, plural, one {one entry} other {# entries}} is not saved on the server yet, and your papers are in no entry yet. If you sign out now, all of it is deleted from this browser.} other {What you typed in {entries, plural, one {one entry} other {# entries}} is not saved on the server yet. If you sign out now, it is deleted from this browser.}}',
          },
          { entries: unsaved, hasPapers: papers > 0 || isConfirmed ? 'yes' : 'no' },
        ),
  action: ({ unsaved, papers }: Lost) =>
    unsaved > 0 || papers === 0
      ? t({ id: 'auth-messages.delete-and-sign-out', defaultMessage: 'Delete and sign out' })
      : t({
          id: 'auth-messages.sign-out-and-delete-papers',
          defaultMessage: 'Sign out and delete the papers',
        }),
  get stay() {
    return t({ id: 'auth-messages.keep-working', defaultMessage: 'Keep working' })
  },
} as const

/** Asks before a sign-out that deletes what was typed and could not be saved, or papers that are in no entry yet. */
export function LeaveDialog() {
  const question = useLeaveQuestion()
  if (!question) return null
  return (
    <ConfirmDialog
      open
      title={LEAVE.title(question.lost)}
      question={LEAVE.question(question.lost)}
      action={LEAVE.action(question.lost)}
      cancel={LEAVE.stay}
      danger
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    />
  )
}
