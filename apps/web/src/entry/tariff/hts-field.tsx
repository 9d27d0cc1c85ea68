import { formHts } from '@edfe/domain/entry'
import { type ReactNode, useState } from 'react'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import type { FieldColumns } from '../../ui/field.tsx'
import { TextField } from '../form/controls/text-field.tsx'
import { useEntryFormContext } from '../form/form-context.ts'
import styles from './hts-field.module.css'
import { HtsSearch } from './hts-search.tsx'
import { percentOf } from './line-of-duty.ts'
import type { TariffResult } from './tariff-queries.ts'
import { useEntryFacts } from './use-entry-facts.ts'

interface Props {
  lineId: string
  columns?: FieldColumns
  note?: ReactNode
}

/** The HTSUS number of a line, with the search of the tariff. A choice also fills units and rate that are empty, and the duty follows the tariff. */
export function HtsField({ lineId, columns, note }: Props) {
  const { form, blurred } = useEntryFormContext()
  const [isSearching, setSearching] = useState(false)
  const facts = useEntryFacts(lineId)
  const at = (field: string) => `line_items.${lineId}.${field}`

  const choose = ({ hts, units, general }: TariffResult) => {
    const filled: string[] = []
    const fill = (field: string, label: string, value: string | null | undefined) => {
      if (!value || form.getValues(at(field))) return
      form.setValue(at(field), value, { shouldDirty: true })
      filled.push(`${label} ${value}`)
    }
    form.setValue(at('htsus'), formHts(hts), { shouldDirty: true })
    fill('net_uom', 'unit', units[0]?.code)
    fill('net_uom_2', 'second unit', units[1]?.code)
    fill('net_uom_3', 'third unit', units[2]?.code)
    fill('hts_rate', 'rate', percentOf(general))
    if (!form.getValues(at('duty_amount')))
      form.setValue(at('duty_source'), 'calculated', { shouldDirty: true })
    blurred(at('htsus'))
    setSearching(false)
    announce(`${formHts(hts)} filled in${filled.map((text) => `, ${text}`).join('')}.`)
  }

  return (
    <>
      <TextField
        name={at('htsus')}
        columns={columns}
        note={note}
        tidy={formHts}
        inputMode="numeric"
        maxLength={13}
        wrap={(input) => (
          <div className={styles.withSearch}>
            {input}
            <Button look="quiet" onClick={() => setSearching(true)} aria-label="Find in the tariff">
              Find
            </Button>
          </div>
        )}
      />
      {isSearching && (
        <HtsSearch
          text={String(form.getValues(at('htsus')) || form.getValues(at('description')) || '')}
          facts={facts}
          ofEntry={numbersOf(form.getValues('line_items'))}
          onChoose={choose}
          onClose={() => setSearching(false)}
        />
      )}
    </>
  )
}

/** The tariff numbers of the lines of the form. */
const numbersOf = (lines: unknown): string[] =>
  Object.values(lines ?? {}).flatMap((line: { htsus?: string } | undefined) => line?.htsus || [])
