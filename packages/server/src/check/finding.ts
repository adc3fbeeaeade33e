/** Result of one check. `unknown`: this command can’t know it. Only a `problem` makes the command fail. */
export interface Finding {
  readonly topic: string;
  readonly state: 'ok' | 'warning' | 'problem' | 'unknown';
  /** A sentence for the operator, with what to do. */
  readonly text: string;
}

const finding =
  (state: Finding['state']) =>
  (topic: string, text: string): Finding => ({ topic, state, text });

export const ok = finding('ok');
export const warning = finding('warning');
export const problem = finding('problem');
export const unknown = finding('unknown');

const marks = { ok: 'ok      ', warning: 'warning ', problem: 'PROBLEM ', unknown: 'unknown ' } as const;

/** The findings as lines of text. */
export const report = (findings: readonly Finding[]): string =>
  findings.map(({ topic, state, text }) => `${marks[state]} ${topic}: ${text}\n`).join('');

/** Exit code for monitoring: 1 with a problem, else 0. */
export const exitCode = (findings: readonly Finding[]): 0 | 1 =>
  findings.some(({ state }) => state === 'problem') ? 1 : 0;
