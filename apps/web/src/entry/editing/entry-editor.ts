import type { Entry } from '@edfe/contracts/entries/entry'
import type { DetailsOf } from '@edfe/contracts/operations'
import { type DraftData, type DraftSection, mergeDraft } from '@edfe/domain/entry'
import { ApiProblem } from '../../api/problem.ts'
import { createStore, type Store } from '../../ui/create-store.ts'
import { type EditorState, initialState, type SavePhase } from './editor-state.ts'
import type { EntryApi, PatchOptions } from './entry-api.ts'
import { LocalBackup, type TypedText } from './local-backup.ts'
import { closeRows } from './merge/align-rows.ts'
import { differingFields, takeRemote } from './merge/compare-versions.ts'
import { mergeVersions } from './merge/merge-versions.ts'
import { SaveQueue } from './save-queue.ts'

/**
 * `status` and `code` of a failure are those of the answer, 0 without one; `message` is what the screen shows; without
 * one, the server sent none.
 */
export type SaveResult =
  | { ok: true; entry: Entry }
  | { ok: false; phase: SavePhase; status: number; code: string; message?: string }

export interface SaveOptions extends PatchOptions {
  /** Sections to send even when nothing in them was typed, in place of what was typed. */
  sections?: DraftData
}

const sectionsOf = (draft: DraftData) => Object.keys(draft) as DraftSection[]

/**
 * One entry while it is edited: what the server holds, what was typed since, and how both are merged. The queue decides
 * when a save runs; the backup keeps typed text in the browser until the server has acknowledged it.
 */
export class EntryEditor {
  #api: EntryApi
  #store: Store<EditorState>
  #queue = new SaveQueue(() => void this.save())
  #backup: LocalBackup
  /** True once the typed text was dropped for good or handed over: a save under way then keeps nothing in the browser. */
  #isForgotten = false
  #pending: DraftData = {}
  /** The edits on their way to the server: neither pending nor acknowledged. */
  #sent: DraftData = {}
  /** Forms with edits that are not collected yet. */
  #readers = new Map<DraftSection, () => unknown>()
  #expected: string
  /** The entry as the server last acknowledged it, without what was typed since. */
  #server: Entry
  /** False while the typed text stems from an earlier visit whose starting version is unknown. */
  #baseKnown = true

  /** `typed` is what an earlier editor of the entry hands over; without it, the text of an earlier visit is restored. */
  constructor(entry: Entry, api: EntryApi, typed?: TypedText) {
    this.#api = api
    this.#server = entry
    this.#expected = entry.updated_at
    this.#backup = new LocalBackup(entry.id)
    this.#store = createStore(initialState(entry))
    if (entry.may.edit) this.#recover(entry, typed ?? this.#backup.read())
  }

