import { redirect } from 'react-router-dom';
import { localPath } from '../../i18n/languages.ts';
import { definePage } from '../../app/router/page.ts';

/** Support requests. There are no tickets yet, so it redirects to the contact form. */
export const route = definePage({
  areas: [],
  load: async ({ app }) => redirect(localPath(app.lang, '/contacts/#contact-form')),
});
