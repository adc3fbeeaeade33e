/** The stages of an order, in their order. The same for every product line. */
const STAGES = ['configuration', 'account', 'personal-data', 'payment'] as const;
export type Stage = (typeof STAGES)[number];

/** Name of the stage in the address: `?stage=payment`. The configuration stage has none. */
export const STAGE_PARAM = 'stage';

/** Says in the address of the account stage that a session has ended. */
export const ENDED_PARAM = 'ended';

/** Says in the address of the configuration that the order has just been refused because of it. */
export const REFUSED_PARAM = 'refused';

/** The account stage of an order whose visitor was signed in until now. */
export function endedAddress(path: string, query: URLSearchParams): string {
  const next = new URLSearchParams(query);
  next.set(ENDED_PARAM, '1');
  return stageAddress(path, next, 'account');
}

/** What decides how far a visitor may go. */
export interface OrderStanding {
  /** Whether the configuration can be ordered as it is. */
  configurationReady: boolean;
  signedIn: boolean;
  /** From the order context; null when anonymous. */
  personalInfoComplete: boolean | null;
}

/** State of an order step relative to the current one. */
export type StepState = 'done' | 'current' | 'todo';

const isStage = (value: string | null): value is Stage => STAGES.some((stage) => stage === value);

/** The stage that the address asks for. Anything unknown is the first one. */
export function wantedStage(query: URLSearchParams): Stage {
  const value = query.get(STAGE_PARAM);
  return isStage(value) ? value : 'configuration';
}

/**
 * The stage to show: the wanted one, or the first of the earlier ones that is not finished yet. A visitor who is
 * signed in by now goes past the account stage, so that coming back from sign-in continues the order.
 */
export function admittedStage(wanted: Stage, standing: OrderStanding): Stage {
  if (wanted === 'configuration' || !standing.configurationReady) return 'configuration';
  if (!standing.signedIn) return 'account';
  if (wanted === 'personal-data' || standing.personalInfoComplete !== true) return 'personal-data';
  return 'payment';
}

/** The stage that follows the configuration for this visitor. */
export const nextStage = (standing: OrderStanding): Stage =>
  admittedStage('payment', { ...standing, configurationReady: true });

/** Steps with their state. Stages before the shown one are done, whether they were visited or not needed. */
export const steps = (shown: Stage): { stage: Stage; state: StepState }[] =>
  STAGES.map((stage, index) => {
    const at = STAGES.indexOf(shown);
    return { stage, state: index < at ? 'done' : index === at ? 'current' : 'todo' };
  });

/** Whether a done step can be gone back to. Being signed in is not undone by a step. */
export const canReturnTo = (stage: Stage): boolean => stage !== 'account';

/** The address of a stage of the same order: every other parameter stays. `path` has no query. */
export function stageAddress(path: string, query: URLSearchParams, stage: Stage): string {
  const next = new URLSearchParams(query);
  next.delete(STAGE_PARAM);
  if (stage !== 'configuration') next.set(STAGE_PARAM, stage);
  const text = next.toString();
  return text ? `${path}?${text}` : path;
}
