/** Begins at the beginning of the page for the keyboard and the screen reader, as after a full load. */
export function focusPage(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
