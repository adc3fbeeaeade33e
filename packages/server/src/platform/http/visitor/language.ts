export type { Language } from '@hoster/contract';
