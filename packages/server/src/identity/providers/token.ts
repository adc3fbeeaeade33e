import { defineMessage } from '@formatjs/intl';
import { withValues } from '../../i18n/translate.ts';
import { cutText } from '@hoster/domain/text/cut-text';
import { AuthError, networkOf } from '../../platform/http/index.ts';
import {
  authenticated,
  limit,
  refuseBadForm,
  refuseWith,
  signedIn,
  type AuthAnswer,
  type AuthCall,
} from '../auth/answers.ts';
import { mustBeFresh } from '../auth/guards.ts';
import { unauthenticated } from '../auth/sign-in/flows.ts';
import { isEmpty, textOf } from '../auth/forms.ts';
import { apiErrorWith, type MessageCode } from '../auth/messages.ts';
import { connect } from './connect.ts';
import { enter } from './enter.ts';
import { identityProviders } from './providers.ts';
import type { Identity, IdentityProvider } from './provider.ts';

/** POST auth/provider/token: signs in, or connects, with an id_token that a provider issued to a page of ours. */
export async function providerToken(call: AuthCall): Promise<AuthAnswer> {
  const { context, form, request } = call;
  await limit(call, { action: 'login', subject: networkOf(request), times: 30, seconds: 60 });
  const id = form.text('provider');
  const process = processOf(call);
  const grant = grantOf(call, id);
  refuseBadForm(call);
  if (!grant || process === null) return refuseWith(call, 'invalid_token', 'token');
  const identity = await identityOf(call, grant);
  if (process === 'login') {
    const answer = await enter(call, id, identity);
    if (typeof answer === 'string') throw new AuthError(403);
    return answer;
  }
  const refusal = await connect(call, id, identity);
  if (refusal === 'connected_other') refuseWith(call, 'connected_other');
  const user = await signedIn(call);
  if (!user) return unauthenticated(call);
  if (refusal !== null && context.settings.auth.reauthenticationRequired) await mustBeFresh(call, user);
  return authenticated(user, (await request.session.read()).data.methods ?? []);
}

function processOf({ body, form }: AuthCall): 'login' | 'connect' | null {
  const value = body['process'];
  if (value === 'login' || value === 'connect') return value;
  if (isEmpty(value)) form.refuse('required', 'process');
  else {
    const name = cutText(textOf(value), 40);
    const text = withValues(
      defineMessage({
        id: 'identity.provider-token.unknown',
        defaultMessage: 'Select a valid choice. {name} is not one of the available choices.',
        description: 'Error of signing in with a token of a provider',
      }),
      { name },
    );
    form.errors.push(apiErrorWith(form.language, 'invalid_choice', text, 'process'));
  }
  return null;
}

/** A token, and the provider that is to have issued it. */
interface Grant {
  readonly provider: IdentityProvider;
  /** Null for an access token: it doesn't name its audience, so anyone who got one could sign in with it. */
  readonly idToken: string | null;
}

/** Reads the token of the form; records its errors, in the order of the original. */
function grantOf({ body, context, form }: AuthCall, id: string): Grant | null {
  const value = body['token'];
  const refuseToken = (code: MessageCode) => {
    form.refuse(code, 'token');
    return null;
  };
  if (isEmpty(value)) refuseToken('required');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuseToken('invalid_token');
  if (isEmpty(value) || id === '') return null;
  const { client_id: clientId, id_token: idToken, access_token: accessToken }: Record<string, unknown> = { ...value };
  if (typeof clientId !== 'string') return refuseToken('client_id_required');
  const provider = identityProviders(context.settings).find((one) => one.id === id);
  if (!provider || (clientId !== '' && clientId !== provider.shown.client_id)) return refuseToken('invalid_token');
  if (!provider.readToken) {
    form.refuse('token_authentication_not_supported', 'provider');
    return null;
  }
  const tokens = [idToken ?? '', accessToken ?? ''];
  if (!tokens.every((one) => typeof one === 'string') || tokens.every((one) => one === '')) {
    return refuseToken('token_required');
  }
  return { provider, idToken: typeof idToken === 'string' ? idToken : null };
}

async function identityOf(call: AuthCall, { provider, idToken }: Grant): Promise<Identity> {
  if (!provider.readToken || idToken === null) return refuseWith(call, 'invalid_token', 'token');
  return provider.readToken(idToken).catch((error: unknown) => {
    call.request.log.info({ err: error, provider: provider.id }, 'An id_token was refused');
    return refuseWith(call, 'invalid_token', 'token');
  });
}
