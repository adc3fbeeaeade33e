import type { InvitationOffer } from '@hoster/contract';
import { data, redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { joinTeam, readInvitation } from '../../api/team.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { accountChanged } from '../../app/visitor/account-change.ts';
import { refusedFields } from '../../features/auth/identity-check/refused-fields.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { titles } from './titles.ts';

/** The invitation; null when its link has expired or was revoked. */
interface JoinData {
  offer: InvitationOffer | null;
  isSignedIn: boolean;
}

/** `/my/team/join/:key/`: accepts an invitation. Visitors sign in or up first, and come back. */
export const route = definePage<JoinData>({
  areas: ['team', 'account', 'auth'],
  async load({ app, params }) {
    try {
      const offer = await readInvitation(app, params['key'] ?? '');
      return { offer, isSignedIn: await isSignedIn(app) };
    } catch (error) {
      if (isApiError(error, 404)) return data<JoinData>({ offer: null, isSignedIn: false }, { status: 404 });
      throw error;
    }
  },
  async act({ app, form, params, url }) {
    if (formText(form, 'intent') !== 'join') return data(null, 400);
    try {
      await joinTeam(app, params['key'] ?? '');
    } catch (error) {
      if (isApiError(error, 401)) return toLogin(app, url.pathname);
      // The page says that the link has expired.
      if (isApiError(error, 404)) return redirect(url.pathname);
      return refusedFields(app, form, error);
    }
    await accountChanged(app);
    return redirect('/my/team/?saved=joined');
  },
  meta: ({ intl, data: { offer } }) => ({
    title: intl.formatMessage(offer ? titles.invited : titles.over),
    noindex: true,
  }),
});
