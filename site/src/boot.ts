/**
 * The only script that a document names. The first paint has the network to itself; then the page's scripts are asked
 * for, the entry first. A page in a background tab, which isn't painted, asks immediately.
 */
const [entry, ...others]: string[] = JSON.parse(document.getElementById('scripts')?.textContent ?? '[]');

function load(): void {
  // Otherwise each file would be found only when the one that imports it has come.
  for (const href of others) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    // Beginning forty requests is one long task on a slow phone.
    setTimeout(() => document.head.append(link));
  }
  // Without its scripts the page stays as the server rendered it: links and forms still work.
  if (entry) import(/* @vite-ignore */ entry).catch(() => undefined);
}

if (document.hidden) load();
else requestAnimationFrame(() => setTimeout(load));
