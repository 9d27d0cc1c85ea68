import { createRoot } from 'react-dom/client'
import { CHOICES, readLook, SWITCHES, searchOf } from './look.ts'

/** The switches, each a row of links, and the examples below in a window of the chosen width. */
function Gallery() {
  const look = readLook(location.search)
  return (
    <>
      <nav aria-label="Switches">
        {SWITCHES.map((name) => (
          <span key={name}>
            {name}:
            {CHOICES[name].map((choice) => (
              <a
                key={choice}
                href={searchOf({ ...look, [name]: choice })}
                aria-current={choice === look[name] || undefined}
              >
                {choice}
              </a>
            ))}
          </span>
        ))}
      </nav>
      <iframe
        title="Examples"
        src={`/gallery/frame.html${searchOf(look)}`}
        style={{ width: `${look.width}px` }}
      />
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Gallery />)
