import { type LineItem, lineFields } from '@edfe/domain/entry'
import { type Part, partNumberKey, partsOfLines } from '@edfe/domain/parts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../api/problem.ts'
import { listedSome, partsText } from '../../../parts/parts-text.ts'
import { knownParts, useAddParts } from '../../../parts/use-parts.ts'
import { useAddedParts } from '../../../parts/use-parts-undo.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Table, TableHead } from '../../../ui/table.tsx'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { useEntryFormContext } from '../../form/form-context.ts'
import { fromFormValues } from '../../form/form-values.ts'

interface Props {
  order: readonly string[]
  onClose: () => void
}

/** Lines whose part numbers are in no part yet, shown as the parts that they become. */
export function AddPartsDialog({ order, onClose }: Props) {
  const { form } = useEntryFormContext()
  const [lines] = useState<LineItem[]>(() =>
    order.map((id, index) => ({
      ...fromFormValues(lineFields, form.getValues(`line_items.${id}`) as LineItem | undefined),
      id,
      line_number: index + 1,
    })),
  )
  const numbers = [...new Set(lines.map(({ part_number }) => partNumberKey(part_number ?? '')))].filter(
    Boolean,
  )
  const known = useQuery({
    queryKey: ['parts', 'known to an entry', numbers],
    queryFn: async ({ signal }) =>
      (await knownParts(numbers, signal)).parts.map(({ part }) => part.part_number),
    gcTime: 0,
  })
  const found = known.data && partsOfLines(lines, known.data)
  const [problem, setProblem] = useState<string>()
  const save = useAddParts()
  const tellAdded = useAddedParts()
  const addParts = async (parts: readonly Part[]) => {
    setProblem(undefined)
    try {
      const added = await save.mutateAsync([...parts])
      onClose()
      tellAdded(added)
    } catch (error) {
      setProblem(
        messageOf(
          error,
          t({
            id: 'add-parts-dialog.failed',
            defaultMessage: 'The parts could not be added. Please try again.',
          }),
        ),
      )
    }
  }
  const count = found?.parts.length ?? 0
  return (
    <Dialog
      open
      wide
      title={t({ id: 'add-parts-dialog.title', defaultMessage: 'Add lines to your parts' })}
      lead={t({
        id: 'add-parts-dialog.lead',
        defaultMessage:
          'Part numbers of this entry that your parts do not have yet. Parts that you have stay as they are.',
      })}
      onClose={onClose}
      footer={
        <DialogActions
          onCancel={onClose}
          busy={save.isPending}
          disabledReason={
            count === 0
              ? t({ id: 'add-parts-dialog.no-new-part', defaultMessage: 'There is no new part.' })
              : undefined
          }
          onClick={() => void addParts(found?.parts ?? [])}
        >
          {count === 0
            ? t({ id: 'add-parts-dialog.add-parts', defaultMessage: 'Add parts' })
            : t({ id: 'add-parts-dialog.add', defaultMessage: 'Add {count}' }, { count: partsText(count) })}
        </DialogActions>
      }
    >
      {problem && (
        <Alert role="alert">
          <p>{problem}</p>
        </Alert>
      )}
      {known.isPending && (
        <Skeleton
          rows={3}
          label={t({ id: 'add-parts-dialog.comparing-parts', defaultMessage: 'Comparing with your parts…' })}
        />
      )}
      {known.isError && (
        <LoadFailed
          message={t({
            id: 'add-parts-dialog.load-failed',
            defaultMessage: 'Your parts could not be loaded.',
          })}
          onRetry={() => void known.refetch()}
        />
      )}
      {found && <Preview {...found} hasNumbers={numbers.length > 0} />}
    </Dialog>
  )
}

function Preview({ parts, leftOut, hasNumbers }: ReturnType<typeof partsOfLines> & { hasNumbers: boolean }) {
  return (
    <div className={layoutStyles.stack12}>
      {parts.length === 0 && (
        <p>
          {!hasNumbers
            ? t({ id: 'add-parts-dialog.no-line-part-number', defaultMessage: 'No line has a part number.' })
            : leftOut.length === 0
              ? t({
                  id: 'add-parts-dialog.every-part-number-entry',
                  defaultMessage: 'Every part number of this entry is in your parts.',
                })
              : t({
                  id: 'add-parts-dialog.no-line-become-part',
                  defaultMessage: 'No line can become a part yet.',
                })}
        </p>
      )}
      {leftOut.length > 0 && (
        <p className={textStyles.secondary}>
          {t(
            {
              id: 'add-parts-dialog.left-out-because-they',
              defaultMessage:
                'Left out, because they have no whole HTS number or a value that a part cannot have: {leftOut}.',
            },
            { leftOut: listedSome(leftOut) },
          )}
        </p>
      )}
      {parts.length > 0 && (
        <Table isStacked>
          <TableHead
            columns={[
              t({ id: 'add-parts-dialog.part-number', defaultMessage: 'Part number' }),
              t({ id: 'common.goods', defaultMessage: 'Goods' }),
              'HTS',
              t({ id: 'common.origin', defaultMessage: 'Origin' }),
            ]}
          />
          <tbody>
            {parts.map(({ part_number, description, htsus, origin_country }) => (
              <tr key={part_number}>
                <th scope="row">{part_number}</th>
                <td data-label={t({ id: 'common.goods', defaultMessage: 'Goods' })}>{description}</td>
                <td data-label="HTS">{htsus}</td>
                <td data-label={t({ id: 'common.origin', defaultMessage: 'Origin' })}>{origin_country}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  )
}
