export { supportPageTranslation, TRANSLATED } from './support-page-translation.ts';
