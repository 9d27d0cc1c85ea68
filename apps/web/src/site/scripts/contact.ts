import { afterPointerRelease } from '../../ui/after-pointer-release.ts'
import { wordsOf } from './page-words.ts'

/**
 * The contact form: says what is missing next to its field, sends, keeps what was typed when sending fails.
 * Its button waits for this script: the browser itself would load the page again and lose the message.
 */
const words = wordsOf('contact')

/** As the server: a browser takes 'a@b' too. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

type Field = HTMLInputElement | HTMLTextAreaElement

function problemOf(field: Field): string {
  const label = field.labels?.[0]?.textContent ?? field.name
  if (field.value.trim() === '') return words('required', { field: label })
  const isWrong = field.type === 'email' && !EMAIL.test(field.value.trim())
  return isWrong ? words('wrongEmail') : ''
}

function judge(field: Field): boolean {
  const problem = problemOf(field)
  const place = document.getElementById(`${field.id}-error`)
  if (place) {
    place.textContent = problem
    place.hidden = problem === ''
  }
  field.setAttribute('aria-invalid', String(problem !== ''))
  return problem === ''
}

async function send(fields: Field[]): Promise<string> {
  const body = Object.fromEntries(fields.map((field) => [field.name, field.value.trim()]))
  const answer = await fetch('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (answer.ok) return ''
  const problem = await answer.json().catch(() => undefined)
  return problem?.message ?? words('failed')
}

function attach(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<Field>('input, textarea')]
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  const outcome = form.querySelector<HTMLElement>('[data-outcome]')
  if (!button || !outcome) return
  const label = button.textContent
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const wrong = fields.filter((field) => !judge(field))
    if (wrong[0]) return wrong[0].focus()
    button.disabled = true
    button.textContent = words('sending')
    const problem = await send(fields).catch(() => words('failed'))
    button.disabled = false
    button.textContent = label
    // A disabled button loses the focus.
    button.focus()
    outcome.textContent = problem || words('sent')
    outcome.dataset.outcome = problem ? 'failed' : 'sent'
    if (!problem) form.reset()
  })
  button.disabled = false
  for (const field of fields)
    field.addEventListener('blur', () => field.value && afterPointerRelease(() => judge(field)))
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-contact]')) attach(form)
