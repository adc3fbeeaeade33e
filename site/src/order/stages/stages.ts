/** The stages of an order, in their order. The same for every product line. */
const STAGES = ['configuration', 'account', 'personal-data', 'payment'] as const;
export type Stage = (typeof STAGES)[number];

/** Name of the stage in the address: `?stage=payment`. The configuration stage has none. */
export const STAGE_PARAM = 'stage';

/** Marks the address of the account stage after a session has ended. */
export const ENDED_PARAM = 'ended';

/** Marks the address of the configuration after the order was rejected because of it. */
export const REFUSED_PARAM = 'refused';

/** The account stage of an order whose session has just ended. */
export function sessionEndedAddress(path: string, query: URLSearchParams): string {
  const next = new URLSearchParams(query);
  next.set(ENDED_PARAM, '1');
  return stageAddress(path, next, 'account');
}

/** Determines which stages a visitor may access. */
export interface OrderReadiness {
  /** Whether the configuration can be ordered as it is. */
  configurationReady: boolean;
  signedIn: boolean;
  /** From the order context; null when anonymous. */
  personalInfoComplete: boolean | null;
}

/** State of an order step relative to the current one. */
export type StepState = 'done' | 'current' | 'todo';

const isStage = (value: string | null): value is Stage => STAGES.some((stage) => stage === value);

/** The stage in the address. Unknown ones mean the first. */
export function wantedStage(query: URLSearchParams): Stage {
  const value = query.get(STAGE_PARAM);
  return isStage(value) ? value : 'configuration';
}

/**
 * The stage to show: the requested one, or the first earlier one that isn't complete. A visitor who is signed in by now
 * skips the account stage, so that returning from sign-in continues the order.
 */
export function admittedStage(wanted: Stage, readiness: OrderReadiness): Stage {
  if (wanted === 'configuration' || !readiness.configurationReady) return 'configuration';
  if (!readiness.signedIn) return 'account';
  if (wanted === 'personal-data' || readiness.personalInfoComplete !== true) return 'personal-data';
  return 'payment';
}

/** The stage that follows the configuration for this visitor. */
export const nextStage = (readiness: OrderReadiness): Stage =>
  admittedStage('payment', { ...readiness, configurationReady: true });

/** Steps with their state. Stages before the shown one are done, whether they were visited or not needed. */
export const steps = (shown: Stage): { stage: Stage; state: StepState }[] =>
  STAGES.map((stage, index) => {
    const at = STAGES.indexOf(shown);
    return { stage, state: index < at ? 'done' : index === at ? 'current' : 'todo' };
  });

/** Whether the visitor can return to a completed step. Going back doesn't sign out. */
export const canReturnTo = (stage: Stage): boolean => stage !== 'account';

/** The address of a stage of the same order, with all other parameters. `path` has no query. */
export function stageAddress(path: string, query: URLSearchParams, stage: Stage): string {
  const next = new URLSearchParams(query);
  next.delete(STAGE_PARAM);
  if (stage !== 'configuration') next.set(STAGE_PARAM, stage);
  const text = next.toString();
  return text ? `${path}?${text}` : path;
}
