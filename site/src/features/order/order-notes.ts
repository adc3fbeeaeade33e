import { isoUrlMaxLength } from '@hoster/domain/iso-url';
import { cutText } from '@hoster/domain/cut-text';
import type { KeptOrderDraft, OrderDraft, SshKeyInput, SurveyAnswers } from '@hoster/contract';

/** What an order carries besides its configuration. Private, so it's kept in the visitor's draft, not in the address. */
export interface OrderNotes {
  comment: string;
  /** Ids of keys of the account; null: those that the account adds by default. */
  keys: number[] | null;
  /** A key typed in here, not in the account yet. Empty texts while there is none. */
  newKey: SshKeyInput;
  /** Address of the visitor's own ISO image; empty while there is none. */
  isoUrl: string;
  /** The visitor has confirmed what it means to do without base administration. */
  administrationOffConfirmed: boolean;
  /** Answers about what the service is for, by the key of the question. */
  survey: SurveyAnswers;
  /** Id of the company to invoice; 0 for the person, null for the account's default. */
  payer: number | null;
  /** Fields of a later stage that came when the session was over, by name. */
  typed: Readonly<Record<string, string>>;
}

export const noNotes: OrderNotes = {
  comment: '',
  keys: null,
  newKey: { title: '', key: '', default: true },
  isoUrl: '',
  administrationOffConfirmed: false,
  survey: {},
  payer: null,
  typed: {},
};

const TITLE_MAX = 100;
const KEY_MAX = 16_384;
const TYPED_MAX = { fields: 40, name: 64, value: 2000 };

/** The notes of a draft. */
export const notesOf = (draft: OrderDraft): OrderNotes => ({
  comment: draft.comment,
  keys: draft.ssh_keys,
  newKey: draft.ssh_key,
  isoUrl: draft.iso_url,
  administrationOffConfirmed: draft.base_administration_confirmed,
  survey: draft.survey,
  payer: draft.legal_entity,
  typed: draft.typed,
});

/** The notes as a draft keeps them. */
export const draftOf = ({ newKey, ...notes }: OrderNotes): OrderDraft => ({
  comment: notes.comment,
  ssh_keys: notes.keys,
  ssh_key: { title: newKey.title, key: newKey.key, default: newKey.default },
  iso_url: notes.isoUrl,
  base_administration_confirmed: notes.administrationOffConfirmed,
  survey: notes.survey,
  legal_entity: notes.payer,
  typed: { ...notes.typed },
});

/** Text of a form as we keep it: forms send CR LF. */
const clean = (value: FormDataEntryValue | null, max: number): string =>
  cutText((typeof value === 'string' ? value : '').replaceAll('\r\n', '\n').replaceAll('\0', ''), max);

/** Reads the notes of a configuration form. What the form has no field for stays as it was. */
export function notesInForm(form: FormData, before: OrderNotes, commentMax = 2000): OrderNotes {
  const keys = form.getAll('keys');
  return {
    ...before,
    comment: form.has('comment') ? clean(form.get('comment'), commentMax) : before.comment,
    keys: keys.length > 0 ? keys.map(Number).filter((id) => Number.isInteger(id) && id > 0) : before.keys,
    newKey: form.has('ssh_key')
      ? {
          title: clean(form.get('ssh_title'), TITLE_MAX),
          key: clean(form.get('ssh_key'), KEY_MAX),
          default: form.getAll('ssh_default').includes('1'),
        }
      : before.newKey,
    isoUrl: form.has('iso_url') ? clean(form.get('iso_url'), isoUrlMaxLength) : before.isoUrl,
    administrationOffConfirmed: form.get('base_admin_confirmed') === '1',
    survey: form.has(SURVEY_FIELD) ? surveyIn(form) : before.survey,
  };
}

/** Says that a form has the questions, even if none is answered. Fields of answers are called `survey-<key>`. */
export const SURVEY_FIELD = 'survey';
/** At the end of the name of a field with several answers. */
const SEVERAL = '[]';
const ANSWER_MAX = 500;

/** The answers of a form, without the empty ones. */
function surveyIn(form: FormData): SurveyAnswers {
  const answers: SurveyAnswers = {};
  for (const name of new Set(form.keys())) {
    if (!name.startsWith(`${SURVEY_FIELD}-`)) continue;
    const key = name.slice(SURVEY_FIELD.length + 1);
    const values = form.getAll(name).map((value) => clean(value, ANSWER_MAX));
    if (key.endsWith(SEVERAL)) answers[key.slice(0, -SEVERAL.length)] = values.slice(0, 20);
    else if (values[0]) answers[key] = values[0];
  }
  return answers;
}

/** Never kept: consent is given anew, and what is only about one try of one page. */
const NOT_KEPT = new Set([
  'accept_terms',
  'intent',
  'key',
  'currency',
  'expected_total',
  'seen_lines',
  'seen_choice',
  'terms_version',
]);

/** The fields of a later stage's form as a draft can keep them. */
export const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form.keys()]
      .filter((name) => !NOT_KEPT.has(name) && name.length <= TYPED_MAX.name)
      .slice(0, TYPED_MAX.fields)
      .map((name) => [name, clean(form.get(name), TYPED_MAX.value)]),
  );

/** Errors that the backend found in the new key; they hold as long as the key is the one that it saw. */
export const keyErrorsOf = (draft: KeptOrderDraft, { newKey }: OrderNotes): KeptOrderDraft['errors'] =>
  draft.ssh_key.key === newKey.key ? draft.errors : {};

/** The key of the notes as an order takes it; null while none is typed. A key without a name gets the one in its comment. */
export function newKeyOf({ newKey }: OrderNotes): SshKeyInput | null {
  const key = newKey.key.trim();
  if (key === '') return null;
  const ownName = cutText(key.split(/\s+/).slice(2).join(' '), TITLE_MAX);
  return { title: newKey.title.trim() || ownName || 'SSH key', key, default: newKey.default };
}
