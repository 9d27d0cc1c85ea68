import type { Road } from '@edfe/contracts/organization/road'
import { useState } from 'react'
import { notesOf, useSaveRoad } from '../../session/use-road.ts'
import { useFieldErrors } from '../../settings/use-field-errors.ts'
import { useSaveNotice } from '../../settings/use-save-notice.ts'
import { Banner } from '../../ui/banner.tsx'
import fieldStyles from '../../ui/field.module.css'
import { FormPanel } from '../../ui/form-panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'

const countOf = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.replaceAll(',', ''))
const textOf = (count: number | null): string => (count === null ? '' : String(count))

/** What the company imports in a year: the letters state it, and the bond follows from it. */
export function PlanForm({ road }: { road: Road }) {
  const { plan } = road
  const [values, setValues] = useState({
    ...plan,
    entries_last_year: textOf(plan.entries_last_year),
    entries_planned: textOf(plan.entries_planned),
  })
  const save = useSaveRoad()
  const { notice, run } = useSaveNotice()
  const { errors, atFields } = useFieldErrors()
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: errors[`plan.${name}`],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  })
  const submit = () =>
    void run(
      () =>
        atFields(
          save.mutateAsync({
            ...notesOf(road),
            plan: {
              ...values,
              entries_last_year: countOf(values.entries_last_year),
              entries_planned: countOf(values.entries_planned),
            },
          }),
        ),
      t({ id: 'plan-form.saved', defaultMessage: 'The plan is saved. The letters state it.' }),
      t({ id: 'plan-form.failed', defaultMessage: 'The plan could not be saved.' }),
    )
  return (
    <FormPanel
      title={t({ id: 'plan-form.title', defaultMessage: 'What you import in a year' })}
      lead={t({
        id: 'plan-form.lead',
        defaultMessage: 'The letters state these figures, and the size of your bond follows from them.',
      })}
      action={t({ id: 'plan-form.save', defaultMessage: 'Save the plan' })}
      busy={save.isPending}
      onSave={submit}
    >
      {notice && <Banner notice={notice} />}
      <div className={fieldStyles.grid}>
        <TextField
          {...field('goods')}
          label={t({ id: 'plan-form.goods', defaultMessage: 'Goods and where they come from' })}
          hint={t({ id: 'plan-form.goods.hint', defaultMessage: 'LED lighting from China and Vietnam' })}
          maxLength={200}
          columns={12}
        />
        <TextField
          {...field('entries_last_year')}
          label={t({ id: 'plan-form.entries-before', defaultMessage: 'Entries, past 12 months' })}
          inputMode="numeric"
          columns={6}
        />
        <TextField
          {...field('value_last_year')}
          label={t({ id: 'plan-form.value-before', defaultMessage: 'Entered value, past 12 months' })}
          inputMode="decimal"
          columns={6}
        />
        <TextField
          {...field('entries_planned')}
          label={t({ id: 'plan-form.entries', defaultMessage: 'Entries, next 12 months' })}
          inputMode="numeric"
          columns={6}
        />
        <TextField
          {...field('value_planned')}
          label={t({ id: 'plan-form.value', defaultMessage: 'Entered value, next 12 months' })}
          inputMode="decimal"
          columns={6}
        />
        <TextField
          {...field('owed_planned')}
          label={t({ id: 'plan-form.owed', defaultMessage: 'Duty, taxes and fees, next 12 months' })}
          hint={t({
            id: 'plan-form.owed.hint',
            defaultMessage: 'The estimate of a shipment, times your shipments.',
          })}
          inputMode="decimal"
          columns={6}
        />
      </div>
    </FormPanel>
  )
}
