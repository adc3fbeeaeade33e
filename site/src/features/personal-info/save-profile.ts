import type { PersonalInfoUpdate } from '@hoster/contract';
import { savePersonalInfo } from '../../api/account.ts';
import { type FieldErrors, fieldErrors, isApiError } from '../../api/errors.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formText } from '../../app/router/form-text.ts';

/** The profile from the form. Includes empty fields: the server reports in the visitor's language what is missing. */
const readProfile = (form: FormData): PersonalInfoUpdate => ({
  user: { first_name: formText(form, 'first_name'), last_name: formText(form, 'last_name') },
  country: formText(form, 'country'),
  city: formText(form, 'city'),
  zip_code: formText(form, 'zip_code'),
  address: formText(form, 'address'),
  phone: formText(form, 'phone') || null,
});

/**
 * Saves the profile from a form. Returns the errors by field, or null when saved.
 * @throws ApiError for every failure except invalid fields
 */
export async function saveProfile(app: AppContext, form: FormData): Promise<FieldErrors | null> {
  try {
    await savePersonalInfo(app, readProfile(form));
  } catch (error) {
    if (!isApiError(error, 400)) throw error;
    return fieldErrors(error.data);
  }
  // The country determines tax, currencies and payment methods, so almost every answer changes.
  await app.queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'auth',
    refetchType: 'none',
  });
  await app.queryClient.invalidateQueries({ queryKey: ['menu'] });
  return null;
}
