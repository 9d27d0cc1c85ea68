import { type ComponentProps, useState } from 'react'
import { Button, type ButtonLook } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { ProblemText } from './problem-text.tsx'

interface Props extends Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onConfirm' | 'onCancel'> {
  label: string
  look?: ButtonLook
  /** False beside buttons of the usual height. */
  small?: boolean
  disabledReason?: string | undefined
  /** The problem of the last attempt. */
  problem: string | undefined
  /** Acts, and never rejects: what goes wrong is its `problem`. */
  onConfirm: () => Promise<unknown>
}

/** A button, quiet unless `look` says otherwise, whose action runs after a question; the question closes when the action ends. */
export function ConfirmedButton({
  label,
  look = 'quiet',
  small = true,
  disabledReason,
  problem,
  onConfirm,
  ...question
}: Props) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button look={look} small={small} disabledReason={disabledReason} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ProblemText text={problem} />
      <ConfirmDialog
        {...question}
        open={isAsked}
        onConfirm={() => void onConfirm().then(() => setAsked(false))}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}
