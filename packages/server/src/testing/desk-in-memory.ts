import type { Counted, Desk, DeskMessage, DeskSettings, DeskTicket, Speaker } from '../support/mail/desk.ts';
import { domainOf } from '../support/mail/headers.ts';
import type { Verdict } from '../support/mail/verdict.ts';

interface GivenTicket {
  readonly number: number;
  readonly token: string;
  readonly status: DeskTicket['status'];
  readonly closed?: string;
  readonly customer: string;
  readonly participants: readonly string[];
  readonly members?: readonly string[];
  readonly sent: readonly string[];
  readonly got: readonly string[];
}

/** What a desk of a test knows; the shape of `context` in `fixtures/ticket-mail/expected.json`. */
export interface DeskFacts {
  readonly now: string;
  readonly trusted_authserv_id: string;
  readonly tickets: readonly GivenTicket[];
  readonly customers_without_ticket: readonly string[];
  readonly staff?: readonly string[];
  /** Confirmed addresses by unconfirmed ones. */
  readonly unconfirmed?: Readonly<Record<string, string>>;
  readonly persons?: readonly string[];
  /** When a message was sent, by its id. */
  readonly sentAt?: Readonly<Record<string, string>>;
  readonly settings?: Partial<DeskSettings>;
}

/** Desk of a test, which also remembers what was judged. */
export interface DeskInMemory extends Desk {
  /** Takes a verdict over, so that the next messages find it. */
  take(verdict: Verdict): void;
  /** Says that something happened so often. */
  happened(what: Counted, times: number): void;
}

const longAgo = '2026-11-01T00:00:00Z';

/** Makes a desk of facts. */
export function deskInMemory(facts: DeskFacts): DeskInMemory {
  const tickets = facts.tickets.map((given) => ({
    given,
    ticket: {
      number: given.number,
      status: given.status,
      closedAt: given.closed === undefined ? null : new Date(given.closed),
    } satisfies DeskTicket,
  }));
  const messages = new Map<string, DeskMessage>();
  for (const { given, ticket } of tickets) {
    for (const id of given.sent) {
      messages.set(id, {
        id,
        ticket,
        direction: 'sent',
        at: new Date(facts.sentAt?.[id] ?? longAgo),
        to: given.customer,
      });
    }
    for (const id of given.got)
      messages.set(id, { id, ticket, direction: 'received', at: new Date(longAgo), to: null });
  }
  const citing = new Map<string, DeskTicket>();
  const taken = new Map<string, number>();
  const counts = new Map<string, number>();
  const find = (matches: (given: GivenTicket) => boolean) =>
    Promise.resolve(tickets.find(({ given }) => matches(given))?.ticket ?? null);
  const settings: DeskSettings = {
    address: 'support@example.net',
    ownAddresses: ['support@example.net', 'no-reply@example.net'],
    messageDomain: 'mail.example.net',
    plusAddresses: true,
    authservIds: [facts.trusted_authserv_id],
    ownLists: [],
    ...facts.settings,
  };

  return {
    settings,
    now: () => new Date(facts.now),
    ticketByToken: (token) => find((given) => given.token === token.toLowerCase()),
    ticketByNumber: (number) => find((given) => given.number === number),
    messageById: (id) => Promise.resolve(messages.get(id) ?? null),
    ticketCiting: (id) => Promise.resolve(citing.get(id) ?? null),
    sentByKey: (ticket, key) => {
      const sent = [...messages.values()].filter(({ direction }) => direction === 'sent');
      const isIt = ({ id, ticket: { number } }: DeskMessage) =>
        number === ticket && id.split('@')[0]?.endsWith(`.${key}`);
      return Promise.resolve(sent.find((message) => isIt(message)) ?? null);
    },
    speakerOn: ({ number }, address) => {
      const given = facts.tickets.find((ticket) => ticket.number === number);
      const speakers: [Speaker, readonly string[] | undefined][] = [
        ['customer', given && [given.customer]],
        ['member', given?.members],
        ['participant', given?.participants],
        ['staff', facts.staff],
      ];
      return Promise.resolve(speakers.find(([, addresses]) => addresses?.includes(address))?.[0] ?? null);
    },
    customerAt: (address) => {
      const known = [...facts.customers_without_ticket, ...facts.tickets.map(({ customer }) => customer)];
      return Promise.resolve(known.includes(address) ? address : (facts.unconfirmed?.[address] ?? null));
    },
    takenAs: (email) => Promise.resolve(taken.get(JSON.stringify(email)) ?? null),
    count: (what) => Promise.resolve(counts.get(JSON.stringify(what)) ?? 0),
    isPersonAt: (address) => Promise.resolve(facts.persons?.includes(address) === true),
    take: (verdict) => {
      const ticket = verdict.verdict === 'new' ? 0 : (verdict.ticket ?? 0);
      taken.set(JSON.stringify(verdict.email), ticket);
      const { messageId, sender } = verdict.email;
      if (verdict.verdict === 'new' && sender !== '') {
        const bump = (what: Counted) => counts.set(JSON.stringify(what), (counts.get(JSON.stringify(what)) ?? 0) + 1);
        bump({ kind: 'ticket', address: sender });
        bump({ kind: 'ticket-of-domain', domain: domainOf(sender) });
      }
      const known = tickets.find(({ ticket: { number } }) => number === ticket)?.ticket;
      if (verdict.verdict === 'thread' && known) for (const id of verdict.answers) citing.set(id, known);
      if (verdict.verdict === 'thread' && messageId !== null && known) {
        messages.set(messageId, {
          id: messageId,
          ticket: known,
          direction: 'received',
          at: new Date(facts.now),
          to: null,
        });
      }
    },
    happened: (what, times) => void counts.set(JSON.stringify(what), times),
  };
}
