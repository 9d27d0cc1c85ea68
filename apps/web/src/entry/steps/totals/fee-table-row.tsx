import type { FeeProposal } from '@edfe/domain/calculations'
import { FEE_TYPE_CODES, type FeeType } from '@edfe/domain/entry'
import { toCents } from '@edfe/domain/money'
import { useWatch } from 'react-hook-form'
import { Button, IconButton } from '../../../ui/button.tsx'
import { controlAria, FieldMessage, SelectBox } from '../../../ui/field.tsx'
import { useEntryContext } from '../../editing/entry-context.ts'
import { optionsOf } from '../../form/controls/field-options.ts'
import { sanitizeInPlace, upperCase } from '../../form/controls/sanitize.ts'
import { showAmount } from '../../form/format.ts'
import { useField } from '../../form/use-field.ts'

interface Props {
  id: string
  proposals: readonly FeeProposal[]
  onRemove: (id: string) => void
}

/** One fee: its type, code, basis and amount. The heads of the table label its inputs. */
export function FeeTableRow({ id, proposals, onRemove }: Props) {
  const { rules } = useEntryContext()
  const at = (field: string) => `totals_declarations.fee_summary.${id}.${field}`
  const type = useField(at('fee_type'))
  const code = useField(at('code'))
  const amount = useField(at('amount'))
  const { form, blurred } = type
  const [feeType = '', typed = ''] = useWatch({
    control: form.control,
    name: [at('fee_type'), at('amount')],
  }) as string[]
  const proposal = proposals.find((candidate) => candidate.fee_type === feeType)
  const typeRegister = form.register(at('fee_type'))
  const codeRegister = form.register(at('code'))
  const amountRegister = form.register(at('amount'))
  const setCodes = (chosen: FeeType) => {
    const codes = FEE_TYPE_CODES[chosen]
    if (!codes) return
    form.setValue(at('code'), codes.code)
    form.setValue(at('class_code'), codes.class_code)
  }
  return (
    <tr>
      <td>
        <SelectBox>
          <select
            {...typeRegister}
            id={type.id}
            className="control"
            aria-label={`Fee type${feeType ? `, ${feeType}` : ''}`}
            {...controlAria(type.id, { message: type.message })}
            onChange={(event) => {
              void typeRegister.onChange(event)
              setCodes(event.currentTarget.value as FeeType)
              blurred(at('fee_type'))
            }}
          >
            <option value="">Choose</option>
            {optionsOf('fee-types', rules.profile).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </SelectBox>
        <FieldMessage id={type.id} message={type.message} />
      </td>
      <td>
        <input
          {...codeRegister}
          id={code.id}
          className="control"
          aria-label="Code"
          autoComplete="off"
          maxLength={code.meta.maxLength}
          {...controlAria(code.id, { message: code.message })}
          onChange={(event) => {
            sanitizeInPlace(event.currentTarget, upperCase)
            void codeRegister.onChange(event)
          }}
          onBlur={(event) => {
            void codeRegister.onBlur(event)
            blurred(at('code'))
          }}
        />
        <FieldMessage id={code.id} message={code.message} />
      </td>
      <td className="muted small">
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
      <td>
        <div className="money">
          <input
            {...amountRegister}
            id={amount.id}
            className="control align-right"
            aria-label="Amount"
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
      <td className="act">
        <IconButton icon="close" label={`Remove ${feeType || 'fee'}`} onClick={() => onRemove(id)} />
      </td>
    </tr>
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
  const words = proposal?.components.map((component) => component.label.replace(/ %/g, '%')).join('; ')
  const text = [classCode && `Class ${classCode}`, words].filter(Boolean).join('. ')
  if (!proposal || isProposed) return text || 'As typed'
  return (
    <>
      {text}. Calculated: ${showAmount(proposal.amount)}.{' '}
      <Button look="plain" small onClick={() => onTake(proposal.amount)}>
        Use ${showAmount(proposal.amount)}
      </Button>
    </>
  )
}