  /** Restores typed text, and saves it; text that the server has by now is forgotten. */
  #recover(entry: Entry, typed: TypedText | undefined): void {
    if (!typed) return
    const { sections, base } = typed
    if (differingFields(sections, entry.draft_data, entry.draft_data).length === 0) {
      this.#backup.clear(sectionsOf(sections))
      return
    }
    this.#pending = sections
    this.#expected = base
    this.#baseKnown = base === entry.updated_at
    this.#set({ entry: this.#withTyped(entry), phase: 'unsaved', recovered: true })
    this.#queue.schedule(0)
  }

  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)

  state = (): EditorState => this.#store.get()

  /** True if some typed text is not yet acknowledged. */
  isDirty = (): boolean => this.#readers.size > 0 || Object.keys(this.#pending).length > 0

  /** The current draft, typed text included. */
  draft = (): DraftData => {
    this.#collect()
    return this.#withTyped(this.#server).draft_data
  }

  /** One section of the current draft, typed text included. Unlike `draft`, it reads no other form: cheap at each key. */
  section = <Name extends DraftSection>(name: Name): DraftData[Name] => {
    if (this.#readers.has(name)) this.#collect()
    const of = (draft: DraftData): DraftData => (draft[name] === undefined ? {} : { [name]: draft[name] })
    const { draft_data } = this.#server
    return mergeDraft(mergeDraft(of(draft_data), of(this.#sent)), of(this.#pending))[name]
  }

  /**
   * A section was typed in. `read` gives its stored form; it is called when the text is needed, not per key.
   * For a person who may only read, calculated values of a form are not saved.
   */
  edit(section: DraftSection, read: () => unknown): void {
    if (!this.state().entry.may.edit) return
    this.#readers.set(section, read)
    if (this.state().phase === 'saved') this.#set({ phase: 'unsaved' })
    this.#backup.schedule(() => this.backUp())
    this.#queue.schedule()
  }

  /** Writes a section that has no form on this page. What shows the entry follows at once. */
  write(section: DraftSection, value: unknown): void {
    if (!this.state().entry.may.edit) return
    this.edit(section, () => value)
    this.#collect()
    this.#set({ entry: this.#withTyped(this.#server) })
  }

  /** Copies what was typed into the browser's storage at once. */
  backUp(): void {
    if (this.#isForgotten || this.#backup.isLeft) return
    this.#collect()
    this.#backup.write(this.#pending, this.#expected)
  }

  /** Drops what was typed for good, also its copy in the browser: the person signs out, or a local entry has it. */
  forget(): void {
    this.#isForgotten = true
    this.#readers.clear()
    this.#backup.clear(sectionsOf({ ...this.#sent, ...this.#pending }))
    this.#pending = {}
  }

  /**
   * Hands the typed text over to another editor of the entry: this one saves and keeps nothing any more. Two that try again
   * after a lost connection would contradict each other.
   */
  handOver(): TypedText | undefined {
    this.#collect()
    this.#queue.stop()
    const sections = { ...this.#sent, ...this.#pending }
    const isTheirs = !this.#isForgotten && this.#backup.isTheirs
    this.#isForgotten = true
    this.#pending = {}
    return isTheirs && sectionsOf(sections).length > 0 ? { sections, base: this.#expected } : undefined
  }

  /** Saves no more unless asked: who made this editor for one save is done with it. The text stays where it is kept. */
  stop(): void {
    this.#queue.stop()
  }

  /** A form goes away: its text stays pending here. */
  release(section: DraftSection): void {
    if (this.#readers.has(section)) this.#collect()
  }

  /** Sends what was typed, after the saves before it. Nothing typed and no options: nothing is sent. */
  save(options: SaveOptions = {}): Promise<SaveResult> {
    // The page was left with a save that tries again, and then its person signed out.
    if (this.#backup.isLeft) this.forget()
    return this.#queue.run(() => this.#send(options))
  }

  /**
   * The server's newer answer about the same entry. After a live event the forms start again from it when nothing
   * is typed; the answer to a call of this page (`isOwn`) leaves them alone.
   */
  accept(entry: Entry, { isOwn = false } = {}): void {
    if (!this.#baseKnown || entry.updated_at < this.#expected) return
    const isIdle = !this.isDirty() && this.state().phase !== 'saving' && this.state().phase !== 'conflict'
    if (!isIdle && entry.updated_at !== this.#expected) {
      // Someone saved while text is waiting here: the next save must merge with their version, not overwrite it.
      this.#set({ entry: { ...this.state().entry, step_progress: entry.step_progress } })
      return
    }
    const { draft_data } = this.#server
    const isNews = isIdle && !isOwn && differingFields(entry.draft_data, draft_data, draft_data).length > 0
    this.#take(entry)
    this.#set({ entry: this.#withTyped(entry), revision: this.state().revision + (isNews ? 1 : 0) })
  }

  /**
   * Takes over the server's record of the way through the wizard; the draft and its version stay as they
   * were.
   */
  moved(change: Partial<Pick<Entry, 'navigation_state' | 'page_progress' | 'view_preferences'>>): void {
    this.#server = { ...this.#server, ...change }
    this.#set({ entry: { ...this.state().entry, ...change } })
  }

  /**
   * Puts sections in place of those of the draft, typed text included: the forms start again from them, and they are
   * saved as typed text is. Undefined where `change` gives none.
   */
  put(change: (draft: DraftData) => DraftData | undefined): Promise<SaveResult> | undefined {
    const sections = change(this.draft())
    if (!sections) return undefined
    this.#pending = { ...this.#pending, ...sections }
    const { revision } = this.state()
    this.#set({ entry: this.#withTyped(this.#server), phase: 'unsaved', revision: revision + 1 })
    return this.save()
  }

  /** Settles a conflict: their values at `paths`, local elsewhere; then saves. */
  resolveConflict(paths: readonly string[]): Promise<SaveResult> {
    const conflict = this.state().conflict
    if (!conflict) return this.save()
    const { local, remote } = conflict.versions
    this.#pending = closeRows(takeRemote(local, remote, paths))
    this.#readers.clear()
    this.#rebase(conflict.remote)
    return this.save({ sections: this.#pending })
  }

  /** Settles a conflict by their version alone. */
  discardLocal(): void {
    const conflict = this.state().conflict
    if (!conflict) return
    this.#backup.clear(sectionsOf(this.#pending))
    this.#pending = {}
    this.#readers.clear()
    this.#rebase(conflict.remote)
    this.#set({ phase: 'saved' })
  }

  /** Closes the conflict and keeps typing; nothing is saved, and the next save asks again. */
  postponeConflict(): void {
    this.#set({ conflict: undefined, phase: 'unsaved' })
  }

  #rebase(remote: Entry): void {
    this.#take(remote)
    const entry = this.#withTyped(remote)
    this.#set({ entry, conflict: undefined, revision: this.state().revision + 1 })
  }

  #take(entry: Entry): void {
    this.#server = entry
    this.#expected = entry.updated_at
    this.#baseKnown = true
  }

  #withTyped(entry: Entry): Entry {
    return { ...entry, draft_data: mergeDraft(mergeDraft(entry.draft_data, this.#sent), this.#pending) }
  }

  #collect(): void {
    for (const [section, read] of this.#readers) this.#pending = { ...this.#pending, [section]: read() }
    this.#readers.clear()
  }

  async #send(options: SaveOptions): Promise<SaveResult> {
    this.#collect()
    let sections: DraftData = { ...this.#pending, ...options.sections }
    const hasOptions = options.navigation !== undefined || options.current_step !== undefined
    if (Object.keys(sections).length === 0 && !hasOptions) return { ok: true, entry: this.state().entry }
    this.backUp()
    this.#sent = sections
    this.#pending = {}
    this.#set({ phase: 'saving', problem: undefined })
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { sections: _, ...patch } = options
        const entry = await this.#api.patch(this.state().entry.id, sections, this.#expected, patch)
        return this.#acknowledged(entry, sections)
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) {
          this.#takeBack(sections)
          throw problem
        }
        if (!problem.is('draft_conflict') || attempt > 3) return this.#failed(problem, sections)
        const settled = await this.#settleConflict(problem, sections)
        if ('ok' in settled) return settled
        sections = settled.sections
      }
    }
  }

  #acknowledged(entry: Entry, sections: DraftData): SaveResult {
    this.#take(entry)
    this.#sent = {}
    this.#queue.succeeded()
    if (!this.#isForgotten)
      this.#backup.clear(sectionsOf(sections).filter((section) => !(section in this.#pending)))
    this.#set({ entry: this.#withTyped(entry), phase: this.isDirty() ? 'unsaved' : 'saved' })
    return { ok: true, entry: this.state().entry }
  }

  /** Makes edits that could not be saved pending again; later edits go on top. */
  #takeBack(sections: DraftData): void {
    this.#sent = {}
    if (this.#isForgotten) return
    this.#pending = { ...sections, ...this.#pending }
    this.backUp()
  }

  #failed(problem: ApiProblem, sections: DraftData): SaveResult {
    this.#takeBack(sections)
    const offline = problem.isNetwork
    this.#set({ phase: offline ? 'offline' : 'failed', problem: problem.message })
    if (!this.#isForgotten && (offline || problem.status >= 500)) this.#queue.retryLater()
    const message = problem.isWordless ? undefined : problem.message
    return { ok: false, phase: this.state().phase, status: problem.status, code: problem.code, message }
  }

  /**
   * The server holds a newer version. Changes that do not contradict each other are merged, and the merged sections are
   * the answer; where both changed the same field, a person chooses.
   */
  async #settleConflict(
    problem: ApiProblem & { details: DetailsOf<'draft_conflict'> },
    sections: DraftData,
  ): Promise<SaveResult | { sections: DraftData }> {
    const remote = problem.details.entry
    // Includes the text typed while this save ran: the forms may have to start again.
    this.#collect()
    const base = this.#baseKnown ? this.#server.draft_data : undefined
    const result = mergeVersions({ sections, later: this.#pending, remote: remote.draft_data, base })
    if ('fields' in result) {
      this.#takeBack(sections)
      this.#set({ phase: 'conflict', conflict: { message: problem.message, remote, ...result } })
      const { status, code, message } = problem
      return { ok: false, phase: 'conflict', status, code, message }
    }
    this.#pending = {}
    this.#sent = result.merged
    this.#take(remote)
    if (result.hasRemoteRows) {
      this.#set({
        entry: this.#withTyped(remote),
        revision: this.state().revision + 1,
        mergedCount: this.state().mergedCount + 1,
        mergedFrom: remote.updated_by?.name,
      })
    }
    return { sections: result.merged }
  }

  #set(change: Partial<EditorState>): void {
    this.#store.set({ ...this.#store.get(), ...change })
  }
}
