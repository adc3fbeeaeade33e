import { isCloseable, type Toast, type ToastOptions, type ToastTone } from './toast.ts';

/** What was said, with the time it was said at (milliseconds since 1970), for a list to be read later. */
export interface ToastRecord {
  readonly tone: ToastTone;
  readonly title?: string | undefined;
  readonly text: string;
  readonly at: number;
}

export interface Toaster {
  /** All toasts, shown or waiting, the most urgent first. The array is new after each change. */
  readonly getSnapshot: () => readonly Toast[];
  /** Calls back after each change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Says something; returns its id. The same tone and text again only raises the counter of the standing one. */
  readonly add: (tone: ToastTone, text: string, options?: ToastOptions) => string;
  readonly success: (text: string, options?: ToastOptions) => string;
  readonly info: (text: string, options?: ToastOptions) => string;
  readonly warning: (text: string, options?: ToastOptions) => string;
  readonly error: (text: string, options?: ToastOptions) => string;
  readonly dismiss: (id: string) => void;
  readonly clear: () => void;
  /** The last fifty, oldest first. */
  readonly log: () => readonly ToastRecord[];
}

export interface ToasterOptions {
  /** Keeps the log beyond this page: `sessionStorage`, say. One that is full or forbidden is done without. */
  storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** @default 'toasts' */
  storageKey?: string | undefined;
}

const LOG_LENGTH = 50;
const urgency: Record<ToastTone, number> = { error: 3, warning: 2, success: 1, info: 1 };

/** Behind its equals; an error goes before what is waiting to praise. */
function queued(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  const after = toasts.findIndex((other) => urgency[other.tone] < urgency[toast.tone]);
  return after < 0 ? [...toasts, toast] : toasts.toSpliced(after, 0, toast);
}

/** What an earlier page has left; nothing when it is not ours. */
function recall(storage: ToasterOptions['storage'], key: string): readonly ToastRecord[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/**
 * The queue of toasts, without React and without timers: it can be filled before `@hoster/ui/toasts`, which shows it
 * and lets it run out, has been loaded.
 */
export function createToaster({ storage, storageKey = 'toasts' }: ToasterOptions = {}): Toaster {
  let toasts: readonly Toast[] = [];
  let records: readonly ToastRecord[] | null = null;
  let last = 0;
  const listeners = new Set<() => void>();
  const without = (id: string) => toasts.filter((toast) => toast.id !== id);
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  // Read when it is first needed: reading storage costs time, and nothing may be said at all.
  const log = (): readonly ToastRecord[] => (records ??= recall(storage, storageKey));
  const record = (next: ToastRecord) => {
    records = [...log(), next].slice(-LOG_LENGTH);
    try {
      storage?.setItem(storageKey, JSON.stringify(records));
    } catch {
      // Full, or forbidden: the page's own memory has it.
    }
  };

  const add = (tone: ToastTone, text: string, options: ToastOptions = {}): string => {
    record({ tone, title: options.title, text, at: Date.now() });
    const closeable = isCloseable(tone, text, options);
    const same = toasts.find((toast) =>
      options.id
        ? toast.id === options.id
        : toast.tone === tone && toast.text === text && toast.title === options.title,
    );
    if (same) {
      const repeated = same.text === text && same.tone === tone;
      const next = { ...options, id: same.id, tone, text, closeable, count: repeated ? same.count + 1 : 1 };
      const stays = urgency[same.tone] === urgency[tone];
      set(stays ? toasts.map((toast) => (toast === same ? next : toast)) : queued(without(same.id), next));
      return same.id;
    }
    const id = options.id ?? `toast-${++last}`;
    set(queued(toasts, { ...options, id, tone, text, closeable, count: 1 }));
    return id;
  };

  return {
    getSnapshot: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add,
    success: (text, options) => add('success', text, options),
    info: (text, options) => add('info', text, options),
    warning: (text, options) => add('warning', text, options),
    error: (text, options) => add('error', text, options),
    dismiss: (id) => set(without(id)),
    clear: () => set([]),
    log,
  };
}
