import type { MessageFormatElement } from 'react-intl';
import type { Lang } from './languages.ts';

/** Compiled messages by id. */
export type Messages = Record<string, MessageFormatElement[]>;

/** Areas that the header of every page needs. */
export const FIRST_AREAS: readonly string[] = ['layout', 'errors'];
/** Areas that every page needs, at the latest when it's at rest. */
export const BASE_AREAS: readonly string[] = [...FIRST_AREAS, 'late-parts'];

// English needs no catalogue: its messages are the defaults in the code.
const loaders = import.meta.glob<Messages>('./ru/*.json', { import: 'default' });

const russian: { messages: Messages; areas: Map<string, Promise<void>>; version: number } = {
  messages: {},
  areas: new Map(),
  version: 0,
};

/** Messages of a language loaded so far. The object is live: it receives messages that load later. */
export const loadedMessages = (lang: Lang): Messages => (lang === 'ru' ? russian.messages : {});

/** Grows with every edit of a message in development: part of the key under which an intl object is kept. */
export const messagesVersion = (lang: Lang): number => (lang === 'ru' ? russian.version : 0);

function add(messages: Messages): void {
  Object.assign(russian.messages, messages);
}

function loadArea(area: string): Promise<void> {
  const known = russian.areas.get(area);
  if (known) return known;
  const load = loaders[`./ru/${area}.json`];
  // A page without words of its own has no file: nothing to load.
  const loading = load ? load().then(add) : Promise.resolve();
  russian.areas.set(area, loading);
  // A failed download must be tried again by the next navigation.
  loading.catch(() => russian.areas.delete(area));
  return loading;
}

/** Loads the messages of the areas named, and those of every page. Rejects when a file cannot be had. */
export async function loadMessages(lang: Lang, areas: readonly string[], base = BASE_AREAS): Promise<void> {
  if (lang === 'ru') await Promise.all([...base, ...areas].map(loadArea));
}

/** Loads every area: on the server, where memory is shared and time is not. */
export async function loadAllMessages(): Promise<void> {
  await Promise.all(Object.keys(loaders).map((path) => loadArea(path.slice('./ru/'.length, -'.json'.length))));
}

// Edits of a catalogue arrive as an event (the Vite plugin sends it) and keep the page's state.
import.meta.hot?.on('hoster:messages', (texts: Messages) => {
  add(texts);
  russian.version += 1;
  window.dispatchEvent(new Event('hoster:messages-changed'));
});
