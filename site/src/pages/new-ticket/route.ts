import { redirect } from 'react-router-dom';
import { localPath } from '../../i18n/languages.ts';
import { definePage } from '../../router/page.ts';

/** Where support is asked for. There are no tickets yet: the contact form takes their place. */
export const route = definePage({
  areas: [],
  load: async ({ app }) => redirect(localPath(app.lang, '/contacts/#contact-form')),
});
