import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Db } from '../db/types.ts';

/** A user who has just come into being, with the account that was made for them. */
export interface NewUser {
  readonly userId: number;
  readonly accountId: number;
  readonly language: 'en' | 'ru';
}

/** A part of the backend. `src/modules/list.ts` names them all. */
export interface Module {
  readonly name: string;
  /** Registers the module's calls. */
  routes?(app: FastifyInstance): void;
  /** Runs inside the transaction of a sign-up: what every new customer has from the start. */
  onSignup?(tx: Db, user: NewUser): Promise<void>;
  /** Fills an empty database; runs before `start`, only when settings.seed asks for it. Safe to run again. */
  seed?(context: Context): Promise<void>;
  /** Starts what runs beside the requests (jobs); resolves to the function that stops it. */
  start?(context: Context): Promise<() => Promise<void>>;
}
