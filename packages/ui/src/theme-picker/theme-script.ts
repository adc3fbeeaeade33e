/**
 * What `@hoster/ui/theme-script.js` does, for pages that rather write it into their head: it shows the theme chosen on
 * this device before anything is painted. A server that reads the cookie `theme` and writes `data-theme` on `<html>`
 * needs neither.
 */
export const themeScript =
  "(()=>{let t;try{t=/(?:^|; )theme=([a-z-]+)/.exec(document.cookie)?.[1]??localStorage.getItem('theme')}catch{}['light','dark','high-contrast'].includes(t)&&(document.documentElement.dataset.theme=t)})()";

/** For `script-src` of a strict policy, where {@link themeScript} stands in the page. */
export const themeScriptHash = 'sha256-bKKqx5Vuc2HUz+QKrlUn8cqCbjNlsMtSwoLfFcTxzsM=';
