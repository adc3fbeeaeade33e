import type { Language } from '@hoster/contract';
/** A newly created user with their account. */
export interface NewUser {
  readonly userId: number;
  readonly accountId: number;
  readonly language: Language;
}
