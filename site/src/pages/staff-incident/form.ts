import type { Affected, StatusImpact, StatusIncident, StatusStep } from '@hoster/contract';
import { affectedBy } from '../../api/staff-incidents.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formText, formTexts } from '../../app/router/form-text.ts';

export const INCIDENTS_PATH = '/admin/incidents/';
export const incidentPath = (id: number): string => `${INCIDENTS_PATH}${id}/`;
export const languages = ['en', 'ru'] as const;
export const impacts = ['none', 'minor', 'major', 'critical'] as const satisfies readonly StatusImpact[];
export type IncidentKind = StatusIncident['kind'];

/** Steps that a message may have: of a new incident, or of one that is open. */
export const stepsOf = (kind: IncidentKind, isNew: boolean): readonly StatusStep[] => {
  if (kind === 'maintenance') return isNew ? ['scheduled'] : ['scheduled', 'in_progress', 'completed'];
  return ['investigating', 'identified', 'monitoring', ...(isNew ? [] : (['resolved'] as const))];
};

/** What was typed: by field, with the values of checkboxes as lines. */
export type Typed = Readonly<Record<string, string>>;

/** A form that was sent to look at it first. */
export interface IncidentPreview {
  form: 'preview';
  typed: Typed;
  affected: Affected;
  /** When it was made, as the time of the message. */
  now: string;
}

/** All that was typed into a form. */
function typedIn(form: FormData): Typed {
  const typed: Record<string, string> = {};
  for (const [name, text] of formTexts(form)) {
    const clean = text.replaceAll('\0', '');
    typed[name] = typed[name] === undefined ? clean : `${typed[name]}\n${clean}`;
  }
  return typed;
}

/** A text in both languages. */
export const textsIn = (form: FormData, name: string) => ({
  en: formText(form, `${name}.en`),
  ru: formText(form, `${name}.ru`),
});

/** The components that are ticked. */
export const componentsIn = (form: FormData): string[] =>
  form.getAll('components').filter((key) => typeof key === 'string');

/** The severity that is chosen. */
export const impactIn = (form: FormData): StatusImpact =>
  impacts.find((one) => one === formText(form, 'impact')) ?? 'none';

/** A time of a form, which is in UTC; undefined for an empty field. */
export function momentIn(form: FormData, name: string): string | undefined {
  const text = formText(form, name);
  return text === '' ? undefined : `${text.slice(0, 16)}:00.000Z`;
}

/** A moment as a field for times has it, in UTC. */
export const fieldOf = (moment: string | null): string => moment?.slice(0, 16) ?? '';

/** Looks at a message before it's sent: how it will look, and who would get it by email. */
export async function previewOf(
  app: AppContext,
  form: FormData,
  { kind, incident }: { kind: IncidentKind; incident?: number },
): Promise<IncidentPreview> {
  const affected = await affectedBy(app, {
    kind,
    impact: impactIn(form),
    components: componentsIn(form),
    ...(incident !== undefined && { incident }),
  });
  return { form: 'preview', typed: typedIn(form), affected, now: new Date().toISOString() };
}
