import type { ReactNode } from 'react'

/** The states of one component, by name: usual, error, loading, empty, long text, read-only, or what else it has. */
export interface Example {
  /** The name of the component, as its file exports it. */
  component: string
  /** The narrowest window in which the product shows it, in pixels; left out, it shows it in every one. */
  narrowest?: number
  /** The widest window in which the product shows it, in pixels. */
  widest?: number
  /** The address at which the product shows it, for what it reads from there; left out, the list of entries. */
  at?: string
  states: Readonly<Record<string, ReactNode>>
}
