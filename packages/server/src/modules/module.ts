import type { DeletionObstacle } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Db } from '../db/types.ts';
import type { Text } from '../http/language.ts';
import type { NewUser } from './new-user.ts';

/** A customer whose data is asked for or to be erased. */
export interface Customer {
  readonly userId: number;
  readonly accountId: number;
  /** All addresses, lower case. */
  readonly emails: readonly string[];
  /** Those of them that are confirmed. Messages of visitors who weren't signed in belong to these only. */
  readonly verifiedEmails: readonly string[];
}

/** Obstacle to deleting an account. */
export interface Obstacle {
  readonly code: DeletionObstacle['code'];
  readonly message: Text;
}

/** What a module does with the data of persons. */
export interface PersonalData {
  /** A copy of what it keeps about a customer, section by section, without secrets. */
  copy?(db: Db, customer: Customer): Promise<Record<string, unknown>>;
  /** Why the customer cannot leave yet. The account's lock is held when it counts. */
  obstacles?(db: Db, customer: Customer): Promise<readonly Obstacle[]>;
  /** Erases what the law doesn't require to keep; in the transaction that closes the account. */
  erase?(tx: Db, customer: Customer, context: Context): Promise<void>;
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
  readonly personalData?: PersonalData;
  /** Starts what runs beside the requests (jobs); resolves to the function that stops it. */
  start?(context: Context): Promise<() => Promise<void>>;
}
