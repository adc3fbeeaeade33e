import { memo } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { ItemsFields, type ItemWords } from '../../stages/configuration/items-fields.tsx';
import { fieldNames } from './field-names.ts';
import type { VpsFieldsProps } from './use-vps-order.ts';

const words: Readonly<Record<'title' | 'nameHint' | 'nameCount' | 'countTrial', MessageDescriptor>> = defineMessages({
  title: { id: 'plan.general', defaultMessage: 'Name and quantity' },
  nameHint: {
    id: 'plan.name.hint',
    defaultMessage: 'Latin letters, digits, hyphens and dots: web.example.org',
    description: 'Hint of the hostname',
  },
  nameCount: {
    id: 'plan.name.count',
    defaultMessage: 'Latin letters, digits, hyphens and dots. Each server gets a suffix, -1 to -{count, number}.',
    description: 'Hint of the hostname when several servers are ordered',
  },
  countTrial: {
    id: 'plan.count.trial',
    defaultMessage: 'A trial is for one server',
    description: 'Hint of the number of servers during a trial',
  },
});
const itemWords: ItemWords = { ...words, name: fieldNames.name, count: fieldNames.count };

/** Hostname and number of servers. */
export const GeneralFields = memo(function GeneralFields({ controls, errors }: VpsFieldsProps) {
  const { formatMessage } = useIntl();
  const isTrial = controls.order.choice.trial !== 'none';
  return (
    <ItemsFields
      controls={controls}
      errors={errors}
      words={itemWords}
      onlyOne={isTrial ? formatMessage(words.countTrial) : undefined}
    />
  );
});
