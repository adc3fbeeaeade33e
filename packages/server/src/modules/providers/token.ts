import { cutText } from '@hoster/domain/cut-text';
import { AuthError } from '../../http/answers.ts';
import {
  authenticated,
  limit,
  refuse,
  refuseBadForm,
  refuseWith,
  signedIn,
  type AuthAnswer,
  type AuthCall,
} from '../auth/answers.ts';
import { mustBeFresh, unauthenticated } from '../auth/sessions/flows.ts';
import { apiErrorWith, type MessageCode } from '../auth/messages.ts';
import { networkOf } from '../../http/visitor-address.ts';
import { connect } from './connect.ts';
import { enter } from './enter.ts';
import { providersOf } from './known.ts';
import type { Identity, IdentityProvider } from './provider.ts';

/** POST auth/provider/token: signs in, or connects, with an id_token that a provider gave to a page of ours. */
export async function providerToken(call: AuthCall): Promise<AuthAnswer> {
  const { context, form, request } = call;
  await limit(call, { action: 'login', subject: networkOf(request), times: 30, seconds: 60 });
  const provider = providerNamed(call, form.text('provider'));
  const process = form.text('process');
  refuseBadForm(call);
  if (process !== 'login' && process !== 'connect') refuseChoice(call, 'process', process);
  const identity = await identityOf(call, provider);
  if (process === 'login') {
    const answer = await enter(call, provider.id, identity);
    if (typeof answer === 'string') throw new AuthError(403);
    return answer;
  }
  const refusal = await connect(call, provider.id, identity);
  if (refusal === 'connected_other') refuseWith(call, 'connected_other', 'token');
  const user = await signedIn(call);
  if (!user) return unauthenticated(call);
  if (refusal !== null && context.settings.auth.reauthenticationRequired) await mustBeFresh(call, user);
  return authenticated(user, (await request.session.read()).data.methods ?? []);
}

function providerNamed(call: AuthCall, id: string): IdentityProvider {
  refuseBadForm(call);
  const provider = providersOf(call.context.settings).find((one) => one.id === id);
  return provider ?? refuseChoice(call, 'provider', id);
}

async function identityOf(call: AuthCall, provider: IdentityProvider): Promise<Identity> {
  const refuseToken = (code: MessageCode) => refuseWith(call, code, 'token');
  if (!provider.readToken) return refuseWith(call, 'token_authentication_not_supported', 'provider');
  const token = call.body['token'];
  if (token === undefined || token === null) return refuseToken('required');
  if (typeof token !== 'object') return refuseToken('invalid_token');
  const { client_id: clientId, id_token: idToken, access_token: accessToken } = { ...token } as Record<string, unknown>;
  if (typeof clientId !== 'string' || clientId === '') return refuseToken('client_id_required');
  if (idToken === undefined && accessToken === undefined) return refuseToken('token_required');
  // An access token doesn't name its audience: anyone who got one could sign in here.
  if (typeof idToken !== 'string' || clientId !== provider.shown.client_id) return refuseToken('invalid_token');
  return provider.readToken(idToken).catch((error: unknown) => {
    call.request.log.info({ err: error, provider: provider.id }, 'An id_token was refused');
    return refuseToken('invalid_token');
  });
}

function refuseChoice({ form }: AuthCall, param: string, value: string): never {
  const name = cutText(value, 40);
  const text = {
    en: `Select a valid choice. ${name} is not one of the available choices.`,
    ru: `Выберите значение из списка: ${name} в нём нет.`,
  };
  return refuse([apiErrorWith(form.language, 'invalid_choice', text, param)]);
}
