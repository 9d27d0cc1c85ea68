import {
  createContext,
  type FormEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { t } from '../words/t.ts'
import { Button } from './button.tsx'
import styles from './form-section.module.css'
import layoutStyles from './layout.module.css'
import panelStyles from './panel.module.css'

interface Section {
  readonly isChanged: boolean
  /** Resolves to whether it was saved. */
  save(): Promise<boolean>
}

/** Adds a section, and gives what takes it away again. */
const SectionsContext = createContext((_: RefObject<Section>) => () => {})

interface Props {
  label: string
  /** The words of the button. */
  action: string
  /** Called before the sections are saved. */
  onBegin: () => void
  children: ReactNode
}

/**
 * Sections of settings with one button at their foot. It saves those that changed, in their order, up to the first that
 * is refused; where nothing changed it saves the first, so that a press is always answered. A section that did not change
 * may lack what it requires, such as an address that nobody has begun.
 */
export function SaveTogether({ label, action, onBegin, children }: Props) {
  const [sections] = useState(() => new Set<RefObject<Section>>())
  const [isSaving, setSaving] = useState(false)
  const add = useRef((section: RefObject<Section>) => {
    sections.add(section)
    return () => {
      sections.delete(section)
    }
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    onBegin()
    setSaving(true)
    const all = [...sections]
    const changed = all.filter(({ current }) => current.isChanged)
    for (const { current } of changed.length > 0 ? changed : all.slice(0, 1))
      if (!(await current.save())) break
    setSaving(false)
  }
  return (
    <form
      className={panelStyles.panel}
      aria-label={label}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <SectionsContext value={add.current}>{children}</SectionsContext>
      <div className={styles.actionBar}>
        <span className={`${layoutStyles.toEnd} ${styles.spacer}`} />
        <Button type="submit" className={styles.primary} busy={isSaving}>
          {isSaving ? t({ id: 'common.saving', defaultMessage: 'Saving…' }) : action}
        </Button>
      </div>
    </form>
  )
}

interface SectionProps {
  title: string
  lead: ReactNode
  /** What the fields hold: the section has changed while it differs from what was saved last. */
  values: unknown
  /** Resolves to true once the values are saved. */
  onSave: () => Promise<unknown>
  children: ReactNode
}

/** A section of `SaveTogether`: its name and reason beside its fields. */
export function SavedSection({ title, lead, values, onSave, children }: SectionProps) {
  const id = useId()
  const text = JSON.stringify(values)
  const saved = useRef(text)
  const box = useRef<HTMLElement>(null)
  const section = useRef<Section>({ isChanged: false, save: async () => true })
  section.current = {
    isChanged: text !== saved.current,
    save: async () => {
      if (focusRefused(box.current)) return false
      const isSaved = (await onSave()) === true
      if (isSaved) saved.current = text
      return isSaved
    },
  }
  const add = use(SectionsContext)
  useEffect(() => add(section), [add])
  return (
    <section ref={box} className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </header>
      {children}
    </section>
  )
}

/** Shows what the browser refuses of the fields in a box, focuses the first of them, and says if there was one. */
function focusRefused(box: HTMLElement | null): boolean {
  const fields = box?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea') ?? []
  const [first] = [...fields].filter((field) => !field.checkValidity())
  first?.focus()
  return first !== undefined
}
