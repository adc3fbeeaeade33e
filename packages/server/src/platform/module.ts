import type { DeletionObstacle } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import type { Db } from './db/types.ts';
import type { Message } from '../i18n/translate.ts';
import type { EventHandlers } from './context.ts';
import type { Job } from './jobs/job.ts';
import type { NewUser } from './new-user.ts';

/** A customer whose data is exported or erased. */
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
  readonly message: Message;
}

/** A module's handling of personal data. */
export interface PersonalData {
  /** Returns a copy of what it stores about a customer, section by section, without secrets. */
  copy?(db: Db, customer: Customer): Promise<Record<string, unknown>>;
  /** Locks what must not change while the account is being closed; called first. @throws AppError when it's closed */
  lock?(tx: Db, accountId: number): Promise<void>;
  /** Returns the reasons why the account can't be deleted yet. The locks are held when it counts. */
  obstacles?(db: Db, customer: Customer): Promise<readonly Obstacle[]>;
  /** Whether the customer's name and address must be kept, because invoices were issued to them. */
  isInvoiced?(db: Db, customer: Customer): Promise<boolean>;
  /** Erases what the law doesn't require to keep; in the transaction that closes the account. */
  erase?(tx: Db, customer: Customer, context: Context): Promise<void>;
}

/** A part of the backend. `src/modules.ts` names them all. */
export interface Module {
  readonly name: string;
  /** Registers the module's calls. */
  routes?(app: FastifyInstance): void;
  /** Registers its WebSockets, in the scope that has them. It closes them when the app stops. */
  sockets?(scope: FastifyInstance): void;
  /** Runs in the transaction of a sign-up; creates what every new customer has from the start. */
  onSignup?(tx: Db, user: NewUser): Promise<void>;
  /** Fills an empty database, and updates texts whose files have changed: at every start, before `start`, unless `SEED` is `none`. */
  seed?(context: Context): Promise<void>;
  readonly personalData?: PersonalData;
  /** Handlers of events that areas below announce. */
  readonly on?: EventHandlers;
  /** Its jobs. The queue runs them and queues what is due. */
  readonly jobs?: readonly Job[];
  /** Starts background work; resolves to the function that stops it. */
  start?(context: Context): Promise<() => Promise<void>>;
}
