import type { CurrencyCode, DsDiskOption } from '@hoster/contract';
import { diskTypes } from '@hoster/domain/lines/dedicated/filter';
import { advisesMirror } from '@hoster/domain/lines/dedicated/problems';
import type { ChargedCents } from '@hoster/domain/money/money';
import { Callout } from '@hoster/ui/callout';
import { Disclosure } from '@hoster/ui/disclosure';
import { Fieldset } from '@hoster/ui/fieldset';
import { FormSection } from '@hoster/ui/form-section';
import { NumberField } from '@hoster/ui/number-field';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { ChangeLink } from '../../stages/configuration/change-link.tsx';
import { ChargedMoney } from '../../../parts/price/money.tsx';
import { fieldNames } from './dedicated-fields.ts';
import { dedicatedQuery } from './dedicated-order.ts';
import type { MachineProps } from './machine.ts';
import * as css from './rows.css.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { ServerPicture } from './server-picture.tsx';
import { useOptionPrices } from './use-option-prices.ts';

const words: Readonly<Record<'more' | 'less' | 'hint' | 'chosen', MessageDescriptor>> = defineMessages({
  more: { id: 'dedicated.disk.more', defaultMessage: 'One more', description: 'Button beside the number of drives' },
  less: { id: 'dedicated.disk.less', defaultMessage: 'One less', description: 'Button beside the number of drives' },
  chosen: {
    id: 'dedicated.disks.chosen',
    defaultMessage: '{count, plural, =0 {none} other {# chosen}}',
    description: 'Beside a type of drives: how many of them are chosen',
  },
  hint: {
    id: 'dedicated.disks.hint',
    defaultMessage:
      'Up to {max, plural, one {# drive} other {# drives}}. The price of the plan’s own drives counts towards those you choose instead; fewer or cheaper drives cost the same.',
    description: 'Under the heading of the drives',
  },
});

/** The drives, with a quantity for each kind. */
export function DiskFields(props: MachineProps) {
  const { controls, offer, chosen, configure, errors } = props;
  const { formatMessage } = useIntl();
  const prices = useOptionPrices(controls.order);
  const countOf = (id: number) => chosen.disks.find(({ option }) => option === id)?.count ?? 0;
  const withCount = (id: number, count: number) => ({
    disks: [
      ...chosen.disks.filter(({ option }) => option !== id),
      ...(count > 0 ? [{ option: id, count }] : []),
    ].toSorted((a, b) => a.option - b.option),
  });
  return (
    <FormSection
      id="disks-section"
      title={formatMessage(fieldNames.disks)}
      description={formatMessage(words.hint, { max: offer.disks.max })}
    >
      <ServerPicture offer={offer} chosen={chosen} />
      <Fieldset id="disks" legend={formatMessage(fieldNames.disks)} legendHidden error={errors['configuration.disks']}>
        {/* Marks that there was a choice, even if nothing is chosen. */}
        <input type="hidden" name="disk-0" value="0" />
        {diskTypes.map((type) => (
          <DiskGroup
            key={type}
            title={type}
            options={offer.disks.options.filter((option) => option.type === type)}
            most={offer.disks.max}
            countOf={countOf}
            priceOf={prices.disk}
            currency={prices.currency}
            onCount={(id, count) => configure(withCount(id, count))}
          />
        ))}
      </Fieldset>
      <ProblemNotice controls={controls} fields={['disks']} />
      {advisesMirror(offer, chosen) ? <MirrorAdvice {...props} withCount={withCount} /> : null}
    </FormSection>
  );
}

interface DiskGroupProps {
  title: string;
  options: readonly DsDiskOption[];
  /** Most drives of the server. */
  most: number;
  countOf: (id: number) => number;
  /** Monthly price of one more drive. */
  priceOf: (id: number) => ChargedCents;
  currency: CurrencyCode;
  onCount: (id: number, count: number) => void;
}

/** Drives of one type, collapsed while none is chosen. */
function DiskGroup({ title, options, most, countOf, priceOf, currency, onCount }: DiskGroupProps) {
  const { formatMessage } = useIntl();
  const chosen = options.reduce((sum, { id }) => sum + countOf(id), 0);
  // Evaluated once, so that removing the last drive doesn't collapse the group.
  const [startsOpen] = useState(chosen > 0);
  if (options.length === 0) return null;
  return (
    <Disclosure open={startsOpen} summary={`${title} · ${formatMessage(words.chosen, { count: chosen })}`}>
      {options.map(({ id, name, max_count: max }) => (
        <div key={id} className={css.row}>
          <span>
            {name}
            <span className={css.price}>
              <ChargedMoney cents={priceOf(id)} currency={currency} monthly />
            </span>
          </span>
          <NumberField
            id={`disk-${id}`}
            name={`disk-${id}`}
            label={name}
            labelHidden
            min={0}
            max={Math.min(max, most)}
            value={countOf(id)}
            onValueChange={(value) => onCount(id, value ?? 0)}
            increaseLabel={formatMessage(words.more)}
            decreaseLabel={formatMessage(words.less)}
          />
        </div>
      ))}
    </Disclosure>
  );
}

interface MirrorAdviceProps extends MachineProps {
  withCount: (id: number, count: number) => Pick<MachineProps['chosen'], 'disks'>;
}

/** Warning about a single drive, with a button to add a mirror. */
function MirrorAdvice({ controls, chosen, configure, withCount }: MirrorAdviceProps) {
  const { order } = controls;
  const [only] = chosen.disks;
  if (!only) return null;
  const change = { ...withCount(only.option, 2), raid_level: '1' as const };
  const changed = { ...order.choice, configuration: { ...chosen, ...change } };
  return (
    <Callout
      role="status"
      tone="info"
      title={
        <FormattedMessage
          id="dedicated.mirror"
          defaultMessage="With a single drive, a failure means data loss. We recommend at least two drives for mirroring."
          description="Advice beside the drives"
        />
      }
      actions={
        <ChangeLink query={dedicatedQuery(order, changed)} onChoose={() => configure(change)}>
          <FormattedMessage
            id="dedicated.mirror.add"
            defaultMessage="Add a second drive as a mirror"
            description="Button beside the advice about a single drive"
          />
        </ChangeLink>
      }
    />
  );
}
