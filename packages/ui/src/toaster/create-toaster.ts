import { isCloseable, type Toast, type ToastOptions, type ToastTone } from './toast.ts';

/** A log entry with the time of the message in milliseconds since 1970. */
export interface ToastRecord {
  readonly tone: ToastTone;
  readonly title?: string | undefined;
  readonly text: string;
  readonly at: number;
}

export interface Toaster {
  /** Returns all shown and queued toasts, most urgent first. A new array after each change. */
  readonly getSnapshot: () => readonly Toast[];
  /** Subscribes to changes. Returns a function to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds a toast and returns its id. Repeating a tone and text increases the counter of the existing toast. */
  readonly add: (tone: ToastTone, text: string, options?: ToastOptions) => string;
  readonly success: (text: string, options?: ToastOptions) => string;
  readonly info: (text: string, options?: ToastOptions) => string;
  readonly warning: (text: string, options?: ToastOptions) => string;
  readonly error: (text: string, options?: ToastOptions) => string;
  readonly dismiss: (id: string) => void;
  readonly clear: () => void;
  /** Returns the last fifty messages, oldest first. */
  readonly log: () => readonly ToastRecord[];
}

export interface ToasterOptions {
  /** Storage for keeping the log across pages, such as `sessionStorage`. Ignored if full or blocked. */
  storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** @default 'toasts' */
  storageKey?: string | undefined;
}

const LOG_LENGTH = 50;
const urgency: Record<ToastTone, number> = { error: 3, warning: 2, success: 1, info: 1 };

/** Inserts it after toasts of the same priority; errors come first. */
function queued(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  const after = toasts.findIndex((other) => urgency[other.tone] < urgency[toast.tone]);
  return after < 0 ? [...toasts, toast] : toasts.toSpliced(after, 0, toast);
}

/** Returns the stored log, or nothing if it's invalid. */
function recall(storage: ToasterOptions['storage'], key: string): readonly ToastRecord[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/**
 * Creates a toast queue without React and timers. Toasts can be added before `@hoster/ui/toasts`, which shows and times
 * them, has loaded.
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

  // Read lazily, because reading storage is slow and may not be needed.
  const log = (): readonly ToastRecord[] => (records ??= recall(storage, storageKey));
  const record = (next: ToastRecord) => {
    records = [...log(), next].slice(-LOG_LENGTH);
    try {
      storage?.setItem(storageKey, JSON.stringify(records));
    } catch {
      // Full or blocked: kept in memory.
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

  const adder = (tone: ToastTone) => (text: string, options?: ToastOptions) => add(tone, text, options);
  return {
    getSnapshot: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add,
    success: adder('success'),
    info: adder('info'),
    warning: adder('warning'),
    error: adder('error'),
    dismiss: (id) => set(without(id)),
    clear: () => set([]),
    log,
  };
}
