import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { CLOSES, OPENS, PSEUDO_TAG } from '../../scripts/lib/pseudo-language.mjs'
import { writePseudoLanguage } from '../../scripts/lib/write-pseudo-language.mjs'

/** The variable in which global set-up hands the folder of translations to the products. */
export const TRANSLATIONS = 'EDFE_E2E_TRANSLATIONS'

/** Writes the pseudo-language into a folder of translations that the products of the run read. */
export async function preparePseudoLanguage(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'edfe-e2e-translations-'))
  await writePseudoLanguage(folder)
  process.env[TRANSLATIONS] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The browser of the page reads the product in the pseudo-language from the next load on. */
export async function readPseudoLanguage(page: Page) {
  await page.goto('/robots.txt')
  await page.evaluate((tag) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the page keeps it
    document.cookie = `edfe.language=${tag}; Path=/`
  }, PSEUDO_TAG)
}

const NAMES_OF_DAYS = /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(\p{Ll}*day)?\b/gu
const NAMES_OF_MONTHS = /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\b/gu
/** Codes of carriers and of CBP's applications, and keys of the keyboard. */
const CODES = /\b[A-Z]{2,4}\b|^Ctrl(\+Enter)?$/g
/** Ports go by their name, city and state. */
const PORTS = /[^⟦⟧]+, California/g
/** Addresses of email hold names of people and companies. */
const ADDRESS = /\S+@\S+/g
/** Data of any page: numbers of entries, editions of the tariff, and days and times, which the pseudo-language writes as English does. */
const DATA = [/\bZZZ\S+/g, /\bHTS \d{4} Rev \d+/g, NAMES_OF_DAYS, NAMES_OF_MONTHS, /\b[AP]M\b/g, CODES]

/**
 * Texts and labels on the page that are part of no message. `data` are texts that the person or the world has given:
 * names, goods, codes.
 */
export async function textsWithoutMessage(page: Page, data: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(
    ([opens, closes]) => {
      const found: string[] = []
      let depth = 0
      const read = (text: string) => {
        let outside = ''
        for (const letter of text) {
          if (letter === opens) depth += 1
          else if (letter === closes) depth -= 1
          else if (depth === 0) outside += letter
        }
        return outside.trim()
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!parent || parent.closest('script, style, noscript, template, [translate=no]')) continue
        const outside = read(node.nodeValue ?? '')
        if (parent.checkVisibility({ visibilityProperty: true })) found.push(outside)
      }
      for (const attribute of ['aria-label', 'title', 'placeholder', 'alt']) {
        for (const element of document.querySelectorAll(`[${attribute}]`)) {
          depth = 0
          if (!element.closest('[translate=no]')) found.push(read(element.getAttribute(attribute) ?? ''))
        }
      }
      return found
    },
    [OPENS, CLOSES] as const,
  )
  const given = [...data]
    .sort((a, b) => b.length - a.length)
    .map((text) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'))
  const withoutData = (text: string) =>
    [ADDRESS, PORTS, ...given, ...DATA].reduce((rest, each) => rest.replaceAll(each, ' '), text)
  return [...new Set(texts.filter((text) => /\p{L}{2}/u.test(withoutData(text))))]
}

/** Texts on the page that their box cuts off, with no way to read the rest. */
export async function textsCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, position } = getComputedStyle(element)
      // What only a screen reader reads is cut for the eye on purpose.
      const isHiddenForTheEye = position === 'absolute' && element.clientWidth <= 1
      return (
        (overflowX === 'hidden' || overflowX === 'clip') &&
        !isHiddenForTheEye &&
        element.clientWidth > 0 &&
        element.scrollWidth > element.clientWidth + 1 &&
        // The menu beside the sheet of lines is folded until it has the pointer or the focus; a cell shows all when it is edited.
        !element.closest('[title], [translate=no], [role=gridcell], nav')
      )
    }
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && isCut(element))
      .filter((element) => hasText(element) || element.querySelector('*'))
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.trim().slice(0, 60)}`,
      )
  })
}

/** The innermost elements that reach beyond the window; none where the page is not wider than it. */
export async function elementsBeyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > innerWidth
    return [...document.body.querySelectorAll('*')]
      .filter((element) => isBeyond(element) && ![...element.children].some(isBeyond))
      .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent?.trim().slice(0, 60)}`)
  })
}
