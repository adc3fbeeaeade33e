import type { SshKeyInput } from '@hoster/contract';

/** What an order carries besides its priced choice. Lives in the address too, so that nothing is lost on the way. */
export interface OrderNotes {
  comment: string;
  /** Ids of keys of the account; null: those that the account adds by default. */
  keys: number[] | null;
  /** A key typed in here, not in the account yet. Empty texts while there is none. */
  newKey: SshKeyInput;
  /** The visitor has confirmed what it means to do without base administration. */
  administrationOffConfirmed: boolean;
  /** Id of the company that is invoiced; 0: the person; null: whoever the account invoices by default. */
  payer: number | null;
}

export const noNotes: OrderNotes = {
  comment: '',
  keys: null,
  newKey: { title: '', key: '', default: true },
  administrationOffConfirmed: false,
  payer: null,
};

const NONE = 'none';
const TITLE_MAX = 100;
const KEY_MAX = 16_384;

/** Reads the notes of an address; malformed parts are as if absent. */
export function readNotes(query: URLSearchParams, commentMax = 2000): OrderNotes {
  const keys = query.get('keys');
  return {
    comment: (query.get('comment') ?? '').slice(0, commentMax),
    keys: keys === NONE ? [] : keys && /^\d{1,9}(,\d{1,9}){0,99}$/.test(keys) ? keys.split(',').map(Number) : null,
    newKey: {
      title: (query.get('ssh_title') ?? '').slice(0, TITLE_MAX),
      key: (query.get('ssh_key') ?? '').slice(0, KEY_MAX),
      default: query.get('ssh_default') !== '0',
    },
    administrationOffConfirmed: query.get('base_admin_confirmed') === '1',
    payer: /^\d{1,9}$/.test(query.get('payer') ?? '') ? Number(query.get('payer')) : null,
  };
}

/** Adds the notes to a query; what is untouched is left out. */
export function writeNotes(query: URLSearchParams, notes: OrderNotes): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  put('comment', notes.comment);
  put('keys', notes.keys === null ? '' : notes.keys.join(',') || NONE);
  put('ssh_title', notes.newKey.title);
  put('ssh_key', notes.newKey.key);
  put('ssh_default', notes.newKey.default || !notes.newKey.key ? '' : '0');
  put('base_admin_confirmed', notes.administrationOffConfirmed ? '1' : '');
  put('payer', notes.payer === null ? '' : String(notes.payer));
  return next;
}

/** The key of the notes as an order takes it; null while none is typed. A key without a name gets the one in its comment. */
export function newKeyOf({ newKey }: OrderNotes): SshKeyInput | null {
  const key = newKey.key.trim();
  if (key === '') return null;
  const ownName = key.split(/\s+/).slice(2).join(' ').slice(0, TITLE_MAX);
  return { title: newKey.title.trim() || ownName || 'SSH key', key, default: newKey.default };
}
