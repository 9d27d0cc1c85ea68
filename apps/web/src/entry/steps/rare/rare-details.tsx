import { type DraftPath, hasContent, RARE_FIELDS, type RareField, type StepKey } from '@edfe/domain/entry'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../../../words/t.ts'
import { DetailField } from '../../details/detail-field.tsx'
import { OtherParty } from '../../details/parties/other-party.tsx'
import { otherPartyWords } from '../../details/parties/other-party-words.ts'
import { useEntry, useEntryContext } from '../../editing/entry-context.ts'
import { fieldId, focusField, focusFieldSoon } from '../../form/field-id.ts'
import { useEntryFormContext } from '../../form/form-context.ts'
import { FormSection } from '../../form/form-section.tsx'
import { fieldHash, useFieldFromHash } from '../../form/use-field-from-hash.ts'
import { useValues } from '../../form/use-values.ts'
import { hasButtonFor, hasPlaceIn, stepShowing } from '../../frame/field-page.ts'
import { AddRareDetail, type Jump } from './add-rare-detail.tsx'
import { type KnownFact, KnownFacts } from './known-facts.tsx'
import { factText, partyOfPath, rareLabel } from './rare-words.ts'

interface Props {
  step: StepKey
  onJump: Jump
}

/** What a step opens together: a field alone, or all of the party that it belongs to. */
const unitOf = (path: string): string => {
  const party = partyOfPath(path)
  return party ? `parties.${party}` : path
}

const ofStep = (step: StepKey): readonly RareField[] =>
  RARE_FIELDS.filter(({ field, isOfLine }) => !isOfLine && field.step === step)

/**
 * The rare fields of a step: those with a value as known facts, those that somebody asked for as fields, and the list in
 * which any other is found. They are the fields of the named pages, in the form of the step.
 */
export function RareDetails({ step, onJump }: Props) {
  const { editor } = useEntryContext()
  const { may } = useEntry()
  const { form } = useEntryFormContext()
  const [rare] = useState(() => ofStep(step))
  const [asked, setAsked] = useState<readonly string[]>([])
  const values = useValues(
    form,
    rare.map(({ path }) => path),
  )
  const navigate = useNavigate()
  const draft = editor.draft()
  const ask = (path: string) => setAsked((now) => (now.includes(unitOf(path)) ? now : [...now, unitOf(path)]))
  /** Opens a field where it is: among the parts of the step, or here. */
  const open = (path: string) => {
    if (focusField(path)) return
    // The step has a button for it, which follows the address.
    if (hasButtonFor(path)) void navigate({ to: '.', hash: fieldHash(path), replace: true })
    else {
      ask(path)
      focusFieldSoon(path)
    }
  }
  useFieldFromHash((path) => {
    const isElsewhere = hasButtonFor(path) || document.getElementById(fieldId(path))
    if (rare.some((one) => one.path === path) && !isElsewhere) ask(path)
  })
  const given = rare.flatMap(({ path, ...one }, at) =>
    hasContent(values[at]) && !hasPlaceIn(step, path, draft) && !asked.includes(unitOf(path))
      ? [{ ...one, path, value: values[at] }]
      : [],
  )
  // A field that a part of the step shows since is not shown twice; the dates of an export are shown there from the next visit on.
  const opened = asked.filter(
    (path) => path.startsWith('export_details.') || stepShowing(path, draft) !== step,
  )
  const facts = [...Map.groupBy(given, ({ path }) => unitOf(path))].map(([unit, fields]): KnownFact => {
    const party = partyOfPath(fields[0]?.path ?? '')
    return {
      key: unit,
      label: party ? otherPartyWords(party).title : rareLabel(fields[0] as RareField),
      text: fields.map(({ path, value }) => factText(path, value)).join(', '),
      onChange: () => open(fields[0]?.path ?? ''),
    }
  })
  if (!may.edit && facts.length === 0) return null
  const parties = opened.filter((unit) => partyOfPath(`${unit}.`))
  const single = opened.filter((unit) => !partyOfPath(`${unit}.`))
  return (
    <>
      {parties.map((unit) => {
        const party = partyOfPath(`${unit}.`)
        return party && <OtherParty key={unit} party={party} {...otherPartyWords(party)} isOpened />
      })}
      <FormSection
        title={t({ id: 'rare-details.title', defaultMessage: 'Rare details' })}
        lead={t({
          id: 'rare-details.lead',
          defaultMessage: 'Few shipments have one.',
        })}
      >
        <KnownFacts facts={facts} mayEdit={may.edit} />
        {single.map((path) => (
          <DetailField key={path} name={path as DraftPath} />
        ))}
        {may.edit && <AddRareDetail step={step} onOpen={open} onJump={onJump} />}
      </FormSection>
    </>
  )
}
