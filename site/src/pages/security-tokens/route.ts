import type { ApiToken, Scope } from '@hoster/contract';
import { data, redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { menuQuery } from '../../api/menu.ts';
import { createToken, deleteToken, readTokens } from '../../api/tokens.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { passIdentityCheck } from '../../features/auth/identity-check/pass-identity-check.ts';
import { refusedFields } from '../../features/auth/identity-check/refused-fields.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { scopes } from './scope-words.ts';
import { words } from './words.ts';

export const TOKENS = '/my/security/tokens/';

interface TokensData {
  tokens: ApiToken[];
  /** Scopes that the visitor's role allows. */
  scopes: Scope[];
  isCreating: boolean;
  isDeleted: boolean;
}

/** Answer to the form that creates a token: the only page that has its secret. */
export interface CreatedToken {
  created: { name: string; secret: string };
}

/** `/my/security/tokens/`: API tokens of the account. */
export const route = definePage<TokensData>({
  areas: ['tokens', 'account', 'security', 'auth'],
  async load({ app, url }) {
    const next = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, next);
    try {
      const [tokens, menu] = await Promise.all([readTokens(app), app.queryClient.fetchQuery(menuQuery(app))]);
      return {
        tokens,
        scopes: menu?.access ?? [...scopes],
        isCreating: url.searchParams.has('new'),
        isDeleted: url.searchParams.has('deleted'),
      };
    } catch (error) {
      if (isApiError(error, 401)) return toLogin(app, next);
      throw error;
    }
  },
  act: async ({ app, form }) => (await passIdentityCheck(app, form)) ?? tokenAction(app, form),
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});

async function tokenAction(app: AppContext, form: FormData): Promise<unknown> {
  try {
    switch (formText(form, 'intent')) {
      case 'create': {
        const { secret, token } = await createToken(app, {
          name: formText(form, 'name'),
          // A field each: the identity check keeps one value of a name.
          scopes: scopes.filter((scope) => form.has(`scope-${scope}`)),
          days: Number(formText(form, 'days')) || 90,
          networks: formText(form, 'networks')
            .split(/[\s,;]+/)
            .filter(Boolean),
        });
        return data<CreatedToken>({ created: { name: token.name, secret } });
      }
      case 'delete':
        await deleteToken(app, Number(formText(form, 'id'))).catch((error: unknown) => {
          if (!isApiError(error, 404)) throw error;
        });
        return redirect(`${TOKENS}?deleted`);
      default:
        return data(null, 400);
    }
  } catch (error) {
    return refusedFields(app, form, error);
  }
}
