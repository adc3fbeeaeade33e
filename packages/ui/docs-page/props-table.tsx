import type { ComponentDocs } from './component-docs.ts';
import * as css from './docs-page.css.ts';
import { Sheet } from './sheet.tsx';
import { Words } from './words.tsx';
import type { WrittenProp } from './written-props.ts';

interface PropsTableProps {
  props: readonly WrittenProp[];
  /** What stands in a union. */
  more: ComponentDocs['unionProps'];
}

/** `((value: string) => void) | undefined` without what the question mark says already. */
const shortType = (type: string) => type.replace(/ \| undefined$/, '').replace(/^\(([^()]*\([^()]*\)[^()]*)\)$/, '$1');

/** Its own props; what it passes on to its element is not listed. */
export function PropsTable({ props, more = [] }: PropsTableProps) {
  const read = props.filter(({ name }) => !more.some(([other]) => other === name));
  if (read.length + more.length === 0) return <p>None of its own: all go to its element.</p>;
  return (
    <Sheet name="Props" heads={['Prop', 'Type', 'Default', 'What it does']}>
      {read
        .toSorted((a, b) => Number(b.required) - Number(a.required))
        .map(({ name, type, words, required }) => {
          const [text = '', byDefault] = words.split('@default');
          return (
            <tr key={name}>
              <td>
                <code>{name}</code>
                {required ? <span className={css.required}> required</span> : null}
              </td>
              <td>
                <code>{shortType(type)}</code>
              </td>
              <td>
                {byDefault ? (
                  <Words>{/^[\w'.-]+$/.test(byDefault.trim()) ? `\`${byDefault.trim()}\`` : byDefault.trim()}</Words>
                ) : null}
              </td>
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
    </Sheet>
  );
}
