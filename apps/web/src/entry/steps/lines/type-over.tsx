import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import shapeStyles from '../../../ui/shape.module.css'
import { t } from '../../../words/t.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { inside } from '../../form/inside.ts'
import { TariffRowsField } from '../../tariff/tariff-rows-field.tsx'
import type { LineDutyState } from '../../tariff/use-line-duty.ts'
import { DutyField } from './duty-field.tsx'
import styles from './type-over.module.css'
import { isTypedOver, TypedDuty } from './typed-duty.tsx'

interface Props {
  id: string
  state: LineDutyState
}

/**
 * The duty that the line declares. Folded while it is the sum of the rows above; a line that has another one, or none,
 * shows it. A link to a field inside opens it.
 */
export function TypeOver({ id, state }: Props) {
  const { duty, line, isTaken } = state
  const at = inside(`line_items.${id}`)
  const [isChanging, setChanging] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpenFirst] = useState(line.duty_source !== 'calculated' || !line.duty_amount)
  useEffect(() => {
    // Not the attribute of the element: a person who opens or closes it is not corrected.
    if (isOpenFirst && details.current) details.current.open = true
  }, [isOpenFirst])
  const hasOwnRows = (line.tariff_rows ?? []).length > 0 && !isTaken
  return (
    <details
      ref={details}
      className={`${layoutStyles.spaceAbove12} ${layoutStyles.ruleAbove} ${styles.typeOver}`}
    >
      <summary className={`${shapeStyles.unmarked} ${shapeStyles.chevron}`}>
        {duty
          ? t({ id: 'type-over.type-over-duty', defaultMessage: 'Type over the duty' })
          : t({ id: 'type-over.duty-line', defaultMessage: 'Duty of this line' })}
      </summary>
      <div className={fieldStyles.grid}>
        <DutyField id={id} field="duty_amount" rate="hts_rate" />
        <EntryField name={at('hts_rate')} />
        {isTypedOver(state) && <TypedDuty id={id} state={state} />}
      </div>
      {isChanging || hasOwnRows ? (
        <TariffRowsField lineId={id} />
      ) : (
        duty && (
          <Button look="plain" small onClick={() => setChanging(true)}>
            {t({ id: 'type-over.change-tariff-rows-hand', defaultMessage: 'Change the tariff rows by hand' })}
          </Button>
        )
      )}
    </details>
  )
}
