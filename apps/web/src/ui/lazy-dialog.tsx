import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useState } from 'react'
import { t } from '../words/t.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { lazyComponent, loadPartsAgain } from './lazy-component.ts'

interface Closable {
  /** Without it, the person can only try again. */
  onClose?: () => void
}

/**
 * A dialog whose script is loaded when it opens. Where it cannot be loaded, a dialog says so and tries again: the page
 * below stays, with what was typed in it.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props & Closable) => ReactNode {
  const Part = lazyComponent(load)
  return (props) => {
    const [tries, setTries] = useState(0)
    const [hasFailed, setFailed] = useState(false)
    const { onClose } = props
    // Opened another time, it is loaded once more.
    const close = () => {
      loadPartsAgain()
      onClose?.()
    }
    const again = () => {
      loadPartsAgain()
      setFailed(false)
      setTries(tries + 1)
    }
    return (
      <>
        <CatchBoundary getResetKey={() => tries} errorComponent={Nothing} onCatch={() => setFailed(true)}>
          <Part {...props} />
        </CatchBoundary>
        {hasFailed && <DialogFailed onClose={onClose && close} again={again} />}
      </>
    )
  }
}

const Nothing = () => null

function DialogFailed({ onClose, again }: Closable & { again: () => void }) {
  return (
    <Dialog
      open
      title={t({
        id: 'lazy-dialog.this-window-could-not-be',
        defaultMessage: 'This window could not be loaded',
      })}
      lead={t({
        id: 'lazy-dialog.what-you-typed-is-still',
        defaultMessage: 'What you typed is still on the page. Check your connection, then try again.',
      })}
      onClose={onClose ?? nothing}
      footer={
        <>
          {onClose && (
            <Button look="quiet" onClick={onClose}>
              {t({ id: 'common.close', defaultMessage: 'Close' })}
            </Button>
          )}
          <Button onClick={again}>{t({ id: 'common.try-again', defaultMessage: 'Try again' })}</Button>
        </>
      }
    />
  )
}

const nothing = () => {}
