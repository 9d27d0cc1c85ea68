/** Shows 'Go back' only where a script can do it and there is somewhere to go. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-back]')) {
  if (history.length < 2) continue
  button.hidden = false
  button.addEventListener('click', () => history.back())
}
