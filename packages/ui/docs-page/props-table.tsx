import type { ComponentDocs } from './component-docs.ts';
import * as css from './docs-page.css.ts';
import { Sheet } from './sheet.tsx';
import { Words } from './words.tsx';
import type { WrittenProp } from './written-props.ts';

interface PropsTableProps {
  props: readonly WrittenProp[];
  /** The members of a union. */
  more: ComponentDocs['unionProps'];
}

/**
 * Removes `undefined` from a type such as `((value: string) => void) | undefined`, because the question mark already
 * implies it.
 */
const shortType = (type: string) => type.replace(/ \| undefined$/, '').replace(/^\(([^()]*\([^()]*\)[^()]*)\)$/, '$1');

/** The component’s own props. Props passed on to the element are not listed. */
export function PropsTable({ props, more = [] }: PropsTableProps) {
  const read = props.filter(({ name }) => !more.some(([other]) => other === name));
  if (read.length + more.length === 0) return <p>No props of its own. All props are passed to the element.</p>;
  return (
    <Sheet name="Props" heads={['Prop', 'Type', 'Default', 'Description']}>
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
