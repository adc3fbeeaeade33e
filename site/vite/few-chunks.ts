import type { Rolldown } from 'vite';

/** What the bundler knows of a module before it makes chunks. */
export type GraphModule = Pick<
  Rolldown.ModuleInfo,
  'code' | 'importedIds' | 'dynamicallyImportedIds' | 'dynamicImporters' | 'isEntry'
>;

/** What decides about chunks. Modules are named by their ids. */
export interface Chunking {
  /** Where the browser begins. */
  entries: readonly string[];
  moduleOf: (id: string) => GraphModule | null;
  /** Chunk that takes a module whatever is decided here; null for one that is free. */
  groupOf: (id: string) => string | null;
  /** Visits that load what begins with a module: those of a page's scripts have the same name. */
  visitsOf: (entry: string) => readonly string[];
}

/** Modules in one file. */
interface Chunk {
  modules: string[];
  /** Size over the network, estimated. */
  bytes: number;
  visits: Set<string>;
  imports: Set<Chunk>;
}

/** What a request costs beside its content, in bytes: headers, compression that begins anew, the browser's work. */
const REQUEST_BYTES = 250;
/** Part of a module's source that is left when it's minified and compressed. */
const COMPRESSED = 0.15;

/**
 * Puts modules that several pages share into few chunks. By itself the bundler makes one for each set of pages that
 * share something: 77 requests for a plan page, most of them for less than 1 kB. Two chunks become one where that saves
 * more in requests than it adds in bytes for visits that need only one of them.
 * @returns for each module of a shared chunk, the chunk's first module
 */
export function fewChunks(chunking: Chunking): Map<string, string> {
  const chunks = defaultChunks(chunking);
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const chunk of chunks.shared) {
      for (let other = bestFor(chunk, chunks.shared); other; other = bestFor(chunk, chunks.shared)) {
        merge(chunk, other, chunks);
        isDone = false;
      }
    }
  }
  return new Map([...chunks.shared].flatMap(({ modules }) => modules.map((id) => [id, modules[0] ?? id])));
}

interface Chunks {
  all: Set<Chunk>;
  /** Those that may become one with another. */
  shared: Set<Chunk>;
}

/** Chunks as the bundler makes them: what the same entries need is together. */
function defaultChunks({ entries, moduleOf, groupOf, visitsOf }: Chunking): Chunks {
  const importsOf = (id: string) => moduleOf(id)?.importedIds ?? [];
  const modules = reached(entries, (id) => [...importsOf(id), ...(moduleOf(id)?.dynamicallyImportedIds ?? [])]);
  const isEntry = (id: string) => moduleOf(id)?.isEntry || (moduleOf(id)?.dynamicImporters.length ?? 0) > 0;
  const entriesOf = new Map([...modules].map((id) => [id, new Set<string>()]));
  for (const entry of [...modules].filter(isEntry)) {
    for (const id of reached([entry], importsOf)) entriesOf.get(id)?.add(entry);
  }
  const byKey = new Map<string, Chunk>();
  const chunkOf = new Map<string, Chunk>();
  const shared = new Set<Chunk>();
  for (const [id, needing] of entriesOf) {
    const group = groupOf(id);
    const isShared = group === null && needing.size > 1 && !isEntry(id);
    const key = group ?? (isEntry(id) ? id : [...needing].toSorted().join(' '));
    const chunk: Chunk = byKey.get(key) ?? { modules: [], bytes: 0, visits: new Set(), imports: new Set() };
    chunk.modules.push(id);
    chunk.bytes += (moduleOf(id)?.code?.length ?? 0) * COMPRESSED;
    for (const visit of [...needing].flatMap(visitsOf)) chunk.visits.add(visit);
    byKey.set(key, chunk);
    chunkOf.set(id, chunk);
    if (isShared) shared.add(chunk);
  }
  for (const [id, chunk] of chunkOf) {
    for (const imported of importsOf(id)) {
      const other = chunkOf.get(imported);
      if (other && other !== chunk) chunk.imports.add(other);
    }
  }
  return { all: new Set(byKey.values()), shared };
}

/** The chunk that saves most as one with `chunk`, if any does. */
function bestFor(chunk: Chunk, others: Iterable<Chunk>): Chunk | null {
  let most = 0;
  let best: Chunk | null = null;
  const own = closure(chunk);
  for (const other of others) {
    if (other === chunk) continue;
    const saved = savedBytes(chunk, other, most, own);
    if (saved <= most || leadsRound(chunk, other) || leadsRound(other, chunk)) continue;
    most = saved;
    best = other;
  }
  return best;
}

/** Bytes that are saved by `a` and `b` being one chunk, or some number that is not above `atLeast`. */
function savedBytes(a: Chunk, b: Chunk, atLeast: number, needsOfA: Set<Chunk>): number {
  const onlyA = [...a.visits].filter((visit) => !b.visits.has(visit));
  const onlyB = [...b.visits].filter((visit) => !a.visits.has(visit));
  const bytes = (a.visits.size - onlyA.length) * REQUEST_BYTES - onlyA.length * b.bytes - onlyB.length * a.bytes;
  if (bytes <= atLeast) return bytes;
  return bytes - addedBytes(onlyA, closure(b), [a, b]) - addedBytes(onlyB, needsOfA, [a, b]);
}

/** Size of the chunks that visits would load in addition, because what they load imports them. */
function addedBytes(visits: readonly string[], needed: Iterable<Chunk>, except: readonly Chunk[]): number {
  let bytes = 0;
  for (const chunk of needed) {
    if (except.includes(chunk)) continue;
    bytes += chunk.bytes * visits.filter((visit) => !chunk.visits.has(visit)).length;
  }
  return bytes;
}

/** Whether `from` needs `to` by way of a third chunk: as one, they and that chunk would import each other. */
function leadsRound(from: Chunk, to: Chunk): boolean {
  const between = [...from.imports].filter((chunk) => chunk !== to);
  return reached(between, ({ imports }) => imports).has(to);
}

/** Adds `b` to `a`, in place. */
function merge(a: Chunk, b: Chunk, { all, shared }: Chunks): void {
  a.modules.push(...b.modules);
  a.bytes += b.bytes;
  for (const imported of b.imports) a.imports.add(imported);
  shared.delete(b);
  all.delete(b);
  for (const chunk of all) if (chunk.imports.delete(b)) chunk.imports.add(a);
  a.imports.delete(a);
  for (const chunk of closure(a)) for (const visit of [...a.visits, ...b.visits]) chunk.visits.add(visit);
}

/** A chunk, and all that its imports load. */
const closure = (chunk: Chunk): Set<Chunk> => reached([chunk], ({ imports }) => imports);

/** `from`, and all that follows from it. */
export function reached<T>(from: Iterable<T>, next: (one: T) => Iterable<T>): Set<T> {
  const seen = new Set<T>();
  const rest = [...from];
  for (let one = rest.pop(); one !== undefined; one = rest.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    rest.push(...next(one));
  }
  return seen;
}
