/** A step whose answer differs on purpose, and how. */
interface Difference {
  readonly reason: string;
  readonly given: Readonly<Record<string, unknown>>;
}

const back = '/account/provider/callback';
const visit =
  'A visit to a provider is kept in a table, not in the session: its cookie is not written anew; the csrftoken always is.';

/**
 * Where this server differs. Besides these, only the texts of HTML pages and emails differ (both are ours), and the
 * cache headers of those pages (ours are stricter). The list is also in docs/decisions/0004-auth-differences.md.
 */
export const differences: Readonly<Record<string, Difference>> = {
  '01-bootstrap-and-transport#9': {
    reason: 'A JSON array as body: the original falls over (500).',
    given: { status: 400 },
  },
  '01-bootstrap-and-transport#14': {
    reason: 'A method that a call does not have: the original judges the body first.',
    given: { status: 405 },
  },
  '04-account-email#25': {
    reason: 'There are no phone numbers: the original falls over (500).',
    given: { status: 405 },
  },
  '05-mfa-totp-and-recovery-codes#16': {
    reason: 'A second activation: the original falls over (500).',
    given: { status: 409, json: { status: 409 } },
  },
  '05-mfa-totp-and-recovery-codes#27': {
    reason: 'Digits that are not ASCII: the original falls over (500).',
    given: { status: 400, json: { errors: [{ code: 'incorrect_code', param: 'code' }] } },
  },
  '20-code-email-verification#1': {
    reason: 'Sessions keep no time of their last use.',
    given: { status: 200, json: { data: { usersessions: { track_activity: false } } } },
  },
  '23-trust-this-browser#12': {
    reason: 'Sessions keep no time of their last use.',
    given: { status: 200, json: { data: [{ is_current: true }] } },
  },
  '08-reauthentication#33': { reason: visit, given: { status: 302 } },
  '08-reauthentication#34': { reason: visit, given: { status: 302, headers: { location: back } } },
  '08-reauthentication#36': { reason: visit, given: { status: 302 } },
  '08-reauthentication#37': {
    reason: visit,
    given: { status: 302, headers: { location: `${back}?error=reauthentication_required&error_process=connect` } },
  },
};
