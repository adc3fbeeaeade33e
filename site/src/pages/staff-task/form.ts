import type { StaffTaskRefusal, StaffTaskResult } from '@hoster/contract';
import { formText } from '../../app/router/form-text.ts';
import { isErrorOf } from '../../parts/form/errors-of.ts';

/** Fields of the form, named as the errors of the call. */
const fields = [
  'ipv4',
  'ipv6',
  'host',
  'login',
  'password',
  'host_keys',
  'console.url',
  'console.login',
  'console.password',
  'console.rescue_url',
  'notes',
] as const;
export type Field = (typeof fields)[number];

/** The field that an error of the call is about. */
export const fieldOfError = (path: string): Field | undefined => fields.find((name) => isErrorOf(path, name));

/** Fields that a task of some kind has. */
export function fieldsOf(kind: string, line: string): readonly Field[] {
  if (kind === 'build') return line === 'dedicated' ? fields : fields.filter((name) => !name.startsWith('console.'));
  return kind === 'reinstall' ? ['login', 'password', 'host_keys', 'notes'] : ['notes'];
}

/** Whether staff may refuse a task: what the shop has decided has to happen. */
export const isRefusable = (kind: string): boolean => !['suspend', 'resume', 'remove'].includes(kind);

/** What a form says; the server checks it. */
export function resultOf(form: FormData): Partial<StaffTaskResult> {
  const text = (name: Field) => formText(form, name) || null;
  const notes = formText(form, 'notes');
  if (formText(form, 'intent') === 'refuse') {
    return { refused: (formText(form, 'refused') || 'other') as StaffTaskRefusal, notes };
  }
  const console = {
    login: text('console.login'),
    password: text('console.password'),
    rescue_url: text('console.rescue_url'),
  };
  const url = text('console.url');
  const hasConsole = url !== null || Object.values(console).some((value) => value !== null);
  return {
    ipv4: text('ipv4'),
    ipv6: text('ipv6'),
    host: text('host'),
    login: text('login'),
    password: text('password'),
    host_keys: formText(form, 'host_keys')
      .split(/[\s,]+/)
      .filter((one) => one !== ''),
    // Without an address it’s an error of that field.
    console: hasConsole ? { url: url ?? '', ...console } : null,
    notes,
  };
}
