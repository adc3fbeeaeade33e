import { defineMessage } from 'react-intl';
import type { AppContext } from '../app-context.tsx';
import { intlFor } from '../i18n/intl.ts';

const unsent = defineMessage({
  id: 'late-parts.form-unsent',
  defaultMessage: 'We couldn’t send the form. Check your connection and try again.',
  description: 'Toast after a form was sent without a connection, or while the backend is away',
});

/** Says that a form wasn't sent, where its page has no words for that. */
export const tellUnsent = ({ notify, lang, facts }: AppContext): void =>
  notify('error', intlFor(lang, facts.timeZone).formatMessage(unsent));
