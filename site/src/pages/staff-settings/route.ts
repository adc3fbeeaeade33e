import type { StaffSettings } from '@hoster/contract';
import { data, redirect } from 'react-router-dom';
import { companySettingsQuery, saveSettings, settingsGroups, type SettingsGroup } from '../../api/company-settings.ts';
import { fieldErrors, type FieldErrors, isApiError, isRecord } from '../../api/errors.ts';
import { definePage } from '../../app/router/page.ts';
import { formText } from '../../app/router/form-text.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { forgetSession, isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { groupFields, inputOf, withPicture } from './fields.ts';
import { words } from './words.ts';

export const PATH = '/admin/settings/';

export interface StaffSettingsData {
  /** The group that is being edited. */
  edit: SettingsGroup | null;
  /** The group that has just been saved. */
  saved: SettingsGroup | null;
}

/** Why a group wasn’t saved. */
export interface SettingsRefused {
  reason: 'fields' | 'changed' | 'session-ended';
  group: SettingsGroup;
  errors: FieldErrors;
  /** What somebody else’s change means. */
  text: string;
  /** What was entered, by field. */
  values: Record<string, string>;
}

const groupIn = (text: string | null): SettingsGroup | null => settingsGroups.find((one) => one === text) ?? null;

/**
 * The next group that nobody has filled in, after one that was saved while orders are closed: somebody opens the site. The
 * company for other countries is left out; few have one.
 */
function nextStep(settings: StaffSettings, saved: SettingsGroup): SettingsGroup | null {
  if (settings.missing.length === 0) return null;
  const isOpen = (group: SettingsGroup) =>
    group !== saved && group !== 'local_company' && (settings[group].value === null || settings[group].is_default);
  return settingsGroups.find(isOpen) ?? null;
}

/** `/admin/settings/?edit=`: who sells, under which name, and who sends the emails; 404 for customers. */
export const route = definePage<StaffSettingsData>({
  areas: ['account', 'staff'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    try {
      await app.queryClient.fetchQuery({ ...companySettingsQuery(app), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, path, error);
    }
    return { edit: groupIn(url.searchParams.get('edit')), saved: groupIn(url.searchParams.get('saved')) };
  },
  async act({ app, form: sent }) {
    const form = await withPicture(sent);
    const group = groupIn(formText(form, 'group'));
    if (!group) return data(null, 400);
    const names = [...groupFields[group].map(({ name }) => name), 'version'];
    const values = Object.fromEntries(names.map((name) => [name, formText(form, name)]));
    const refused = (reason: SettingsRefused['reason'], status: number, errors: FieldErrors = {}, text = '') =>
      data<SettingsRefused>({ reason, group, errors, text, values }, status);
    try {
      const next = nextStep(await saveSettings(app, inputOf(group, form)), group);
      return redirect(next ? `${PATH}?edit=${next}&saved=${group}` : `${PATH}?saved=${group}`);
    } catch (error) {
      if (isApiError(error, 401)) {
        await forgetSession(app);
        return refused('session-ended', 401);
      }
      if (isApiError(error, 400)) return refused('fields', 400, fieldErrors(error.data));
      if (isApiError(error, 409)) {
        const detail = isRecord(error.data) ? error.data['detail'] : null;
        return refused('changed', 409, {}, typeof detail === 'string' ? detail : '');
      }
      return staffOnly(app, PATH, error);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
