import { type DraftSection, fieldLabel } from '@edfe/domain/entry'
import { useState } from 'react'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import { fieldMeta } from '../form/field-meta.ts'
import { showText } from '../values/format.ts'
import { useDraftFields } from './draft-fields.ts'
import { sumOfLines } from './sum-of-lines.ts'

/** A value for a field of the draft, and where it was found. */
export interface Proposal {
  /** Path in the draft, such as `shipment_origin.import_date` or `line_items.0.gross_weight_kg`. */
  field: string
  /** As it is stored. */
  value: string
  found: string
}

export interface ProposalRow extends Proposal {
  label: string
  /** As the form shows it. */
  shown: string
  /** The present value of the field. */
  now: string
  /** Why the form cannot take it: a sum of the shipment, where the entry has several lines. */
  onlyShown: string | undefined
}

const MODE = 'shipment_origin.mode_of_transport'

interface Options {
  /** Which values are chosen at first. */
  chooses: 'every value' | 'blank fields' | 'no value'
}

/** Values that the form may take: which are chosen, and their way into the draft with one undo for all of them. */
export function useProposals(
  pageSection: DraftSection,
  proposals: readonly Proposal[],
  { chooses }: Options,
) {
  const fields = useDraftFields(pageSection)
  const { editor } = useEntryContext()
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const mode = proposals.find(({ field }) => field === MODE)?.value || fields.read(MODE)
  const rows: ProposalRow[] = proposals.map((proposal) => {
    const { kind } = fieldMeta(proposal.field)
    const onlyShown = sumOfLines(proposal.field, editor.section('line_items') ?? [])
    return {
      ...proposal,
      label: t(fieldLabel(proposal.field, mode)),
      shown: showText(kind, proposal.value),
      now: onlyShown === undefined ? fields.read(proposal.field) : '',
      onlyShown,
    }
  })
  const isTaken = ({ field, now }: ProposalRow) =>
    (chooses === 'every value' || (chooses === 'blank fields' && now === '')) !== toggled.has(field)
  const chosen = rows.filter((row) => !row.onlyShown && row.shown !== row.now && isTaken(row))
  return {
    rows,
    chosen,
    isTaken,
    toggle(field: string) {
      const next = new Set(toggled)
      if (!next.delete(field)) next.add(field)
      setToggled(next)
    },
    take() {
      const taken = chosen
      fields.write(Object.fromEntries(taken.map(({ field, shown }) => [field, shown])))
      // Text typed since then stays.
      const undo = () =>
        fields.write(
          Object.fromEntries(
            taken
              .filter(({ field, shown }) => fields.read(field) === shown)
              .map(({ field, now }) => [field, now]),
          ),
        )
      showToast({
        text: t(
          {
            id: 'use-proposals.text',
            defaultMessage: '{count, plural, one {1 field filled in.} other {# fields filled in.}}',
          },
          { count: chosen.length },
        ),
        action: { label: t({ id: 'common.undo', defaultMessage: 'Undo' }), run: undo },
      })
    },
  }
}

export type Proposals = ReturnType<typeof useProposals>
