import { lazy, memo, Suspense, useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { loadMessages } from '../i18n/catalogue.ts';
import { asLang } from '../i18n/languages.ts';
import { intend } from './first-intent.ts';
import { later } from './late.ts';
import { expectPart, partArrived } from './late-parts.ts';

/**
 * Returns a part in a boundary that hydrates by itself. A change around it leaves it alone unless its props change: while
 * it's the server's HTML, React would have to draw it anew.
 * @param choose gives the component, once for each place where the part is drawn
 */
export function inBoundary<Props extends object>(choose: () => ComponentType<Props>): ComponentType<Props> {
  function Boundary(props: Props) {
    const [Part] = useState(choose);
    const [id] = useState(() => Symbol('part'));
    useLayoutEffect(() => expectPart(id), [id]);
    return (
      <Suspense fallback={<Missed />}>
        <Part {...props} />
        <Arrival id={id} />
      </Suspense>
    );
  }
  // `memo` gives back another type of component.
  return memo(Boundary) as unknown as ComponentType<Props>;
}

/** Hydrates with its part. */
function Arrival({ id }: { id: symbol }) {
  useEffect(() => partArrived(id), [id]);
  return null;
}

/** In place of a part that isn't there yet and whose HTML is gone: it mustn't wait any longer. */
function Missed() {
  useEffect(intend, []);
  return null;
}

/**
 * Returns a part that stays the server's HTML until {@link later} loads its script, with the messages of its areas.
 * @param waits whether it waits for the visitor's first sign alone
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  areas: readonly string[],
  waits?: () => boolean,
) =>
  lazy(() =>
    later(async () => {
      const lang = asLang(document.documentElement.lang) ?? 'en';
      const [Part] = await Promise.all([load(), loadMessages(lang, areas)]);
      return { default: Part };
    }, waits),
  );

/** A part as the server renders it: its script has been loaded. */
export const whole = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> => inBoundary(() => Part);
