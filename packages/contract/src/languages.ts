/**
 * Languages of the site. English is in the code and has no prefix in addresses; each other one is a folder of catalogues
 * in `site/src/i18n`, `site/server/i18n` and `packages/server/src/i18n`.
 */
export const languages = ['en', 'ru'] as const;
