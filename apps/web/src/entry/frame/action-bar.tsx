import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

interface Props {
  onBack?: () => void
  onSkip?: () => void
  onExit?: () => void
  /** The main action; a submit button of the form when absent. */
  main?: ReactNode
  /** Why the main action waits, beside it. */
  reason?: ReactNode
  isBusy: boolean
}

/** Back and Skip at the left, the one main action at the right end. */
export function ActionBar({ onBack, onSkip, onExit, main, reason, isBusy }: Props) {
  return (
    <div className="foot-bar">
      {onBack && (
        <Button look="quiet" busy={isBusy} onClick={onBack}>
          Back
        </Button>
      )}
      {onSkip && (
        <Button look="quiet" busy={isBusy} onClick={onSkip}>
          Skip
        </Button>
      )}
      <span className="sp" />
      {reason}
      {onExit && (
        <Button look="quiet" busy={isBusy} onClick={onExit}>
          Save &amp; Exit
        </Button>
      )}
      {main ?? (
        <Button type="submit" busy={isBusy} className="main-act">
          Save &amp; Continue
        </Button>
      )}
    </div>
  )
}
