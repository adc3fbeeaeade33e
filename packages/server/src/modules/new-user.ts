/** A user who has just come into being, with the account that was made for them. */
export interface NewUser {
  readonly userId: number;
  readonly accountId: number;
  readonly language: 'en' | 'ru';
}
