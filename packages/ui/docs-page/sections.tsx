import { useEffect, useState } from 'react';
import type { ComponentDocs, Keyboard } from './component-docs.ts';
import { onThemeChange } from './on-theme-change.ts';
import { Sheet } from './sheet.tsx';
import { Words } from './words.tsx';
import * as css from './docs-page.css.ts';

/** Parts and their attributes */
export function Anatomy({ entry, parts }: { entry: string; parts: ComponentDocs['anatomy'] }) {
  const selector = (part: string) => {
    if (part === 'root') return `[data-component="${entry}"]`;
    return part.startsWith('[') ? part : `[data-part="${part}"]`;
  };
  return (
    <Sheet name="Anatomy" heads={['Selector', 'Description']}>
      {parts.map(([part, what]) => (
        <tr key={part}>
          <td>
            <code>{selector(part)}</code>
          </td>
          <td>
            <Words>{what}</Words>
          </td>
        </tr>
      ))}
    </Sheet>
  );
}

/** Returns a readable name for a test target: `part summary` is the summary, `document` is nothing. */
const place = (target: string) => (target === 'document' ? 'anything' : target.replace(/^part /, ''));

/** Keyboard interactions. The story "Keyboard Table" tests each row in a browser. */
export function KeyboardTable({ keyboard }: { keyboard: Keyboard | undefined }) {
  if (!keyboard) return <p>This component isn’t focusable and has no keyboard interactions.</p>;
  return (
    <Sheet name="Keyboard" heads={['Key', 'Focus on', 'Description']}>
      {keyboard.rows.map(({ keys, from, given, does }) => (
        <tr key={keys.join() + from + does}>
          <td>
            {keys.map((key, index) => (
              <span key={key}>
                {index > 0 ? ' or ' : null}
                <kbd className={css.key}>{key}</kbd>
              </span>
            ))}
          </td>
          <td>{place(given?.until.focused ?? from)}</td>
          <td>
            <Words>{does}</Words>
          </td>
        </tr>
      ))}
    </Sheet>
  );
}

export function Notes({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Words>{line}</Words>
        </li>
      ))}
    </ul>
  );
}

export function Advice({ dos, donts }: Pick<ComponentDocs, 'dos' | 'donts'>) {
  return (
    <div className={css.advice}>
      <div className={css.doColumn}>
        <h3>Do</h3>
        <Notes lines={dos} />
      </div>
      <div className={css.dontColumn}>
        <h3>Don’t</h3>
        <Notes lines={donts} />
      </div>
    </div>
  );
}

const property = (token: string) =>
  `--hoster-${token.replace('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Custom properties with their current values. A token group has no value of its own. */
export function Tokens({ names }: { names: readonly string[] }) {
  const [values, setValues] = useState<Record<string, string>>({});
  useEffect(() => {
    const read = () => {
      const style = getComputedStyle(document.documentElement);
      setValues(Object.fromEntries(names.map((name) => [name, style.getPropertyValue(property(name))])));
    };
    read();
    return onThemeChange(read);
  }, [names]);
  if (names.length === 0) return <p>None. The styles don’t use tokens.</p>;
  return (
    <>
      <p>Tokens used by the styles, with their values in the current theme. Override them with CSS.</p>
      <Sheet name="Tokens" heads={['Custom property', 'Value']}>
        {names.map((name) => (
          <tr key={name}>
            <td>
              <code>{name.includes('.') ? property(name) : `${property(name)}-…`}</code>
            </td>
            <td>
              {name.startsWith('color.') ? (
                <span className={css.swatch} style={{ background: `var(${property(name)})` }} />
              ) : null}{' '}
              {name.includes('.') ? values[name] : 'all steps'}
            </td>
          </tr>
        ))}
      </Sheet>
    </>
  );
}
