/** The scripts of the document's page, by their addresses. */
export interface OwnScripts {
  page: string;
  routeScript: string;
  pageScript: string;
}

/** What a built document says of its scripts. */
interface DocumentScripts {
  /** The page's own, so that the table of all pages isn't needed before them. */
  own?: OwnScripts;
  /** Those to ask for when the page is at rest. */
  late?: readonly string[];
  /** Those that wait for a sign of the visitor: below the first screen, or the page's own (`hydrateLate: 'at-sign'`). */
  below?: readonly string[];
}

let read: DocumentScripts | undefined;

/** What the document says of its scripts, read once; nothing while developing. `boot.ts` reads it by itself. */
export const documentScripts = (): DocumentScripts =>
  (read ??= JSON.parse(document.getElementById('scripts')?.textContent ?? '{}') as DocumentScripts);

/** Asks for a script before it's imported. */
export function preload(href: string, fetchPriority: 'auto' | 'low' = 'auto'): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority }));
}
