import type { ReactNode } from 'react'
import styles from './icon.module.css'

/** Every drawing of the product: 16-unit square, stroked in the current colour, sized by `svg.i`. */
const ICONS = {
  menu: <path d="M2 4.5h12M2 8h12M2 11.5h12" />,
  home: <path d="M2 7.2 8 2.5l6 4.7V14H2zM6.3 14V9.5h3.4V14" />,
  entries: <path d="M2.5 4h11M2.5 8h11M2.5 12h7" />,
  parts: <path d="m8 2 5.5 3v6L8 14l-5.5-3V5zM2.5 5 8 8l5.5-3M8 8v6" />,
  reports: <path d="M2.5 13.5h11M4.5 11V7.5M8 11V3.5M11.5 11V6" />,
  settings: (
    <>
      <path d="M2 4.5h6M11.5 4.5H14M2 11.5h2.5M8 11.5h6" />
      <circle cx="9.7" cy="4.5" r="1.8" />
      <circle cx="6.2" cy="11.5" r="1.8" />
    </>
  ),
  help: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M6.2 6.4a1.8 1.8 0 1 1 2.6 1.6c-.6.3-.8.7-.8 1.2M8 11.4v.1" />
    </>
  ),
  search: (
    <>
      <circle cx="7" cy="7" r="4.5" />
      <path d="m10.5 10.5 3.3 3.3" />
    </>
  ),
  undo: <path d="M6 3.5 2.5 7 6 10.5M2.5 7h6.8a4 4 0 0 1 0 8H7" transform="translate(0 -1)" />,
  redo: <path d="m10 3.5 3.5 3.5-3.5 3.5M13.5 7H6.700a4 4 0 0 0 0 8H9" transform="translate(0 -1)" />,
  bell: <path d="M3 12h10l-1.2-1.8V7a3.8 3.8 0 0 0-7.6 0v3.2zM6.6 14h2.8M8 3.2V1.8" />,
  'chevron-right': <path d="m6 3.5 4.5 4.5L6 12.5" />,
  'chevron-left': <path d="M10 3.5 5.5 8l4.5 4.5" />,
  'chevron-down': <path d="m3.5 6 4.5 4.5L12.5 6" />,
  'chevron-up': <path d="m3.5 10 4.5-4.5 4.5 4.5" />,
  plus: <path d="M8 3v10M3 8h10" />,
  view: (
    <>
      <path d="M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8z" />
      <circle cx="8" cy="8" r="1.9" />
    </>
  ),
  'view-off': (
    <>
      <path d="M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8z" />
      <path d="m3 13 10-10" />
    </>
  ),
  download: <path d="M8 2.5v7.7M4.7 7 8 10.3 11.3 7M2.5 13.5h11" />,
  upload: <path d="M8 10.3V2.6M4.7 5.8 8 2.5l3.3 3.3M2.5 13.5h11" />,
  rejected: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="m5.8 5.8 4.4 4.4m0-4.4-4.4 4.4" />
    </>
  ),
  validated: (
    <>
      <rect x="2.2" y="2.2" width="11.6" height="11.6" rx="2" />
      <path d="m5.2 8.3 2 2 3.7-4.2" />
    </>
  ),
  draft: <circle cx="8" cy="8" r="6.2" strokeDasharray="2.4 2.1" />,
  accepted: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="m5.2 8.3 2 2 3.7-4.2" />
    </>
  ),
  hold: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M6.4 5.8v4.4M9.6 5.8v4.4" />
    </>
  ),
  submitted: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 11V5M5.6 7.4 8 5l2.4 2.4" />
    </>
  ),
  pay: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M9.8 6.2C9.4 5.6 8.8 5.3 8 5.3c-1.1 0-1.9.5-1.9 1.3 0 1.9 3.9.8 3.9 2.8 0 .8-.8 1.3-2 1.3-.9 0-1.6-.3-2-1M8 4.2v7.6" />
    </>
  ),
  more: <path d="M3.4 8h.01M8 8h.01M12.6 8h.01" strokeWidth="2.4" />,
  released: <path d="M3.5 14.5v-12h9l-2 3.2 2 3.3h-9" />,
  document: <path d="M4 1.8h5.4L12.6 5v9.2H4zM9.2 1.8V5h3.4" />,
  filter: <path d="M2 3.5h12M4.5 8h7M6.8 12.5h2.4" />,
  copy: <path d="M5.5 5.5V2.5h8v8h-3M2.5 5.5h8v8h-8z" />,
  archive: <path d="M2 3h12v3H2zM3 6v7.5h10V6M6.5 9h3" />,
  restore: <path d="M2.5 8a5.5 5.5 0 1 0 1.8-4.1M2.5 2.8V6h3.2" />,
  edit: <path d="M2.5 13.5 3.2 10l7.4-7.4 2.8 2.8L6 12.8z" />,
  check: <path d="m3 8.5 3.2 3.2L13 4.8" />,
  missing: <path d="M8 3v6M8 12.4v.1" />,
  error: (
    <>
      <path d="M5.4 1.5h5.2l3.9 3.9v5.2l-3.9 3.9H5.4l-3.9-3.9V5.4z" />
      <path d="M8 4.6v4M8 11v.1" />
    </>
  ),
  warning: (
    <>
      <path d="M8 2 14.8 13.8H1.2z" />
      <path d="M8 6.3v3.5M8 11.8v.1" />
    </>
  ),
  info: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 7.3v4M8 4.9v.1" />
    </>
  ),
  close: <path d="m4 4 8 8m0-8-8 8" />,
  trash: <path d="M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9M6.8 7v4M9.2 7v4" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof ICONS

/** A decorative drawing: hidden from assistive technology, so the words next to it must say the same. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      {ICONS[name]}
    </svg>
  )
}
