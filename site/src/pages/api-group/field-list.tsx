import { Disclosure } from '@hoster/ui/disclosure';
import { Item, ItemList } from '@hoster/ui/item-list';
import { Text } from '@hoster/ui/text';
import { useIntl } from 'react-intl';
import type { ApiField, Limits } from '../../features/api-reference/fields.ts';
import { words } from './words.ts';

interface FieldListProps {
  fields: readonly ApiField[];
  /** Collapses the list under the name of its object. */
  foldedAs?: string;
  /** More about a field. */
  noteOf?: (field: ApiField) => string | null;
}

/** Fields with their types; nested objects can be expanded. */
export function FieldList({ fields, foldedAs, noteOf }: FieldListProps) {
  const { formatMessage } = useIntl();
  const limitsText = useLimitsText();
  const list = (
    <ItemList>
      {fields.map((field) => {
        const { name, type, required, limits, fields: inner } = field;
        const notes = [required ? formatMessage(words.required) : null, noteOf?.(field), ...limitsText(limits)];
        return (
          <Item key={name}>
            <Text size={14} mono wrap="anywhere">
              <span translate="no">
                <strong>{name}</strong> {type}
              </span>
            </Text>
            <Text size={14} tone="muted">
              {notes.filter(Boolean).join(', ')}
            </Text>
            {inner.length > 0 ? <FieldList fields={inner} foldedAs={name} /> : null}
          </Item>
        );
      })}
    </ItemList>
  );
  return foldedAs === undefined ? (
    list
  ) : (
    <Disclosure variant="plain" summary={formatMessage(words.fields, { name: foldedAs })}>
      {list}
    </Disclosure>
  );
}

function useLimitsText(): (limits: Limits) => string[] {
  const { formatMessage } = useIntl();
  return ({ min, max, maxLength, default: preset }) => [
    ...(min === undefined ? [] : [formatMessage(words.atLeast, { value: min })]),
    ...(max === undefined ? [] : [formatMessage(words.atMost, { value: max })]),
    ...(maxLength === undefined ? [] : [formatMessage(words.characters, { value: maxLength })]),
    ...(preset === undefined ? [] : [formatMessage(words.preset, { value: preset })]),
  ];
}
