import { parseDay } from '@edfe/domain/calendar'
import type { Classification } from '@edfe/domain/entry'
import { supplierOnLine } from '@edfe/domain/parties'
import { checkPart, MOST_PARTS, type Part, type PartColumn } from '@edfe/domain/parts'
import { rulesProfile } from '@edfe/domain/profile'
import { isCountryCode } from '@edfe/domain/reference'
import { type FormEvent, useId, useState } from 'react'
import { useOrganization } from '../api/organization.ts'
import { messageOf } from '../api/problem.ts'
import { FactoryButton } from '../factory/factory-button.tsx'
import type { Factory } from '../factory/factory-dialog.tsx'
import type { Supplier } from '../factory/supplier-queries.ts'
import { classificationOf, isOfNumber } from '../goods/classification.ts'
import { FindNumberButton } from '../goods/find-number-button.tsx'
import { listed } from '../messages/listed.ts'
import { countText } from '../messages/money.ts'
import { useMe } from '../session/use-me.ts'
import { useFieldErrors } from '../settings/use-field-errors.ts'
import { Alert } from '../ui/alert.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import fieldStyles from '../ui/field.module.css'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { showToast } from '../ui/toast.tsx'
import { t } from '../words/t.ts'
import { PartField } from './part-field.tsx'
import { FORM_COLUMNS, keptLabels, NO_PART, partOfValues, valuesOfPart } from './part-values.ts'
import styles from './parts.module.css'
import { partFaultText } from './parts-text.ts'
import { type PartRow, useSavePart } from './use-parts.ts'

/** The fields that most parts have; the rest is in a section that opens. */
const MAIN = ['part_number', 'description', 'htsus', 'origin_country', 'net_uom', 'manufacturer_mid']
const isMain = ({ path }: PartColumn) => MAIN.includes(path)
const WIDE = new Set(['part_number', 'description'])

interface Props {
  /** The part to change; absent for a new one. */
  row?: PartRow | undefined
  onClose: () => void
}

/** All fields of a part. What is wrong is shown at its field, before and after the server has judged. */
export function PartDialog({ row, onClose }: Props) {
  const form = useId()
  const before: Part = row?.part ?? NO_PART
  const [values, setValues] = useState(() => valuesOfPart(before))
  /** Why the number was chosen in the search, where it was chosen here. */
  const [chosen, setChosen] = useState<Classification>()
  const today = parseDay(useMe().data?.today)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const save = useSavePart()
  const { errors, atFields } = useFieldErrors()
  const kept = keptLabels(before)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const isChosen = chosen !== undefined && isOfNumber(chosen, values.htsus ?? '')
    const part = partOfValues(values, isChosen ? { ...before, classification: chosen } : before)
    const found = checkPart(part)
    setFaults(Object.fromEntries(found.map((finding) => [finding.path, partFaultText(finding)])))
    setProblem(undefined)
    const [first] = found
    if (first) return document.getElementById(`${form}-${first.path}`)?.focus()
    try {
      await atFields(save.mutateAsync({ id: row?.id, part }))
      showToast({
        text: t(
          { id: 'part-dialog.part-is-saved', defaultMessage: 'Part {number} is saved.' },
          { number: part.part_number },
        ),
      })
      onClose()
    } catch (error) {
      setProblem(
        messageOf(
          error,
          t({
            id: 'part-dialog.the-part-could-not-be',
            defaultMessage: 'The part could not be saved. Please try again.',
          }),
        ),
      )
    }
  }
  const organization = useOrganization().data?.organization
  const profile = organization && rulesProfile(organization.rules_profile)
  const takeFactory = (factory: Factory, mid: string) =>
    setValues((now) => ({
      ...now,
      ...Object.fromEntries(
        Object.entries(factory).map(([field, value]) => [`manufacturer.${field}`, value]),
      ),
      manufacturer_mid: mid,
    }))
  const takeSupplier = (supplier: Supplier) => {
    const { manufacturer = {}, ...own } = supplierOnLine(supplier, { line: values.origin_country })
    setValues((now) => ({
      ...now,
      ...Object.fromEntries(
        Object.entries(manufacturer).map(([field, value]) => [`manufacturer.${field}`, String(value)]),
      ),
      ...(own.manufacturer_mid && { manufacturer_mid: own.manufacturer_mid }),
      ...(own.origin_country && { origin_country: own.origin_country }),
    }))
  }
  const asideOf = (path: string) => {
    if (path === 'htsus')
      return (
        <FindNumberButton
          text={values.htsus || values.description || ''}
          origin={isCountryCode(values.origin_country ?? '') ? values.origin_country : undefined}
          onChoose={(found) => {
            setValues((now) => ({ ...now, htsus: found.line.hts }))
            if (today) setChosen(classificationOf(found, today, before.classification))
          }}
        />
      )
    return path === 'manufacturer_mid' && profile ? (
      <FactoryButton
        ofPart
        start={() => partOfValues(values, before).manufacturer ?? {}}
        profile={profile}
        onSupplier={takeSupplier}
        onUse={takeFactory}
      />
    ) : undefined
  }
  const fieldOf = (column: PartColumn) => (
    <PartField
      key={column.path}
      id={`${form}-${column.path}`}
      column={column}
      columns={WIDE.has(column.path) ? 12 : 6}
      value={values[column.path] ?? ''}
      error={faults[column.path] ?? errors[column.path]}
      onChange={(value) => setValues({ ...values, [column.path]: value })}
      aside={asideOf(column.path)}
    />
  )
  return (
    <Dialog
      open
      wide
      title={
        row
          ? t({ id: 'part-dialog.part', defaultMessage: 'Part {number}' }, { number: before.part_number })
          : t({ id: 'part-dialog.new-part', defaultMessage: 'New part' })
      }
      lead={
        row
          ? t({
              id: 'part-dialog.lines-of-entries-stay-as',
              defaultMessage: 'Lines of entries stay as they are.',
            })
          : t(
              {
                id: 'part-dialog.goods-that-you-import-again',
                defaultMessage: 'Goods that you import again and again. You can keep {limit} parts.',
              },
              { limit: countText(MOST_PARTS) },
            )
      }
      onClose={onClose}
      footer={
        <DialogActions onCancel={onClose} type="submit" form={form} busy={save.isPending}>
          {t({ id: 'part-dialog.save-part', defaultMessage: 'Save part' })}
        </DialogActions>
      }
    >
      <form id={form} className={layoutStyles.stack24} onSubmit={submit} noValidate>
        {problem && (
          <Alert role="alert">
            <p>{problem}</p>
          </Alert>
        )}
        <div className={fieldStyles.grid}>{FORM_COLUMNS.filter(isMain).map(fieldOf)}</div>
        <details className={styles.more}>
          <summary>
            {t({
              id: 'part-dialog.manufacturer-programs-and-other-fields',
              defaultMessage: 'Manufacturer, programs and other fields',
            })}
          </summary>
          <div className={fieldStyles.grid}>
            {FORM_COLUMNS.filter((column) => !isMain(column)).map(fieldOf)}
          </div>
        </details>
        {kept.length > 0 && (
          <p className={textStyles.secondary}>
            {t(
              {
                id: 'part-dialog.the-part-also-keeps-its',
                defaultMessage:
                  'The part also keeps its {kept}. You set them in a line and save the line as this part.',
              },
              { kept: listed(kept) },
            )}
          </p>
        )}
      </form>
    </Dialog>
  )
}
