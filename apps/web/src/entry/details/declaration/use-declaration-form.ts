import { formatDay } from '@edfe/domain/calendar'
import {
  DECLARANT_ROLES,
  type DraftData,
  draftFields,
  type Role,
  type TotalsSection,
} from '@edfe/domain/entry'
import { defineMessage } from '@edfe/domain/messages'
import { DECLARATION_REFUSALS } from '@edfe/domain/rules'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ApiProblem, messageOf } from '../../../api/problem.ts'
import { announce } from '../../../ui/announce.tsx'
import { t } from '../../../words/t.ts'
import { entryApi } from '../../editing/entry-api.ts'
import { useEntryContext } from '../../editing/entry-context.ts'
import { entryLink } from '../../entry-link.ts'
import { dropBlank, fromFormValues } from '../../form/form-values.ts'
import { type EntryForm, useEntryForm } from '../../form/use-entry-form.ts'
import { type PageActions, useDetailActions } from '../../frame/use-page-actions.ts'
import { checkDetail } from '../check-detail.ts'
import { useDeclarant } from './use-declarant.ts'

const SECTION = 'totals_declarations'

const SIGN_FAILED = defineMessage({
  id: 'use-declaration-form.the-declaration-could-not-be',
  defaultMessage: 'The declaration could not be signed. Please try again.',
})

/** The declaration as a form: saved while it is typed, and complete once the server has accepted the signature. */
export function useDeclarationForm(): { form: EntryForm; actions: PageActions } {
  const { editor, rules, defaults } = useEntryContext()
  const navigate = useNavigate()
  const declarant = useDeclarant()
  const [isSigning, setSigning] = useState(false)
  const [problem, setProblem] = useState<string>()
  const form = useEntryForm({
    section: SECTION,
    toValues: (draft: DraftData): FieldValues => ({
      [SECTION]: {
        ...declarant,
        ...dropBlank(draft[SECTION] ?? {}),
        declarant_date: draft[SECTION]?.declarant_date || formatDay(rules.today),
      },
      final_review: { declarant_role: draft.final_review?.declarant_role || ownRole(defaults.role) },
    }),
    toSection: (values) => fromFormValues(draftFields[SECTION].fields, values[SECTION]),
    toAutosave: withoutSignature,
    // The role is stored with the signature; until then only the form has it.
    check: (draft) => {
      const declarant_role = String(form.value.form.getValues('final_review.declarant_role') ?? '')
      return checkDetail(
        'declaration',
        { ...draft, final_review: { ...draft.final_review, declarant_role } },
        rules,
      )
    },
  })
  const page = useDetailActions('declaration', form, SECTION)
  const role = () => form.value.form.getValues('final_review.declarant_role') as Role | ''

  const sign = async (certified: Role) => {
    const totals = form.section() as TotalsSection
    const saved = await editor.save({
      sections: { [SECTION]: withoutSignature(totals) as TotalsSection },
    })
    if (!saved.ok) {
      if (saved.phase !== 'conflict') setProblem(saved.message ?? t(SIGN_FAILED))
      return
    }
    const declared = await entryApi.declare(saved.entry.id, {
      accepted: Boolean(totals.declaration_ior_agent && totals.declaration_purchase_agreement),
      declarant_name: (totals.declarant_name ?? '').trim(),
      signature_value: (totals.declarant_signature ?? '').trim(),
      declarant_role: certified,
      declarant_title: totals.declarant_title ?? '',
      expected_updated_at: editor.state().entry.updated_at,
    })
    editor.accept(declared)
    announce(
      t({
        id: 'use-declaration-form.the-declaration-is-signed',
        defaultMessage: 'The declaration is signed.',
      }),
    )
    await navigate(entryLink(declared.id, 'step-5'))
  }

  const save = async () => {
    setProblem(undefined)
    if (!(await form.attemptSave()).ok) return void editor.save()
    const certified = role()
    if (!certified) return setProblem(DECLARATION_REFUSALS.incomplete)
    setSigning(true)
    try {
      await sign(certified)
    } catch (failure) {
      const isStale = failure instanceof ApiProblem && failure.code === 'draft_conflict'
      if (isStale) editor.accept(await entryApi.get(editor.state().entry.id))
      setProblem(messageOf(failure, t(SIGN_FAILED)))
    } finally {
      setSigning(false)
    }
  }
  const actions = { ...page, isBusy: page.isBusy || isSigning, problem: problem ?? page.problem, save }
  return { form, actions }
}

const ownRole = (role: Role): Role | '' => (DECLARANT_ROLES.includes(role) ? role : '')

/** A signature is stored by signing only, never by autosave. */
function withoutSignature(section: unknown): unknown {
  const { declarant_signature: _signature, ...rest } = section as TotalsSection
  return rest
}
