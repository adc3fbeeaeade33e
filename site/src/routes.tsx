import type { LanguageSource } from './i18n/languages.ts';

/** One line of the route table. */
export interface PageEntry {
  /**
   * Address without language prefix. `:name` is one segment; a segment may begin with a text (`in-:slug`)
   * or with one of several (`{on|for|with}-:slug`, which also gives the parameter `prefix`).
   */
  path: string;
  /** Folder under `src/pages`. */
  page: string;
  /** Where the page's language comes from; `visitor` pages have no Russian address of their own. */
  language: LanguageSource;
}

/** The whole site. The first line that fits wins. */
export const routeTable: readonly PageEntry[] = [
  { path: '/', page: 'home', language: 'address' },
  { path: '/virtual-private-servers/', page: 'vps-list', language: 'address' },
  { path: '/virtual-private-servers/in-:slug/', page: 'vps-location', language: 'address' },
  { path: '/virtual-private-servers/{on|for|with}-:slug/', page: 'vps-landing', language: 'address' },
  { path: '/virtual-private-servers/:slug/', page: 'vps-plan', language: 'address' },
  { path: '/auth/login/', page: 'login', language: 'visitor' },
  { path: '/auth/signup/', page: 'signup', language: 'visitor' },
  { path: '/auth/confirm-email/:code/', page: 'confirm-email', language: 'visitor' },
  { path: '/my/', page: 'account', language: 'visitor' },
  { path: '/my/payment/', page: 'payment-result', language: 'visitor' },
];
