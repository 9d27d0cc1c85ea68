let isPressed = false

if (typeof document !== 'undefined') {
  const released = () => {
    isPressed = false
  }
  document.addEventListener(
    'pointerdown',
    () => {
      isPressed = true
    },
    true,
  )
  document.addEventListener('pointerup', released, true)
  document.addEventListener('pointercancel', released, true)
}

/**
 * Runs something that may move the page once no button of the mouse is down: a field that is left by pressing a
 * button elsewhere would otherwise push that button away under the pointer, and the press would be lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run()
    return
  }
  const settle = () => {
    document.removeEventListener('pointerup', settle, true)
    document.removeEventListener('pointercancel', settle, true)
    // The click follows the release in the same turn.
    setTimeout(run)
  }
  document.addEventListener('pointerup', settle, true)
  document.addEventListener('pointercancel', settle, true)
}
