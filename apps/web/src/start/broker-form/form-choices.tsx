import type { BrokerForm, BrokerLine, BrokerValue } from '@edfe/domain/broker-form'
import { fieldLabel, fieldOf } from '@edfe/domain/entry'
import { formatUsd } from '@edfe/domain/money'
import type { Place } from '@edfe/domain/pdf-text'
import { Button } from '../../ui/button.tsx'
import { Table, TableHead } from '../../ui/table.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { DutyProgress, LineDuty } from './line-duty.tsx'
import { type ComparedLine, useFormDuties } from './use-form-duties.ts'

interface ChoiceProps {
  left: ReadonlySet<string>
  onToggle: (key: string) => void
  /** Marks texts on the pages of the form. */
  onShow: (places: readonly Place[]) => void
}

/** The values of the form's blocks, and which the new entry takes. */
export function FormValues({
  values,
  left,
  onToggle,
  onShow,
}: ChoiceProps & { values: readonly BrokerValue[] }) {
  const mode = values.find(({ path }) => path === 'shipment_origin.mode_of_transport')?.value ?? ''
  return (
    <Table isStacked>
      <TableHead
        columns={[
          t({ id: 'common.take', defaultMessage: 'Take' }),
          t({ id: 'common.field', defaultMessage: 'Field' }),
          t({ id: 'form-choices.block', defaultMessage: 'Block' }),
          t({ id: 'common.value', defaultMessage: 'Value' }),
        ]}
      />
      <tbody>
        {values.map(({ path, value, places }) => {
          const label = t(fieldLabel(path, mode))
          const block = fieldOf(path)?.block
          return (
            <tr key={path} onPointerEnter={() => onShow(places)}>
              <td>
                <input
                  type="checkbox"
                  aria-label={t({ id: 'form-choices.take', defaultMessage: 'Take {label}' }, { label })}
                  checked={!left.has(path)}
                  onChange={() => onToggle(path)}
                />
              </td>
              <td data-label={t({ id: 'common.field', defaultMessage: 'Field' })}>{label}</td>
              <td data-label={t({ id: 'form-choices.block', defaultMessage: 'Block' })}>
                <Button look="inline" onClick={() => onShow(places)}>
                  {block ?? t({ id: 'common.show', defaultMessage: 'Show' })}
                  <span className={textStyles.visuallyHidden}>
                    ,{' '}
                    {t(
                      { id: 'form-choices.show-on-its-page', defaultMessage: 'show {label} on its page' },
                      { label },
                    )}
                  </span>
                </Button>
              </td>
              <td data-label={t({ id: 'common.value', defaultMessage: 'Value' })}>{value}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

/**
 * Shows the lines of the form with its duty and that of today's tariff, and the choice of lines for the new
 * entry.
 */
export function FormLines({
  form,
  left,
  onToggle,
  onShow,
}: ChoiceProps & { form: Extract<BrokerForm, { ok: true }> }) {
  const compared = useFormDuties(form)
  return (
    <>
      <DutyProgress {...compared} count={form.lines.length} />
      <Table isStacked>
        <TableHead
          columns={[
            t({ id: 'common.take', defaultMessage: 'Take' }),
            t({ id: 'common.line', defaultMessage: 'Line' }),
            t({ id: 'form-choices.description', defaultMessage: 'Description' }),
            t({ id: 'form-choices.htsus-number', defaultMessage: 'HTSUS Number' }),
            t({ id: 'form-choices.net-quantity', defaultMessage: 'Net Quantity' }),
            t({ id: 'common.value', defaultMessage: 'Value' }),
            t({ id: 'common.duty', defaultMessage: 'Duty' }),
          ]}
        />
        <tbody>
          {form.lines.map((line) => (
            <FormLine
              key={line.number}
              line={line}
              tariff={compared.duties.get(line.number)}
              left={left}
              onToggle={onToggle}
              onShow={onShow}
            />
          ))}
        </tbody>
      </Table>
    </>
  )
}

function FormLine({
  line,
  tariff,
  left,
  onToggle,
  onShow,
}: ChoiceProps & { line: BrokerLine; tariff: ComparedLine | undefined }) {
  const { number, values, places } = line
  return (
    <tr onPointerEnter={() => onShow(places)}>
      <td>
        <input
          type="checkbox"
          aria-label={t({ id: 'form-choices.take-line', defaultMessage: 'Take line {number}' }, { number })}
          checked={!left.has(t({ id: 'form-choices.line', defaultMessage: 'line {number}' }, { number }))}
          onChange={() =>
            onToggle(t({ id: 'form-choices.line', defaultMessage: 'line {number}' }, { number }))
          }
        />
      </td>
      <td data-label={t({ id: 'common.line', defaultMessage: 'Line' })}>
        <Button look="inline" onClick={() => onShow(places)}>
          {number}
          <span className={textStyles.visuallyHidden}>
            , {t({ id: 'form-choices.show-the-line-on-its', defaultMessage: 'show the line on its page' })}
          </span>
        </Button>
      </td>
      <td data-label={t({ id: 'form-choices.description', defaultMessage: 'Description' })}>
        {values.description}
      </td>
      <td data-label={t({ id: 'form-choices.htsus-number', defaultMessage: 'HTSUS Number' })}>
        {values.htsus}
      </td>
      <td data-label={t({ id: 'form-choices.net-quantity', defaultMessage: 'Net Quantity' })}>
        {[values.net_qty, values.net_uom].filter(Boolean).join(' ')}
      </td>
      <td data-label={t({ id: 'common.value', defaultMessage: 'Value' })}>
        {values.entered_value && formatUsd(values.entered_value)}
      </td>
      <td data-label={t({ id: 'common.duty', defaultMessage: 'Duty' })}>
        <LineDuty said={line.said} tariff={tariff} />
      </td>
    </tr>
  )
}
