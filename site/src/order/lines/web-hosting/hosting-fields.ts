import { defineMessages, type MessageDescriptor } from 'react-intl';
import { commonAnchors, type FieldAnchors } from '../../stages/configuration/common-fields.ts';
import type { ItemWords } from '../../stages/configuration/items-fields.tsx';

/** The names of the line's own fields: shown beside the fields, and in the list of errors. */
export const fieldNames: Readonly<Record<'domain' | 'cms' | 'php', MessageDescriptor>> = defineMessages({
  domain: { id: 'web-hosting.domain', defaultMessage: 'Domain' },
  cms: { id: 'web-hosting.cms', defaultMessage: 'CMS or framework', description: 'Choice of what is installed' },
  php: { id: 'web-hosting.php', defaultMessage: 'PHP version', description: 'Choice of the configuration' },
});

/** Names for the items of a web hosting order. */
export const itemWords: ItemWords = defineMessages({
  title: { id: 'web-hosting.items', defaultMessage: 'Name and quantity' },
  name: { id: 'web-hosting.name', defaultMessage: 'Account name' },
  nameHint: {
    id: 'web-hosting.name.hint',
    defaultMessage: 'Latin letters, digits, hyphens and dots: shop-1',
    description: 'Hint of the name of a hosting account',
  },
  nameCount: {
    id: 'web-hosting.name.count',
    defaultMessage: 'Latin letters, digits, hyphens and dots. Each account gets a suffix, -1 to -{count, number}.',
    description: 'Hint of the name when several accounts are ordered',
  },
  count: { id: 'web-hosting.count', defaultMessage: 'Number of accounts' },
});

/** Fields of the configuration page by field of the order body. */
export const hostingFields: FieldAnchors = {
  anchors: { ...commonAnchors.anchors, tariff: 'location', domain: 'domain', cms: 'cms', php_version: 'php' },
  names: {
    ...commonAnchors.names,
    domain: fieldNames.domain,
    cms: fieldNames.cms,
    php_version: fieldNames.php,
    name: itemWords.name,
    count: itemWords.count,
  },
};
