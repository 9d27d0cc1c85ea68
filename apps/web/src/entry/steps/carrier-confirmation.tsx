import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { messageOf } from '../../api/problem.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import { t } from '../../words/t.ts'
import { entryApi } from '../editing/entry-api.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import { defaultsQuery } from '../editing/entry-queries.ts'
import { focusField } from '../form/field-id.ts'
import { useEntryFormContext } from '../form/form-context.ts'

const FIELD = 'shipment_origin.bill_of_lading'

/** Offers to confirm a carrier that the table lacks, under the error that says so. */
export function CarrierConfirmation() {
  const { form, errors, blurred } = useEntryFormContext()
  const { rules } = useEntryContext()
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const finding = useSyncExternalStore(
    (listener) => errors.subscribe(FIELD, listener),
    () => errors.shown(FIELD),
  )
  const prefix = String(form.getValues(FIELD) ?? '')
    .slice(0, 3)
    .toUpperCase()
  const isUnknown =
    finding !== undefined &&
    /^[A-Z]{3}$/.test(prefix) &&
    !rules.reference.hasCarrierPrefix(prefix) &&
    !rules.confirmedCarrierPrefixes.includes(prefix)
  if (!isUnknown) return null
  const confirm = async () => {
    try {
      const { confirmed_carrier_prefixes } = await entryApi.confirmCarrier(prefix)
      queryClient.setQueryData(defaultsQuery.queryKey, (now) => now && { ...now, confirmed_carrier_prefixes })
      announce(
        t(
          {
            id: 'carrier-confirmation.done',
            defaultMessage: '{prefix} is confirmed as a carrier.',
          },
          { prefix },
        ),
      )
      // The button goes with the error: the field takes the focus over.
      focusField(FIELD)
      setTimeout(() => blurred(FIELD))
    } catch (failure) {
      setProblem(
        messageOf(
          failure,
          t({
            id: 'carrier-confirmation.failed',
            defaultMessage: 'The carrier could not be confirmed. Please try again.',
          }),
        ),
      )
    }
  }
  return (
    <>
      {problem ??
        t(
          {
            id: 'carrier-confirmation.carrier-table-lacks-confirm',
            defaultMessage:
              'If {prefix} is a carrier that the table lacks, confirm it once for your organization.',
          },
          { prefix },
        )}{' '}
      <Button look="inline" onClick={() => void confirm()}>
        {t({ id: 'carrier-confirmation.confirm', defaultMessage: 'Confirm {prefix}' }, { prefix })}
      </Button>
    </>
  )
}
