import type { FeeProposal } from '@edfe/domain/calculations'
import type { DraftPath } from '@edfe/domain/entry'
import { FEE_TYPE_CODES, type FeeType, feeCodesOf, isFeeType } from '@edfe/domain/entry'
import { toCents } from '@edfe/domain/money'
import { FEE_CLASSES, feeClassName, isAgriculturalClass } from '@edfe/domain/reference'
import { useWatch } from 'react-hook-form'
import { shownMessage } from '../../../messages/findings.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import controlStyles from '../../../ui/control.module.css'
import { controlAria, FieldMessage, SelectBox } from '../../../ui/field.tsx'
import tableStyles from '../../../ui/table.module.css'
import textStyles from '../../../ui/text.module.css'
import { sentence } from '../../../words/sentence.ts'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { useEntryContext } from '../../editing/entry-context.ts'
import { feeCodeOptions, optionsOf } from '../../form/controls/field-options.ts'
import { codeOption, type Option } from '../../form/controls/select-field.tsx'
import { inside } from '../../form/inside.ts'
import { useField } from '../../form/use-field.ts'
import { showAmount } from '../../values/format.ts'
import feeTableStyles from './fee-table.module.css'

/** The type of a fee that the form does not name: the person chooses its class. */
const OTHER_FEE: FeeType = 'Other Fee'

const AGRICULTURAL_CLASSES: readonly Option[] = FEE_CLASSES.filter(isAgriculturalClass).map(({ code }) =>
  codeOption({ code, name: shownMessage(feeClassName(code)) }),
)

interface Props {
  id: string
  proposals: readonly FeeProposal[]
  onRemove: (id: string) => void
}

/** One fee: its type, code, basis and amount. The heads of the table label its inputs. */
export function FeeTableRow({ id, proposals, onRemove }: Props) {
  const { rules } = useEntryContext()
  const at = inside(`totals_declarations.fee_summary.${id}`)
  const amount = useField(at('amount'))
  const { form, blurred } = amount
  const [feeType = '', typed = ''] = useWatch({
    control: form.control,
    name: [at('fee_type'), at('amount')],
  }) as string[]
  const proposal = proposals.find((candidate) => candidate.fee_type === feeType)
  const amountRegister = form.register(at('amount'))
  const setCodes = (chosen: string) => {
    if (!isFeeType(chosen)) return
    const codes = feeCodesOf(chosen)
    if (!codes.includes(String(form.getValues(at('code'))))) form.setValue(at('code'), codes[0])
    form.setValue(at('class_code'), FEE_TYPE_CODES[chosen].class_code)
  }
  return (
    <tr>
      <td>
        <CellSelect
          name={at('fee_type')}
          label={
            feeType
              ? t({ id: 'fee-table-row.type-chosen', defaultMessage: 'Fee type, {feeType}' }, { feeType })
              : t({ id: 'fee-table-row.type', defaultMessage: 'Fee type' })
          }
          options={optionsOf('fee-types', rules.profile)}
          onChosen={setCodes}
        />
      </td>
      <td>
        <CellSelect
          name={at('code')}
          label={t({ id: 'fee-table-row.code', defaultMessage: 'Code' })}
          options={feeCodeOptions(feeType)}
        />
      </td>
      {feeType === OTHER_FEE ? (
        <td>
          <CellSelect
            name={at('class_code')}
            label={t({ id: 'fee-table-row.class-fee', defaultMessage: 'Class of the fee' })}
            options={AGRICULTURAL_CLASSES}
          />
        </td>
      ) : (
        <td className={`${textStyles.muted} ${textStyles.fine} ${feeTableStyles.basis}`}>
          <Basis
            proposal={proposal}
            classCode={String(form.getValues(at('class_code')) ?? '')}
            isProposed={proposal !== undefined && toCents(typed) === toCents(proposal.amount)}
            onTake={(sum) => {
              form.setValue(at('amount'), showAmount(sum), { shouldDirty: true })
              blurred(at('amount'))
            }}
          />
        </td>
      )}
      <td>
        <div className={controlStyles.money}>
          <input
            {...amountRegister}
            id={amount.id}
            className={`${controlStyles.control} ${textStyles.figures} ${textStyles.right}`}
            aria-label={t({ id: 'fee-table-row.amount', defaultMessage: 'Amount' })}
            inputMode="decimal"
            autoComplete="off"
            {...controlAria(amount.id, { message: amount.message })}
            onBlur={(event) => {
              const shown = showAmount(event.currentTarget.value)
              if (shown !== event.currentTarget.value) form.setValue(at('amount'), shown)
              void amountRegister.onBlur(event)
              blurred(at('amount'))
            }}
          />
        </div>
        <FieldMessage id={amount.id} message={amount.message} />
      </td>
      <td className={tableStyles.actions}>
        <IconButton
          icon="close"
          label={
            feeType
              ? t({ id: 'fee-table-row.remove-type', defaultMessage: 'Remove {feeType}' }, { feeType })
              : t({ id: 'fee-table-row.remove', defaultMessage: 'Remove fee' })
          }
          onClick={() => onRemove(id)}
        />
      </td>
    </tr>
  )
}

interface CellSelectProps {
  name: DraftPath
  label: string
  options: readonly Option[]
  onChosen?: (value: string) => void
}

/** A select in a cell; the head of its column is its label on screen. A stored value that it lacks is offered too. */
function CellSelect({ name, label, options, onChosen }: CellSelectProps) {
  const field = useField(name)
  const register = field.form.register(name)
  const stored = String(field.form.getValues(name) ?? '')
  const isKnown = stored === '' || options.some(({ value }) => value === stored)
  return (
    <>
      <SelectBox>
        <select
          {...register}
          id={field.id}
          className={controlStyles.control}
          aria-label={label}
          {...controlAria(field.id, { message: field.message })}
          onChange={(event) => {
            void register.onChange(event)
            onChosen?.(event.currentTarget.value)
            field.blurred(name)
          }}
        >
          <option value="">{t({ id: 'fee-table-row.choose', defaultMessage: 'Choose' })}</option>
          {!isKnown && <option value={stored}>{stored}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </SelectBox>
      <FieldMessage id={field.id} message={field.message} />
    </>
  )
}

interface BasisProps {
  proposal: FeeProposal | undefined
  classCode: string
  isProposed: boolean
  onTake: (amount: string) => void
}

/** Class and calculation of a fee; a different amount is offered for correction. */
function Basis({ proposal, classCode, isProposed, onTake }: BasisProps) {
  const words = proposal?.components
    .map((component) => sentence(component.label).replace(/ %/g, '%'))
    .join('; ')
  const text = [
    classCode && t({ id: 'fee-table-row.class', defaultMessage: 'Class {code}' }, { code: classCode }),
    words,
  ]
    .filter(Boolean)
    .join('. ')
  if (!proposal || isProposed) return text || t({ id: 'fee-table-row.as-typed', defaultMessage: 'As typed' })
  return (
    <T
      id="fee-table-row.calculated-use"
      defaultMessage="{text}. Calculated: ${amount}. <button>Use ${amount}</button>"
      values={{
        text,
        amount: showAmount(proposal.amount),
        button: (content) => (
          <Button look="inline" onClick={() => onTake(proposal.amount)}>
            {content}
          </Button>
        ),
      }}
    />
  )
}
