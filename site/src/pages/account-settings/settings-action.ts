import { data, redirect, redirectDocument } from 'react-router-dom';
import { type FieldErrors, isApiError } from '../../api/errors.ts';
import { saveTimeZone } from '../../api/account.ts';
import { saveLanguage } from '../../api/menu.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formText, formTexts } from '../../app/router/form-text.ts';
import { forgetSession } from '../../features/auth/session/to-login.ts';
import {
  NOTIFICATIONS_INTENT,
  saveNotificationSettings,
} from '../../features/notifications/save-notification-settings.ts';
import { saveProfile } from '../../features/personal-info/save-profile.ts';
import { asLang } from '../../i18n/languages.ts';

/** Response when a form of the settings is rejected. `values` are the texts typed. */
export type SettingsAnswer = { values: Record<string, string> } & (
  | { intent: 'personal-info'; errors: FieldErrors }
  | { intent: 'language' | 'notifications' | 'time-zone' }
  | { intent: 'session-ended' }
);

/** No answer, a time zone that the backend doesn’t know, or a backend that is away. */
const NOT_SAVED = new Set([0, 400, 503]);

/** Handles the forms of the settings; the field `intent` identifies the form. */
export async function settingsAction(app: AppContext, form: FormData): Promise<unknown> {
  const values = Object.fromEntries(formTexts(form));
  const refuse = (answer: SettingsAnswer, status: number) => data<SettingsAnswer>(answer, status);
  try {
    switch (formText(form, 'intent')) {
      case 'personal-info': {
        const errors = await saveProfile(app, form);
        if (errors) return refuse({ intent: 'personal-info', errors, values }, 400);
        return redirect('/my/settings/?saved=personal-info#personal-info');
      }
      case NOTIFICATIONS_INTENT:
        if (!(await saveNotificationSettings(app, form))) return refuse({ intent: 'notifications', values }, 503);
        return redirect('/my/settings/?saved=notifications#notifications');
      case 'language': {
        const language = asLang(formText(form, 'language')) ?? 'en';
        const answer = await saveLanguage(app, language);
        if (answer === undefined) return refuse({ intent: 'language', values }, 503);
        // The account's address has no language, so the page is reloaded. In the browser, an address that differs only
        // in its anchor wouldn't reload; there the notice scrolls itself into view.
        return redirectDocument(`/my/settings/?saved=language${typeof document === 'undefined' ? '#language' : ''}`);
      }
      case 'time-zone': {
        const zone = formText(form, 'time_zone');
        await saveTimeZone(app, zone === '' ? null : zone);
        await app.queryClient.invalidateQueries({ queryKey: ['menu'] });
        return redirect('/my/settings/?saved=time-zone#time-zone');
      }
      default:
        return data(null, 400);
    }
  } catch (error) {
    if (isApiError(error) && formText(form, 'intent') === 'time-zone' && NOT_SAVED.has(error.status))
      return refuse({ intent: 'time-zone', values }, error.status === 400 ? 400 : 503);
    if (!isApiError(error, 401)) throw error;
    await forgetSession(app);
    return refuse({ intent: 'session-ended', values }, 401);
  }
}
