import type { ComponentDocs } from './component-docs.ts';
import * as css from './docs-page.css.ts';
import { Words } from './words.tsx';

/** What react-docgen, by which Storybook reads the source, leaves on a component. */
interface Prop {
  required: boolean;
  description?: string;
  tsType?: { name: string; raw?: string };
}

function propsOf(component: unknown): Record<string, Prop> {
  const read = component as { __docgenInfo?: { props?: Record<string, Prop> } } | undefined;
  return read?.__docgenInfo?.props ?? {};
}

interface PropsTableProps {
  component: unknown;
  /** Where react-docgen reads nothing. */
  types: Readonly<Record<string, string>>;
  more: ComponentDocs['unionProps'];
}

/** Its own props; what it passes on to its element is not listed. The table of Storybook says "union" for most types. */
export function PropsTable({ component, types, more = [] }: PropsTableProps) {
  const props = Object.entries(propsOf(component)).filter(([name]) => !more.some(([other]) => other === name));
  if (props.length + more.length === 0) return <p>None of its own: all go to its element.</p>;
  const typeOf = (name: string, { tsType }: Prop) => {
    const read = tsType?.raw ?? tsType?.name ?? 'unknown';
    return (read === 'unknown' ? (types[name] ?? '') : read).replace(/ \| undefined$/, '');
  };
  const rows = props.toSorted(([, a], [, b]) => Number(b.required) - Number(a.required));
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Prop</th>
          <th scope="col">Type</th>
          <th scope="col">Default</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, prop]) => {
          const [text = '', byDefault] = (prop.description ?? '').split('@default');
          return (
            <tr key={name}>
              <td>
                <code>{name}</code>
                {prop.required ? <span className={css.required}> required</span> : null}
              </td>
              <td>
                <code>{typeOf(name, prop)}</code>
              </td>
              <td>{byDefault ? <code>{byDefault.trim()}</code> : null}</td>
              <td>
                <Words>{text.trim()}</Words>
              </td>
            </tr>
          );
        })}
        {more.map(([name, type, what]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              <code>{type}</code>
            </td>
            <td />
            <td>
              <Words>{what}</Words>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
