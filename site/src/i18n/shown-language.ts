import type { Lang } from './languages.ts';

let shown: Lang = 'en';

/** Language of the page in this tab. Browser translators change `<html lang>`, so it can't be read from there. */
export const shownLanguage = (): Lang => shown;

/** Call in the browser before a page is drawn. */
export function showLanguage(lang: Lang): void {
  shown = lang;
}
