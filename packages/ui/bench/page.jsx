/** What runs in the browser: `library` is one file of libraries/. */
import * as library from 'library';
import { Fragment } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Milliseconds of script, style and layout, until the page could be painted. */
function timed(work) {
  globalThis.gc?.();
  const start = performance.now();
  flushSync(work);
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

const settled = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30))));

globalThis.measure = async (name, count) => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const Provider = library.Provider ?? Fragment;
  const tree = (text) => (
    <Provider>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>{library.drawn[name](`${text} ${index}`)}</div>
      ))}
    </Provider>
  );
  const mount = timed(() => root.render(tree('First')));
  const drawn = host.querySelectorAll('*').length;
  await settled();
  const update = timed(() => root.render(tree('Second')));
  await settled();
  const unmount = timed(() => root.unmount());
  host.remove();
  await settled();
  return { mount, update, unmount, drawn };
};
