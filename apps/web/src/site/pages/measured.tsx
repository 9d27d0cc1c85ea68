import type { ServiceFigures } from '@edfe/contracts/site/figures'
import type { ReactNode } from 'react'
import text from '../../ui/text.module.css'
import type { ScriptWords } from '../frame/script-words.ts'

type MeasuredFigure = Exclude<keyof ServiceFigures, 'days'>

interface MeasuredProps {
  of: MeasuredFigure
  /** The words with the figure. */
  says: keyof ScriptWords['figures']
  children?: ReactNode
}

/** Words that the script `figures` replaces once the installation has measured; the children stay until then. */
export const Measured = ({ of, says, children }: MeasuredProps) => (
  <span data-measured={of} data-says={says}>
    {children}
  </span>
)

/** The period and the number of cases of a figure; hidden while there is none. */
export const MeasuredNote = ({ of }: { of: MeasuredFigure }) => (
  <small
    className={`${text.note} ${text.block}`}
    data-measured={of}
    data-says={of === 'uptime' ? 'checks' : 'entries'}
    data-if-measured=""
    hidden
  />
)
