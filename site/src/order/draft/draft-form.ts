import { isoUrlMaxLength } from '@hoster/domain/network/iso-url';
import { cutText } from '@hoster/domain/text/cut-text';
import { REQUEST_KEY_FIELD } from '../actions/request-key.ts';
import type { SavedOrderDraft, OrderDraft, SshKeyInput, SurveyAnswers } from '@hoster/contract';

const TITLE_MAX = 100;
const KEY_MAX = 16_384;
const TYPED_MAX = { fields: 40, name: 64, value: 2000 };

/** Normalises the text of a form, which sends CR LF. */
const clean = (value: FormDataEntryValue | null, max: number): string =>
  cutText((typeof value === 'string' ? value : '').replaceAll('\r\n', '\n').replaceAll('\0', ''), max);

interface DraftInFormOptions {
  /** @default 2000 */
  commentMax?: number;
  /** Ids of the account's default keys: listed individually, they still count as the default. */
  defaultKeys?: readonly number[] | undefined;
}

/** Reads the draft in a configuration form. What has no field in the form is unchanged. */
export function draftInForm(form: FormData, before: OrderDraft, options: DraftInFormOptions = {}): OrderDraft {
  const { commentMax = 2000, defaultKeys } = options;
  const sent = form.getAll('keys');
  const keys = sent.length > 0 ? sent.map(Number).filter((id) => Number.isInteger(id) && id > 0) : before.ssh_keys;
  const isDefault = keys?.length === defaultKeys?.length && defaultKeys?.every((id) => keys?.includes(id));
  return {
    ...before,
    comment: form.has('comment') ? clean(form.get('comment'), commentMax) : before.comment,
    ssh_keys: isDefault ? null : keys,
    ssh_key: form.has('ssh_key')
      ? {
          title: clean(form.get('ssh_title'), TITLE_MAX),
          key: clean(form.get('ssh_key'), KEY_MAX),
          default: form.getAll('ssh_default').includes('1'),
        }
      : before.ssh_key,
    iso_url: form.has('iso_url') ? clean(form.get('iso_url'), isoUrlMaxLength) : before.iso_url,
    base_administration_confirmed: form.get('base_admin_confirmed') === '1',
    survey: form.has(SURVEY_FIELD) ? surveyIn(form) : before.survey,
  };
}

/** Marks a form with the questions, even if none is answered. Fields of answers are called `survey-<key>`. */
export const SURVEY_FIELD = 'survey';
/** Name suffix of a field with several answers. */
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

/** Never saved: consent, which must be given again, and data of a single attempt. */
const NOT_KEPT = new Set([
  'accept_terms',
  'intent',
  REQUEST_KEY_FIELD,
  'currency',
  'expected_total',
  'submitted_lines',
  'submitted_choice',
  'terms_version',
]);

/** The fields of a later stage's form in the format of a draft. */
export const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form.keys()]
      .filter((name) => !NOT_KEPT.has(name) && name.length <= TYPED_MAX.name)
      .slice(0, TYPED_MAX.fields)
      .map((name) => [name, clean(form.get(name), TYPED_MAX.value)]),
  );

/** Errors that the backend found in the new key; they apply while the key is the one that was checked. */
export const keyErrorsOf = (savedDraft: SavedOrderDraft, { ssh_key }: OrderDraft): SavedOrderDraft['errors'] =>
  savedDraft.ssh_key.key === ssh_key.key ? savedDraft.errors : {};

/**
 * The new key of a draft in the format of an order; null while none is entered. A key without a name gets the one in its
 * comment.
 */
export function newKeyOf({ ssh_key: newKey }: OrderDraft): SshKeyInput | null {
  const key = newKey.key.trim();
  if (key === '') return null;
  const ownName = cutText(key.split(/\s+/).slice(2).join(' '), TITLE_MAX);
  return { title: newKey.title.trim() || ownName || 'SSH key', key, default: newKey.default };
}
