import { type LineItem, lineFields } from '@edfe/domain/entry'
import { applyPart, type Goods, type Part, partNumberKey, partOfLine } from '@edfe/domain/parts'
import { Suspense, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { messageOf } from '../../../api/problem.ts'
import { useKnownPart, useSavePart } from '../../../parts/use-parts.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { useEntry, useEntryContext } from '../../editing/entry-context.ts'
import { TextField } from '../../form/controls/text-field.tsx'
import { fieldMeta } from '../../form/field-meta.ts'
import { useEntryFormContext } from '../../form/form-context.ts'
import { fromFormValues, toFormValues } from '../../form/form-values.ts'
import { inside } from '../../form/inside.ts'
import { useValues } from '../../form/use-values.ts'
import htsStyles from '../../tariff/hts-field.module.css'

/** The search is loaded when a person opens it. */
const PartSearchDialog = lazyDialog(
  async () => (await import('../../../parts/part-search-dialog.tsx')).PartSearchDialog,
)

const PAUSE_MS = 400

/** The part number of a line, with what can be done with the part: take it, find another one, save the line as it. */
export function LinePart({ id }: { id: string }) {
  const { form } = useEntryFormContext()
  const { editor } = useEntryContext()
  const { may } = useEntry()
  const [isSearching, setSearching] = useState(false)
  const name = inside(`line_items.${id}`)('part_number')
  const number = String(useValues(form, name) ?? '')
  const settled = useSettled(number, PAUSE_MS)
  const known = useKnownPart(settled).data
  const isKnown = known !== undefined && partNumberKey(known.part.part_number) === partNumberKey(number)
  const goods = useGoods(id)
  // Only a known part is compared with the line.
  useValues(form, isKnown ? `line_items.${id}` : name)
  const save = useSavePart()
  const changes = isKnown ? Object.keys(applyPart(goods.line(), known.part, 'replace')).length : 0

  const saveLine = async () => {
    const part = partOfLine(goods.line())
    try {
      await save.mutateAsync({ id: isKnown ? known.id : undefined, part })
      showToast({
        text: t(
          { id: 'line-part.part-is-saved', defaultMessage: 'Part {number} is saved.' },
          { number: part.part_number },
        ),
      })
    } catch (error) {
      showToast({
        text: messageOf(
          error,
          t({
            id: 'line-part.failed',
            defaultMessage: 'The part could not be saved. Please try again.',
          }),
        ),
      })
    }
  }
  return (
    <>
      <TextField
        name={name}
        columns={12}
        maxLength={fieldMeta(name).maxLength}
        wrap={(input) =>
          may.edit ? (
            <div className={htsStyles.withSearch}>
              {input}
              <Button look="quiet" onClick={() => setSearching(true)}>
                {t({ id: 'line-part.use-a-part', defaultMessage: 'Use a part' })}
              </Button>
            </div>
          ) : (
            input
          )
        }
        note={
          may.edit &&
          number.trim() !== '' && (
            <>
              {isKnown && changes > 0 && (
                <T
                  id="line-part.part-number-fill-part"
                  defaultMessage="A part has this number. <button>Fill in from the part</button>"
                  values={{
                    button: (content) => (
                      <Button look="inline" onClick={() => goods.take(known.part)}>
                        {content}
                      </Button>
                    ),
                  }}
                />
              )}
              {isKnown &&
                changes === 0 &&
                `${t({
                  id: 'line-part.line-every-field-part',
                  defaultMessage: 'The line has every field of its part.',
                })} `}
              <Button look="inline" busy={save.isPending} onClick={saveLine}>
                {isKnown
                  ? t({ id: 'line-part.update-the-part', defaultMessage: 'Update the part' })
                  : t({ id: 'line-part.save-as-part', defaultMessage: 'Save as part' })}
              </Button>
            </>
          )
        }
      />
      {isSearching && (
        <Suspense
          fallback={
            <p role="status">
              {t({ id: 'line-part.loading-the-parts', defaultMessage: 'Loading the parts…' })}
            </p>
          }
        >
          <PartSearchDialog
            text={number}
            maker={goods.line().manufacturer_mid || editor.section('shipment_origin')?.manufacturer_id || ''}
            onChoose={(part) => {
              goods.take(part)
              setSearching(false)
            }}
            onClose={() => setSearching(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The goods of a line in the form: what they are now, and those of a part, which can be undone. */
function useGoods(id: string) {
  const { form, blurred } = useEntryFormContext()
  const values = (): FieldValues => form.getValues(`line_items.${id}`) ?? {}
  const line = (): LineItem => ({
    ...fromFormValues(lineFields, values() as LineItem),
    id,
    line_number: 1,
  })
  const set = (next: FieldValues) => {
    for (const [field, value] of Object.entries(next))
      form.setValue(`line_items.${id}.${field}`, value, { shouldDirty: true })
    blurred(`line_items.${id}.htsus`)
  }
  const take = (part: Part) => {
    const before = structuredClone(values())
    const goods: Goods = applyPart(line(), part, 'replace')
    const next: FieldValues = {
      ...toFormValues(lineFields, goods),
      part_number: part.part_number,
      ...(before.duty_amount ? {} : { duty_source: 'calculated' }),
    }
    set(next)
    showToast({
      text: t(
        { id: 'line-part.line-filled-part', defaultMessage: 'The line is filled in from part {number}.' },
        { number: part.part_number },
      ),
      action: {
        label: t({ id: 'common.undo', defaultMessage: 'Undo' }),
        run: () =>
          set(
            Object.fromEntries(
              Object.entries(next).map(([field, value]) => [field, before[field] ?? emptyLike(value)]),
            ),
          ),
      },
    })
  }
  return { line, take }
}

/** The empty value of a field whose value is a text, a list or a group. */
const emptyLike = (value: unknown): unknown =>
  typeof value === 'string' ? '' : Array.isArray(value) ? [] : {}
