import type { DraftData, DraftSection } from '@edfe/domain/entry'
import type { Finding, RuleContext } from '@edfe/domain/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import { afterPointerRelease } from '../../ui/after-pointer-release.ts'
import { announce } from '../../ui/announce.tsx'
import { useIsGone } from '../../ui/use-is-gone.ts'
import { t } from '../../words/t.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import { type RulesOfFiling, rulesQuery, shownFinding } from '../editing/late-rules.ts'
import { FieldErrors } from './field-errors.ts'
import type { EntryFormValue } from './form-context.ts'
import { onValues } from './on-values.ts'
import { useSentConditions } from './use-sent-conditions.ts'

export type Beside = Partial<Record<DraftSection, (values: FieldValues) => unknown>>

export type Check = (draft: DraftData, filing: RulesOfFiling, rules: RuleContext) => Finding[]

export interface EntryFormSpec {
  section: DraftSection
  /** Returns the form's starting values from the draft. */
  toValues: (draft: DraftData) => FieldValues
  /** The section as it is stored, from what the form holds. */
  toSection: (values: FieldValues) => unknown
  /** Further sections with fields on the page, each as it is stored. A section is saved once one of its fields changes. */
  beside?: Beside
  /** Returns the section for autosave; the section itself unless something waits for a deliberate save. */
  toAutosave?: (section: unknown) => unknown
  /** What the rules say of the page. */
  check: Check
  /** What only the rules of the whole entry refuse of the values on the page. A save says it, and the fields from then on. */
  refuses?: Check
  /** The name in the form of a draft path; the path itself unless rows go by id. */
  nameOf?: (path: string) => string
}

export interface EntryForm {
  value: EntryFormValue
  /** Errors of the last attempt that are not yet corrected. */
  summary: readonly Finding[]
  attempt: number
  nameOf: (path: string) => string
  /** The section as typed. */
  section: () => unknown
  /** Rows were added at the end: the section is to be saved again. */
  changed: () => void
  /** Rows were removed or renumbered: as above, and the errors that are shown follow their rows. */
  rowsMoved: () => void
  /**
   * Waits for the rules and judges everything; with errors, shows them and says false. Neither ok nor with errors if the
   * rules cannot be fetched, or the page was left meanwhile.
   */
  attemptSave: () => Promise<{ ok: boolean; errors: number }>
  /** Shows what the whole review says about one field, also where the page's own rules say nothing. */
  mark: (path: string) => void
  /** Judges as a save does, without showing. Undefined until the rules are here. */
  countErrors: () => number | undefined
}

const samePath = (path: string): string => path

