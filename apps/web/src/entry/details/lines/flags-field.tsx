import type { DraftPath } from '@edfe/domain/entry'
import { useState } from 'react'
import { announce } from '../../../ui/announce.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import controlStyles from '../../../ui/control.module.css'
import { SelectBox } from '../../../ui/field.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { FieldFrame } from '../../form/field-frame.tsx'
import { useField } from '../../form/use-field.ts'
import { useValues } from '../../form/use-values.ts'
import { AGENCY_FLAGS } from './agency-flags.ts'
import styles from './flags-field.module.css'

const AGENCIES = [...new Set(AGENCY_FLAGS.map((flag) => flag.agency))]
const flagLabel = (code: string): string | undefined => {
  const flag = AGENCY_FLAGS.find((candidate) => candidate.code === code)
  return flag && `${flag.agency}: ${flag.words}`
}

/** The agency flags of a line: chosen one by one, each with what it asks for. */
export function FlagsField({ name }: { name: DraftPath }) {
  const field = useField(name, { hasNote: true })
  const { form, blurred } = field
  const flags = (useValues(form, name) as string[] | undefined) ?? []
  const [chosen, setChosen] = useState('')
  const set = (next: string[]) => {
    form.setValue(name, next, { shouldDirty: true })
    blurred(name)
  }
  const add = () => {
    if (!chosen || flags.includes(chosen)) return
    set([...flags, chosen])
    announce(t({ id: 'flags-field.flag-added', defaultMessage: 'Flag {chosen} added.' }, { chosen }))
    setChosen('')
  }
  const remove = (code: string) => {
    set(flags.filter((other) => other !== code))
    announce(t({ id: 'flags-field.flag-removed', defaultMessage: 'Flag {code} removed.' }, { code }))
    document.getElementById(field.id)?.focus()
  }
  return (
    <FieldFrame
      field={field}
      columns={12}
      note={
        flags.length > 0 && (
          <span className={layoutStyles.grid}>
            {flags.map((code) => (
              <span
                key={code}
                className={`${layoutStyles.grid} ${layoutStyles.middle} ${layoutStyles.ruleBelow} ${styles.flagRow}`}
              >
                <b className={textStyles.ink}>{code}</b> {flagLabel(code)}
                <IconButton
                  icon="close"
                  label={t({ id: 'flags-field.remove-flag', defaultMessage: 'Remove flag {code}' }, { code })}
                  onClick={() => remove(code)}
                />
              </span>
            ))}
          </span>
        )
      }
    >
      <div className={`${layoutStyles.stack12} ${styles.flagAdd}`}>
        <SelectBox>
          <select
            {...field.aria}
            id={field.id}
            className={controlStyles.control}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            <option value="">
              {t({ id: 'flags-field.choose-a-flag', defaultMessage: 'Choose a flag' })}
            </option>
            {AGENCIES.map((agency) => (
              <optgroup key={agency} label={agency}>
                {AGENCY_FLAGS.filter((flag) => flag.agency === agency).map((flag) => (
                  <option key={flag.code} value={flag.code}>{`${flag.code} ${flag.words}`}</option>
                ))}
              </optgroup>
            ))}
          </select>
        </SelectBox>
        <Button look="quiet" icon="plus" onClick={add}>
          {t({ id: 'flags-field.add-flag', defaultMessage: 'Add flag' })}
        </Button>
      </div>
    </FieldFrame>
  )
}
