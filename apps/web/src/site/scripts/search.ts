import { BASE, wordsOf } from './page-words.ts'

/** Search of the documentation: over all pages by an index, or over the items of this page (glossary, FAQ). */
interface IndexedPage {
  path: string
  title: string
  text: string
}

const said = wordsOf('search')
const words = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean)
const hasAll = (text: string, wanted: string[]): boolean => wanted.every((word) => text.includes(word))

/** Around the first hit, enough words to see why the page was found. */
function excerpt(text: string, first: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(first) - 40)
  const cut = text.slice(at, at + 140)
  return `${at > 0 ? '…' : ''}${cut}${at + 140 < text.length ? '…' : ''}`
}

function filterItems(query: string): number {
  const wanted = words(query)
  let count = 0
  for (const item of document.querySelectorAll<HTMLElement>('[data-item]')) {
    const isFound = hasAll(item.textContent?.toLowerCase() ?? '', wanted)
    item.hidden = !isFound
    if (isFound) count += 1
    if (item instanceof HTMLDetailsElement && wanted.length > 0) item.open = isFound
  }
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
    group.hidden = !group.querySelector('[data-item]:not([hidden])')
  }
  return count
}

let index: Promise<IndexedPage[]> | undefined
async function findPages(query: string): Promise<IndexedPage[]> {
  index ??= fetch(`${BASE}/documentation/index.json`).then((answer) => answer.json())
  const wanted = words(query)
  if (wanted.length === 0) return []
  const pages = await index
  const rank = (page: IndexedPage) => (hasAll(page.title.toLowerCase(), wanted) ? 0 : 1)
  return pages
    .filter((page) => hasAll(`${page.title} ${page.text}`.toLowerCase(), wanted))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, 10)
}

function showPages(list: Element, pages: IndexedPage[], query: string): void {
  list.replaceChildren(
    ...pages.map((page) => {
      const item = document.createElement('li')
      const link = document.createElement('a')
      const text = document.createElement('p')
      link.href = page.path
      link.textContent = page.title
      text.textContent = excerpt(page.text, words(query)[0] ?? '')
      item.append(link, text)
      return item
    }),
  )
}

function attach(form: HTMLFormElement): void {
  const input = form.querySelector('input')
  const found = form.querySelector('[data-found]')
  const results = form.querySelector('[data-results]')
  if (!input || !found) return
  form.hidden = false
  const say = (count: number) => {
    found.textContent = input.value.trim() === '' ? '' : count === 0 ? said('none') : said('found', { count })
  }
  const search = async () => {
    const query = input.value
    if (!results) return say(filterItems(query))
    const pages = await findPages(query).catch(() => [])
    if (query !== input.value) return
    showPages(results, pages, query)
    say(pages.length)
  }
  input.addEventListener('input', search)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    results?.querySelector('a')?.click()
  })
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    input.focus()
  })
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-search]')) attach(form)