/** The form of one page over one section of the draft: autosave, rules on blur and on save, error summary. */
export function useEntryForm(spec: EntryFormSpec): EntryForm {
  const { editor, rules, filing } = useEntryContext()
  const queryClient = useQueryClient()
  const conditions = useSentConditions()
  const latest = useRef(spec)
  latest.current = spec
  const nameOf = useCallback((path: string) => (latest.current.nameOf ?? samePath)(path), [])
  const [errors] = useState(() => new FieldErrors())
  const [summary, setSummary] = useState<readonly Finding[]>([])
  const [attempt, setAttempt] = useState(0)
  const [initial] = useState(() => spec.toValues(editor.draft()))
  const form = useForm<FieldValues>({ defaultValues: initial, mode: 'onSubmit' })

  /** Paths to which a link of the review led. */
  const marked = useRef(new Set<string>())
  /** True once a save was tried: the values are held against the whole entry from then on. */
  const isJudgedWhole = useRef(false)

  const section = useCallback(() => latest.current.toSection(form.getValues()), [form])
  const draftNow = useCallback(
    (): DraftData => ({
      ...editor.draft(),
      ...besideOf(latest.current, form.getValues()),
      [latest.current.section]: section(),
    }),
    [editor, form, section],
  )
  /** What the rules say of the page, and its errors; `isWhole`: those that only the rules of the whole entry find as well. */
  const findIn = useCallback(
    (draft: DraftData, filing: RulesOfFiling, rules: RuleContext, isWhole: boolean) => {
      const findings = latest.current.check(draft, filing, rules)
      const wrong = filing.errorsOf(findings)
      const judged = new Set(wrong.map(({ path }) => path))
      // A correction is judged against what customs has on file, which only the server knows.
      const { is_post_summary, corrects_entry_id } = editor.state().entry
      const refused =
        isWhole && !is_post_summary && !corrects_entry_id
          ? latest.current.refuses?.(draft, filing, rules)
          : []
      return { findings, wrong: [...wrong, ...(refused ?? []).filter(({ path }) => !judged.has(path))] }
    },
    [editor],
  )
  const judgeBy = useCallback(
    (filing: RulesOfFiling, rules: RuleContext): readonly Finding[] => {
      const draft = draftNow()
      const { findings, wrong } = findIn(draft, filing, rules, isJudgedWhole.current)
      const paths = marked.current
      const beyond =
        paths.size === 0 ? [] : filing.checkEntry(draft, rules).filter(({ path }) => paths.has(path))
      // Of a field the first finding is shown: what CBP said of it goes before a warning of ours, and holds nothing up.
      errors.replace([...wrong, ...filing.openConditions(draft, conditions), ...findings, ...beyond], nameOf)
      return filing.inPageOrder(wrong)
    },
    [errors, nameOf, conditions, draftNow, findIn],
  )
  /** Undefined until the rules are here. */
  const judge = useCallback(() => filing && judgeBy(filing, rules), [judgeBy, filing, rules])

  useEffect(() => {
    const shown = [latest.current.section, ...Object.keys(latest.current.beside ?? {})]
    const at = conditions.filter(({ path }) => shown.includes(path.split('.')[0] ?? ''))
    if (at.length === 0) return
    judge()
    for (const { path } of at) errors.touch(nameOf(path))
  }, [conditions, errors, judge, nameOf])

  // Rules that arrive after the form judge what was typed by then. A save that waits for them says itself what they found.
  const isJudged = useRef(filing !== undefined)
  const isWaiting = useRef(false)
  useEffect(() => {
    const found = isJudged.current ? undefined : judge()
    if (!found) return
    isJudged.current = true
    const shown = new Set(found.map(({ path }) => nameOf(path)).filter((name) => errors.shown(name)))
    if (shown.size > 0 && !isWaiting.current)
      announce(
        t(
          {
            id: 'use-entry-form.checked-late',
            defaultMessage:
              'This page is checked now: {count, plural, one {# field has an error.} other {# fields have errors.}}',
          },
          { count: shown.size },
        ),
      )
  }, [judge, errors, nameOf])

  const mark = useCallback(
    (path: string) => {
      marked.current.add(path)
      judge()
      errors.touch(nameOf(path))
    },
    [errors, judge, nameOf],
  )

  const changed = useCallback(() => {
    editor.edit(latest.current.section, () => {
      const typed = section()
      return latest.current.toAutosave?.(typed) ?? typed
    })
  }, [section, editor])

  const rowsMoved = useCallback(() => {
    changed()
    const found = judge()
    if (found && errors.attempted) setSummary(found)
  }, [changed, errors, judge])

  /** The value at a name of the form changed: its section is to be saved. */
  const changedAt = useCallback(
    (name: string) => {
      const [other, read] = besideAt(latest.current, name) ?? []
      if (!other || !read) changed()
      else editor.edit(other, () => read(form.getValues()))
    },
    [changed, editor, form],
  )

  const isGone = useIsGone()
  const attempts = useRef(0)

  useEffect(() => {
    const { section: name, beside = {} } = latest.current
    const stop = onValues(form, ({ name: field }) => {
      if (field) changedAt(field)
    })
    return () => {
      stop()
      for (const held of [name, ...(Object.keys(beside) as DraftSection[])]) editor.release(held)
    }
  }, [changedAt, form, editor])

  const value = useMemo<EntryFormValue>(
    () => ({
      form,
      errors,
      blurred: (name) => {
        const before = attempts.current
        afterPointerRelease(() => {
          if (isGone.current) return
          const found = judge()
          errors.touch(name)
          const shown = errors.shown(name)
          // A press on Save leaves the field too; the sentence about the whole form is not cut off.
          if (shown?.severity === 'error' && attempts.current === before)
            announce(
              t(
                {
                  id: 'use-entry-form.field-failed',
                  defaultMessage: 'Field validation failed: {message}',
                },
                { message: shownFinding(shown).message },
              ),
            )
          if (found && errors.attempted) setSummary(found)
        })
      },
    }),
    [errors, form, isGone, judge],
  )

  const attemptSave = useCallback(async () => {
    isJudgedWhole.current = true
    isWaiting.current = !filing
    const fetched = filing ?? (await queryClient.fetchQuery(rulesQuery).catch(() => undefined))
    if (!fetched) isWaiting.current = false
    if (!fetched || isGone.current) return { ok: false, errors: 0 }
    const found = judgeBy(fetched, { ...rules, reference: fetched.reference })
    if (found.length === 0) {
      setSummary([])
      return { ok: true, errors: 0 }
    }
    errors.attempt()
    setSummary(found)
    attempts.current += 1
    setAttempt(attempts.current)
    announce(
      t(
        {
          id: 'use-entry-form.failed',
          defaultMessage: 'Form has {count} validation errors',
        },
        { count: found.length },
      ),
    )
    return { ok: false, errors: found.length }
  }, [errors, filing, isGone, judgeBy, queryClient, rules])

  return {
    value,
    summary,
    attempt,
    nameOf,
    section,
    changed,
    rowsMoved,
    attemptSave,
    mark,
    countErrors: () => {
      judge()
      return filing && findIn(draftNow(), filing, rules, true).wrong.length
    },
  }
}

const besideIn = ({ beside = {} }: EntryFormSpec) =>
  Object.entries(beside) as [DraftSection, (values: FieldValues) => unknown][]

/** The further sections as they are stored, from what the form holds. */
const besideOf = (spec: EntryFormSpec, values: FieldValues): DraftData =>
  Object.fromEntries(besideIn(spec).map(([section, read]) => [section, read(values)]))

/** The further section that holds a name of the form, with how it is read. */
const besideAt = (spec: EntryFormSpec, name: string) =>
  besideIn(spec).find(([section]) => name.startsWith(`${section}.`))
