/**
 * The content of `@hoster/ui/theme-script.js` for use as an inline script. Applies the selected theme before the first
 * paint. Not needed if the server sets `data-theme` on `<html>` from the cookie `theme`.
 */
export const themeScript =
  "(()=>{let t;try{t=/(?:^|; )theme=([a-z-]+)/.exec(document.cookie)?.[1]??localStorage.getItem('theme')}catch{}['light','dark','high-contrast'].includes(t)&&(document.documentElement.dataset.theme=t)})()";

/** Hash for `script-src` of a strict policy, if {@link themeScript} is used inline. */
export const themeScriptHash = 'sha256-bKKqx5Vuc2HUz+QKrlUn8cqCbjNlsMtSwoLfFcTxzsM=';
