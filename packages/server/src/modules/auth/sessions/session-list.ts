import { cutText } from '@hoster/domain/cut-text';
import { and, asc, eq, gt, inArray } from '../../../db/drizzle.ts';
import { sessions } from '../../../http/tables.ts';
import { refuse, refuseWith, seconds, type AuthAnswer, type AuthCall } from '../answers.ts';
import { noteEvent } from '../log/events.ts';
import { mustBeSignedIn, unauthenticated } from './flows.ts';
import { apiErrorWith } from '../messages.ts';

/** GET auth/sessions */
export async function listSessions(call: AuthCall): Promise<AuthAnswer> {
  const user = await mustBeSignedIn(call);
  return { status: 200, data: await sessionsOf(call, user.id) };
}

/** DELETE auth/sessions: ends the named ones; 401 when the own was among them. */
export async function endSessions(call: AuthCall): Promise<AuthAnswer> {
  const { body, db, form, request } = call;
  const user = await mustBeSignedIn(call);
  const wanted = body['sessions'];
  if (wanted === undefined || wanted === null || (Array.isArray(wanted) && wanted.length === 0)) {
    return refuseWith(call, 'required', 'sessions');
  }
  if (!Array.isArray(wanted)) return refuseWith(call, 'invalid_list', 'sessions');
  const own = await sessionsOf(call, user.id);
  const ids = wanted.map((id) => {
    const known = own.find((session) => String(session.id) === String(id));
    if (known) return known.id;
    const name = cutText(String(id), 40);
    const text = {
      en: `Select a valid choice. ${name} is not one of the available choices.`,
      ru: `Выберите сеанс из списка: ${name} в нём нет.`,
    };
    return refuse([apiErrorWith(form.language, 'invalid_choice', text, 'sessions')]);
  });
  const current = own.find((session) => session.is_current);
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(and(eq(sessions.userId, user.id), inArray(sessions.id, ids)));
    await noteEvent(tx, request, user.id, 'sessions_ended', { count: String(new Set(ids).size) });
  });
  if (current && ids.includes(current.id)) {
    await request.session.end(db);
    return unauthenticated(call);
  }
  return { status: 200, data: await sessionsOf(call, user.id) };
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
