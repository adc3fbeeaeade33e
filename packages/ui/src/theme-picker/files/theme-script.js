// Shows the theme that was chosen on this device before anything is painted. A classic script for the head:
// <script src="/theme-script.js"></script>, without defer, async or type="module".
(() => {
  let theme;
  try {
    theme = /(?:^|; )theme=([a-z-]+)/.exec(document.cookie)?.[1] ?? localStorage.getItem('theme');
  } catch {
    // Storage is forbidden here: the device's theme it is.
  }
  if (['light', 'dark', 'high-contrast'].includes(theme)) document.documentElement.dataset.theme = theme;
})();
