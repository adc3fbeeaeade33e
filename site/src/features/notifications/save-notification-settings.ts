import { chosenNotificationKinds } from '@hoster/contract/notification-kinds';
import { isApiError } from '../../api/errors.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { saveNotificationPreferences } from '../../api/notifications.ts';

/** Field `intent` of the form of `NotificationSettings`. */
export const NOTIFICATIONS_INTENT = 'notifications';

/**
 * Saves the form of `NotificationSettings`.
 * @returns false when the backend couldn't be reached; the form shows the error
 * @throws ApiError 401 when the session has ended, and for other refusals
 */
export async function saveNotificationSettings(app: AppContext, form: FormData): Promise<boolean> {
  const [email, site] = [form.getAll('email'), form.getAll('site')];
  try {
    await saveNotificationPreferences(app, {
      preferences: chosenNotificationKinds.map((kind) => ({
        kind,
        email: email.includes(kind),
        site: site.includes(kind),
      })),
    });
    return true;
  } catch (error) {
    if (isApiError(error) && (error.status === 0 || error.status >= 500)) return false;
    throw error;
  }
}
