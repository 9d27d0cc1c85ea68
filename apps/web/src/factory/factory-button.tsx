import type { RulesProfile } from '@edfe/domain/profile'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import buttonStyles from '../ui/button.module.css'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { type Factory, FactoryDialog, type FactoryStart } from './factory-dialog.tsx'
import type { Supplier } from './supplier-queries.ts'

interface Props {
  label?: string
  /** The factory of the field, as far as it is known when the button is pressed. */
  start: () => FactoryStart
  profile: RulesProfile
  ofPart?: boolean
  entryId?: string | undefined
  onSupplier?: ((supplier: Supplier) => void) | undefined
  onUse: (factory: Factory, mid: string) => void
}

/** Opens the dialog that builds a manufacturer ID, next to a field that asks for one. */
export function FactoryButton({ label, start, ...dialog }: Props) {
  const [opened, setOpened] = useState<FactoryStart>()
  return (
    <>
      <button
        type="button"
        className={`${layoutStyles.touch} ${buttonStyles.link} ${textStyles.nowrap}`}
        onClick={() => setOpened(start())}
      >
        {label ?? t({ id: 'factory-button.name-the-factory', defaultMessage: 'Name the factory…' })}
      </button>
      {opened &&
        createPortal(
          <FactoryDialog start={opened} onClose={() => setOpened(undefined)} {...dialog} />,
          document.body,
        )}
    </>
  )
}
