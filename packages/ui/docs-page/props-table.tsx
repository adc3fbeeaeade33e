import type { ComponentDocs } from './component-docs.ts';
import * as css from './docs-page.css.ts';
import { Sheet } from './sheet.tsx';
import { Words } from './words.tsx';
import type { WrittenProp, WrittenType } from './written-props.ts';

interface PropsTableProps {
  props: readonly WrittenProp[];
  /** The members of a union. */
  more: ComponentDocs['unionProps'];
  /** The types below, to link to. */
  types: readonly WrittenType[];
}

/**
 * Removes `undefined` from a type such as `((value: string) => void) | undefined`, because the question mark already
 * implies it.
 */
const shortType = (type: string) => type.replace(/ \| undefined$/, '').replace(/^\(([^()]*\([^()]*\)[^()]*)\)$/, '$1');

const typeId = (name: string) => `type-${name}`;

/** A type whose names of the library's own types are links to their fields. */
function LinkedType({ children, types }: { children: string; types: readonly WrittenType[] }) {
  return (
    <code>
      {shortType(children)
        .split(/\b([A-Z]\w+)\b/)
        .map((piece, index) =>
          types.some(({ name }) => name === piece) ? (
            <a key={index} href={`#${typeId(piece)}`}>
              {piece}
            </a>
          ) : (
            piece
          ),
        )}
    </code>
  );
}

function Rows({ props, types }: Omit<PropsTableProps, 'more'>) {
  return props
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
            <LinkedType types={types}>{type}</LinkedType>
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
    });
}

/** The component’s own props. Props passed on to the element are not listed. */
export function PropsTable({ props, more = [], types }: PropsTableProps) {
  const read = props.filter(({ name }) => !more.some(([other]) => other === name));
  if (read.length + more.length === 0) return <p>No props of its own. All props are passed to the element.</p>;
  return (
    <Sheet name="Props" heads={['Prop', 'Type', 'Default', 'Description']}>
      <Rows props={read} types={types} />
      {more.map(([name, type, what]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>
            <LinkedType types={types}>{type}</LinkedType>
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

/** The types that the props refer to, with their fields. */
export function Types({ types }: { types: readonly WrittenType[] }) {
  return types.map(({ name, fields, is }) => (
    <section key={name}>
      <h3 id={typeId(name)}>{name}</h3>
      {fields.length === 0 ? (
        <p>
          <LinkedType types={types}>{is}</LinkedType>
        </p>
      ) : (
        <Sheet name={name} heads={['Field', 'Type', 'Default', 'Description']}>
          <Rows props={fields} types={types} />
        </Sheet>
      )}
    </section>
  ));
}
