import { defineMessage } from '@formatjs/intl';
import { withValues } from '../../i18n/translate.ts';
import { cutText } from '@hoster/domain/text/cut-text';
import { and, asc, eq, gt, inArray } from '../../platform/db/drizzle.ts';
import { deleteSessions } from './sessions.ts';
import { sessions } from './tables.ts';
import { refuse, refuseWith, seconds, type AuthAnswer, type AuthCall } from '../auth/answers.ts';
import { isEmpty } from '../auth/forms.ts';
import { noteEvent } from '../auth/log/events.ts';
import { mustBeSignedIn } from '../auth/guards.ts';
import { unauthenticated } from '../auth/sign-in/flows.ts';
import { apiErrorWith } from '../auth/messages.ts';

/** GET auth/sessions */
export async function listSessions(call: AuthCall): Promise<AuthAnswer> {
  const user = await mustBeSignedIn(call);
  return { status: 200, data: await sessionsOf(call, user.id) };
}

/** DELETE auth/sessions: ends the named ones; 401 when the current one was among them. */
export async function endSessions(call: AuthCall): Promise<AuthAnswer> {
  const { body, db, form, request } = call;
  const user = await mustBeSignedIn(call);
  const wanted = wantedIds(call, body['sessions']);
  const own = await sessionsOf(call, user.id);
  const ids = wanted.map((id) => {
    const known = own.find((session) => String(session.id) === id);
    if (known) return known.id;
    const text = withValues(
      defineMessage({
        id: 'identity.sessions.unknown',
        defaultMessage: 'Select a valid choice. {name} is not one of the available choices.',
        description: 'Error: a session that does not exist',
      }),
      { name: cutText(id, 40) },
    );
    return refuse([apiErrorWith(form.language, 'invalid_choice', text, 'sessions')]);
  });
  const current = own.find((session) => session.is_current);
  await db.transaction(async (tx) => {
    await deleteSessions(tx, and(eq(sessions.userId, user.id), inArray(sessions.id, ids)));
    await noteEvent(tx, request, user.id, 'sessions_ended', { count: String(new Set(ids).size) });
  });
  if (current && ids.includes(current.id)) {
    await request.session.end(db);
    return unauthenticated(call);
  }
  return { status: 200, data: await sessionsOf(call, user.id) };
}

/** The ids of a form as text; as Django reads it, an object stands for the list of its keys. */
function wantedIds(call: AuthCall, value: unknown): string[] {
  if (value === false || value === 0 || isEmpty(value)) return refuseWith(call, 'required', 'sessions');
  if (typeof value !== 'object' || value === null) return refuseWith(call, 'invalid_list', 'sessions');
  const list: unknown[] = Array.isArray(value) ? value : Object.keys(value);
  if (list.some((one) => typeof one === 'object' && one !== null)) return refuseWith(call, 'invalid_list', 'sessions');
  const bad = list.find((one): one is string => typeof one === 'string' && !/^\s*[+-]?\p{Nd}+\s*$/u.test(one));
  if (bad !== undefined) {
    const text = withValues(
      defineMessage({
        id: 'identity.sessions.no-id',
        defaultMessage: '“{name}” is not a valid value.',
        description: 'Error: an id of a session that is no number',
      }),
      { name: cutText(bad, 40) },
    );
    refuse([apiErrorWith(call.form.language, 'invalid_pk_value', text, 'sessions')]);
  }
  return list.map(String);
}

async function sessionsOf({ context, db, request }: AuthCall, userId: number) {
  const current = await request.session.read();
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, context.clock.now())))
    .orderBy(asc(sessions.id));
  return rows.map((row) => ({
    user_agent: row.userAgent,
    ip: row.ip,
    created_at: seconds(row.createdAt),
    is_current: row.id === current.id,
    id: row.id,
  }));
}
