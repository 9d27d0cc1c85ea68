import { wordsOf } from './page-words.ts'

/**
 * Pages that the server fills by their address: a form with `data-refresh` asks for its own address while a person
 * types, and puts the parts of the answer (`data-part`) in place of those of this page. Without this script the same
 * forms load the page. A form with `data-refresh="here"` is on another page: it shows the parts there and leaves that
 * page's address and title; a link to the whole page (`data-whole`) follows its values.
 */
const REST_MS = 120
const words = wordsOf('refresh')

let turn = 0
let waiting: ReturnType<typeof setTimeout> | undefined

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') query.append(name, value)
  }
  return `${new URL(form.action).pathname}?${query}`
}

const isTyped = (element: Element | null): boolean =>
  element instanceof HTMLInputElement && !['radio', 'checkbox', 'hidden'].includes(element.type)

function say(text: string): void {
  const status = document.querySelector('[data-status]')
  if (status) status.textContent = text
}

/** Takes over the parts of another state of this page. A part in which somebody types stays as it is. */
function replaceParts(next: Document): void {
  const focused = document.activeElement
  for (const part of document.querySelectorAll('[data-part]')) {
    const other = next.getElementById(part.id)
    if (other && !(part.contains(focused) && isTyped(focused))) part.replaceWith(other)
  }
  if (focused?.id && !focused.isConnected) document.getElementById(focused.id)?.focus()
  offerCopies()
}

const isHere = (): boolean => document.querySelector('form[data-refresh="here"]') !== null

/** Links of this page lead to the whole page: one by name, and those to its places in the parts of it that are here. */
function leadTo(address: string): void {
  for (const link of document.querySelectorAll('[data-whole]')) link.setAttribute('href', address)
  for (const link of document.querySelectorAll('[data-part] a[href^="#"]'))
    link.setAttribute('href', address + link.getAttribute('href'))
}

/** Puts the values of a link to the whole page into the form, and shows what it says for them. */
function take(form: HTMLFormElement, link: HTMLAnchorElement): void {
  for (const [name, value] of new URL(link.href).searchParams) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
  }
  refresh(form, 0)
}

async function show(address: string): Promise<void> {
  turn += 1
  const mine = turn
  const answer = await fetch(address)
  const text = answer.ok ? await answer.text() : ''
  if (mine !== turn) return
  if (!text) return say(words('away'))
  const next = new DOMParser().parseFromString(text, 'text/html')
  const news = next.querySelector('[data-status]')?.textContent ?? ''
  replaceParts(next)
  if (isHere()) leadTo(address)
  else {
    document.title = next.title
    history.replaceState(null, '', address)
  }
  say(news)
}

/** Shows the buttons that need this script: a button copies the address, which holds every figure. */
function offerCopies(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy-address]'))
    button.hidden = navigator.clipboard === undefined
}

async function copyAddress(): Promise<void> {
  await navigator.clipboard.writeText(location.href)
  say(words('copied'))
}

function ask(event: Event, rest: number): void {
  const form = event.target instanceof Element ? event.target.closest('form') : undefined
  const target = event.target instanceof HTMLInputElement ? event.target.form : undefined
  const asked = target ?? form
  if (!asked?.matches('[data-refresh]')) return
  if (event.type === 'submit') event.preventDefault()
  refresh(asked, rest)
}

function refresh(form: HTMLFormElement, rest: number): void {
  clearTimeout(waiting)
  waiting = setTimeout(() => show(addressOf(form)).catch(() => say(words('away'))), rest)
}

/** True if a form differs from the one its page came with. */
function isChanged(form: HTMLFormElement): boolean {
  const asItCame = form.cloneNode(true) as HTMLFormElement
  asItCame.reset()
  return addressOf(asItCame) !== addressOf(form)
}

document.addEventListener('input', (event) => isTyped(event.target as Element) && ask(event, REST_MS))
document.addEventListener('change', (event) => isTyped(event.target as Element) || ask(event, 0))
document.addEventListener('submit', (event) => ask(event, 0))
document.addEventListener('click', (event) => {
  const { target } = event
  const link = target instanceof Element ? target.closest('a') : null
  const form = document.querySelector<HTMLFormElement>('form[data-refresh="here"]')
  const isOfForm = link?.matches('[data-example], #goods a[href*="/estimate?"]')
  if (form && link && isOfForm && !(event.metaKey || event.ctrlKey || event.shiftKey)) {
    event.preventDefault()
    return take(form, link)
  }
  const button = target instanceof Element ? target.closest('[data-copy-address]') : null
  if (button) copyAddress().catch(() => say(words('notCopied')))
})
offerCopies()
// Values that a person typed or chose before this script loaded.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-refresh]'))
  if (isChanged(form)) refresh(form, 0)
