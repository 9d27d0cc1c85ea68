import { type LineItem, lineFields } from '@edfe/domain/entry'
import { centsText, formatUsd, sumCents, toCents } from '@edfe/domain/money'
import { type LineCharges, type SpreadBasis, type SpreadRefusal, spreadCharges } from '@edfe/domain/valuation'
import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import formStyles from '../../ui/form.module.css'
import { Segmented, Tick } from '../../ui/segmented.tsx'
import { Table, TableHead } from '../../ui/table.tsx'
import textStyles from '../../ui/text.module.css'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import { useEntryFormContext } from '../form/form-context.ts'
import { fromFormValues } from '../form/form-values.ts'
import { chargeCells } from './charge-cells.ts'
import { lineNumberText, linesText } from './line-text.ts'
import { cellName } from './sheet-columns.ts'
import type { LineChanges } from './use-line-changes.ts'

interface Props {
  order: readonly string[]
  changes: LineChanges
  onClose: () => void
}

const bases = () =>
  [
    ['value', t({ id: 'spread-charges-dialog.entered-value', defaultMessage: 'Entered value' })],
    ['weight', t({ id: 'spread-charges-dialog.gross-weight', defaultMessage: 'Gross weight' })],
  ] as const

const REFUSALS: Record<SpreadRefusal, string> = {
  get 'no-amount'() {
    return t({
      id: 'spread-charges-dialog.enter-freight-or-insurance',
      defaultMessage: 'Enter freight or insurance.',
    })
  },
  get 'no-basis'() {
    return t({
      id: 'spread-charges-dialog.no-line-has-a-number',
      defaultMessage: 'No line has a number to spread by.',
    })
  },
  get 'more-than-value'() {
    return t({
      id: 'spread-charges-dialog.a-share-is-more-than',
      defaultMessage: 'A share is more than the value of its line.',
    })
  },
}

/** So many lines are shown before they change. */
const SHOWN = 8

/** Shares freight and insurance of the shipment among the lines, with what each gets; one press takes it back. */
export function SpreadChargesDialog({ order, changes, onClose }: Props) {
  const form = useId()
  const { form: entry } = useEntryFormContext()
  const [freight, setFreight] = useState('')
  const [insurance, setInsurance] = useState('')
  const [by, setBy] = useState<SpreadBasis>('value')
  const [isInValue, setInValue] = useState(false)
  const lines = order.map((id) => ({
    ...fromFormValues<Pick<LineItem, 'entered_value' | 'gross_weight_kg'>>(lineFields, {
      entered_value: entry.getValues(cellName(id, 'entered_value')),
      gross_weight_kg: entry.getValues(cellName(id, 'gross_weight_kg')),
    }),
    id,
  }))
  const spread = spreadCharges(lines, { freight, insurance, by, isInValue })
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (!spread.ok) return
    const change = changes.apply(
      spread.lines.flatMap((line) =>
        chargeCells(line, isInValue, (field) => String(entry.getValues(cellName(line.id, field)) ?? '')),
      ),
    )
    onClose()
    if (change)
      showToast({
        text: t(
          {
            id: 'spread-charges-dialog.of-charges-are-spread-over',
            defaultMessage: '{lines} of charges are spread over {count}.',
          },
          { lines: sumText(spread.lines), count: linesText(order.length) },
        ),
        action: {
          label: t({ id: 'common.undo', defaultMessage: 'Undo' }),
          run: () => changes.revert(change),
        },
      })
  }
  return (
    <Dialog
      open
      title={t({
        id: 'spread-charges-dialog.spread-freight-and-insurance',
        defaultMessage: 'Spread freight and insurance',
      })}
      lead={t({
        id: 'spread-charges-dialog.international-freight-and-insurance-of',
        defaultMessage:
          'International freight and insurance of the whole shipment, in US dollars. Each line gets its share as charges (block 36B), in whole dollars that add up.',
      })}
      onClose={onClose}
      footer={
        <DialogActions
          onCancel={onClose}
          type="submit"
          form={form}
          disabledReason={spread.ok ? undefined : REFUSALS[spread.refusal]}
        >
          {t(
            { id: 'spread-charges-dialog.spread-over', defaultMessage: 'Spread over {count}' },
            { count: linesText(order.length) },
          )}
        </DialogActions>
      }
    >
      <form id={form} className={formStyles.stack} onSubmit={apply} noValidate>
        <TextField
          label={t({ id: 'spread-charges-dialog.freight', defaultMessage: 'Freight' })}
          inputMode="decimal"
          value={freight}
          onChange={({ target }) => setFreight(target.value)}
        />
        <TextField
          label={t({ id: 'spread-charges-dialog.insurance', defaultMessage: 'Insurance' })}
          inputMode="decimal"
          value={insurance}
          onChange={({ target }) => setInsurance(target.value)}
        />
        <Segmented
          legend={t({ id: 'spread-charges-dialog.spread-by', defaultMessage: 'Spread by' })}
          options={bases()}
          value={by}
          onChange={setBy}
        />
        <Tick
          label={t({
            id: 'spread-charges-dialog.the-entered-values-include-them',
            defaultMessage: 'The entered values include them',
          })}
          note={t({
            id: 'spread-charges-dialog.then-they-come-off-the',
            defaultMessage:
              'Then they come off the values: they are no part of the customs value (19 CFR 152.102(f)).',
          })}
          checked={isInValue}
          onChange={setInValue}
        />
        {spread.ok && <Preview lines={spread.lines} />}
      </form>
    </Dialog>
  )
}

/** The first lines as they will be, and the sums of all. */
function Preview({ lines }: { lines: readonly LineCharges[] }) {
  const rest = lines.length - SHOWN
  return (
    <div role="status">
      <Table>
        <TableHead
          columns={[
            t({ id: 'common.line', defaultMessage: 'Line' }),
            t({ id: 'spread-charges-dialog.charges', defaultMessage: 'Charges' }),
            t({ id: 'spread-charges-dialog.entered-value', defaultMessage: 'Entered value' }),
          ]}
        />
        <tbody>
          {lines.slice(0, SHOWN).map(({ id, charges, value }, index) => (
            <tr key={id}>
              <td>{lineNumberText(index)}</td>
              <td>{formatUsd(charges)}</td>
              <td>{formatUsd(value)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{t({ id: 'spread-charges-dialog.all', defaultMessage: 'All' })}</td>
            <td>{sumText(lines)}</td>
            <td>{formatUsd(centsText(sumCents(lines.map(({ value }) => toCents(value)))))}</td>
          </tr>
        </tfoot>
      </Table>
      {rest > 0 && (
        <p className={textStyles.secondary}>
          {t(
            { id: 'spread-charges-dialog.and-more', defaultMessage: 'And {rest} more.' },
            { rest: linesText(rest) },
          )}
        </p>
      )}
    </div>
  )
}

const sumText = (lines: readonly LineCharges[]): string =>
  formatUsd(centsText(sumCents(lines.map(({ charges }) => toCents(charges)))))
