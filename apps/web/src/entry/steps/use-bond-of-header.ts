import { bondOfHeader } from '@edfe/domain/entry'
import { useEffect, useRef } from 'react'
import { useEntryContext } from '../editing/entry-context.ts'
import { onValues } from '../form/on-values.ts'
import type { EntryForm } from '../form/use-entry-form.ts'

const SAID_BY = ['header.bond_type', 'header.surety_no']

/**
 * Bond type and surety number say the coverage and the company of the bond: they fill in both when one of them is chosen.
 * Text that a person typed there stays.
 */
export function useBondOfHeader({ value: { form } }: EntryForm): void {
  const { profile } = useEntryContext().rules
  const said = useRef(bondOfHeader(form.getValues('header'), profile))
  useEffect(
    () =>
      onValues(form, ({ name, isTyped }) => {
        if (!isTyped || !name || !SAID_BY.includes(name)) return
        const before = said.current
        said.current = bondOfHeader(form.getValues('header'), profile)
        for (const field of ['bond_type_detail', 'surety_company'] as const) {
          const at = `bond_information.${field}`
          const now = said.current[field]
          const held = form.getValues(at) || ''
          if (now && now !== held && (held === '' || held === before[field]))
            form.setValue(at, now, { shouldDirty: true })
        }
      }),
    [form, profile],
  )
}
