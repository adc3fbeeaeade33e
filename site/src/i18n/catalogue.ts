import type { MessageFormatElement } from 'react-intl';
import type { Lang } from './languages.ts';

/** Compiled messages by id. */
export type Messages = Record<string, MessageFormatElement[]>;

/** Areas that every page needs. */
export const BASE_AREAS: readonly string[] = ['layout', 'errors', 'late-parts'];

// A folder per language. English has none: its messages are the defaults in the code.
const loaders = import.meta.glob<Messages>(['./*/*.json', '!./countries/*'], { import: 'default' });

interface Loaded {
  /** Receives messages that load later. */
  messages: Messages;
  areas: Map<string, Promise<void>>;
  version: number;
}
const loaded = new Map<Lang, Loaded>();

function loadedOf(lang: Lang): Loaded {
  const known = loaded.get(lang) ?? { messages: {}, areas: new Map(), version: 0 };
  loaded.set(lang, known);
  return known;
}

/** Messages of a language loaded so far. The object is live: it receives messages that load later. */
export const loadedMessages = (lang: Lang): Messages => loadedOf(lang).messages;

/** Incremented with every edit of a message in development; part of the key of a cached intl object. */
export const messagesVersion = (lang: Lang): number => loadedOf(lang).version;

function loadArea(lang: Lang, area: string): Promise<void> {
  const { areas, messages } = loadedOf(lang);
  const known = areas.get(area);
  if (known) return known;
  const load = loaders[`./${lang}/${area}.json`];
  // A page without messages of its own has no file to load.
  const loading = load ? load().then((texts) => void Object.assign(messages, texts)) : Promise.resolve();
  areas.set(area, loading);
  // The next navigation must retry a failed download.
  loading.catch(() => areas.delete(area));
  return loading;
}

/** Loads the messages of the areas named, and those of every page. Rejects when a file can't be loaded. */
export async function loadMessages(lang: Lang, areas: readonly string[]): Promise<void> {
  await Promise.all([...BASE_AREAS, ...areas].map((area) => loadArea(lang, area)));
}

/** Loads every area of every language: on the server, where all requests share them. */
export async function loadAllMessages(): Promise<void> {
  const files = Object.keys(loaders).map((path) => path.slice('./'.length, -'.json'.length).split('/'));
  await Promise.all(files.map(([lang = '', area = '']) => loadArea(lang as Lang, area)));
}

// The Vite plugin sends catalogue edits as an event, which keeps the page's state.
import.meta.hot?.on('hoster:messages', ({ lang, messages }: { lang: Lang; messages: Messages }) => {
  const known = loadedOf(lang);
  Object.assign(known.messages, messages);
  known.version += 1;
  window.dispatchEvent(new Event('hoster:messages-changed'));
});
