import { hostNameProblem } from '@hoster/domain/network/host-name';
import { FormSection } from '@hoster/ui/form-section';
import { Grid } from '@hoster/ui/grid';
import { NumberField } from '@hoster/ui/number-field';
import { TextField } from '@hoster/ui/text-field';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { FieldErrors } from '../../../api/errors.ts';
import type { OrderControls } from '../../line-order.ts';

/** A line's names for its items. `nameCount` receives their `count`. */
export type ItemWords = Readonly<Record<'title' | 'name' | 'nameHint' | 'nameCount' | 'count', MessageDescriptor>>;

const words: Readonly<Record<'bad' | 'long' | 'cut' | 'more' | 'less', MessageDescriptor>> = defineMessages({
  bad: {
    id: 'order.name.bad',
    defaultMessage: 'Use Latin letters, digits, hyphens and dots. No part can start or end with a hyphen.',
    description: 'Error of the name of a server or storage',
  },
  long: {
    id: 'order.name.long',
    defaultMessage: 'Use at most {max, number} characters, including the number at the end',
    description: 'Error of the name when several are ordered, whose names get a number',
  },
  cut: {
    id: 'order.count.cut',
    defaultMessage: 'You can order up to {max, number} at a time, so we’ve set the quantity to {max, number}.',
    description: 'Under the number of items, when the address asked for more',
  },
  more: { id: 'order.count.more', defaultMessage: 'One more', description: 'Button beside the number of items' },
  less: { id: 'order.count.less', defaultMessage: 'One less', description: 'Button beside the number of items' },
});

/** Hint beside the label of an optional field. */
export const optionalWord: MessageDescriptor = defineMessages({
  optional: {
    id: 'order.optional',
    defaultMessage: 'optional',
    description: 'Beside the name of a field that may stay empty',
  },
}).optional;

interface ItemsFieldsProps {
  controls: OrderControls;
  errors: FieldErrors;
  words: ItemWords;
  /** Reason why there can be only one. */
  onlyOne?: string | undefined;
}

/** Names and number of the items. */
export function ItemsFields({ controls, errors, words: named, onlyOne }: ItemsFieldsProps) {
  const { formatMessage } = useIntl();
  const { order, choose, type } = controls;
  const { choice, context } = order;
  const { limits } = context;
  const [query] = useSearchParams();
  // The quantity was limited to the maximum, which must be shown.
  const isCut = choice.count === limits.items_max && Number(query.get('count')) > limits.items_max;
  const problem = choice.name ? hostNameProblem(choice.name, choice.count) : null;
  const ownError =
    problem && formatMessage(problem === 'too_long' ? words.long : words.bad, { max: limits.name_max_length });
  const nameError = ownError ?? errors['name'];
  return (
    <FormSection id="general-section" title={formatMessage(named.title)}>
      <Grid columns={{ base: 1, md: 2 }} gap={24} align={(nameError ?? errors['count']) ? 'start' : 'end'}>
        <TextField
          id="name"
          name="name"
          mono
          label={formatMessage(named.name)}
          requirement={formatMessage(optionalWord)}
          hint={formatMessage(choice.count > 1 ? named.nameCount : named.nameHint, { count: choice.count })}
          maxLength={limits.name_max_length}
          value={choice.name ?? ''}
          onChange={(event) => type({ name: event.target.value })}
          error={nameError}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <NumberField
          id="count"
          name="count"
          label={formatMessage(named.count)}
          hint={onlyOne ?? (isCut ? formatMessage(words.cut, { max: limits.items_max }) : undefined)}
          min={1}
          max={onlyOne === undefined ? limits.items_max : 1}
          value={choice.count}
          onValueChange={(value) => choose({ count: value ?? 1 })}
          increaseLabel={formatMessage(words.more)}
          decreaseLabel={formatMessage(words.less)}
          error={errors['count']}
        />
      </Grid>
    </FormSection>
  );
}
