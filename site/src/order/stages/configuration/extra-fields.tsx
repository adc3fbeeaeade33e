import type { CurrencyCode, ExtraService, ExtraServiceChoice } from '@hoster/contract';
import type { ChargedCents } from '@hoster/domain/money/money';
import { Checkbox } from '@hoster/ui/checkbox';
import { FieldRow, FieldRows } from '@hoster/ui/field-rows';
import { NumberField } from '@hoster/ui/number-field';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { ChargedMoney } from '../../../parts/price/money.tsx';
import { useUnitWord } from './use-unit-word.ts';

const words: Readonly<Record<'more' | 'less' | 'elsewhere' | 'clash', MessageDescriptor>> = defineMessages({
  more: { id: 'order.extra.more', defaultMessage: 'More', description: 'Button that adds one to a number' },
  less: { id: 'order.extra.less', defaultMessage: 'Less', description: 'Button that takes one from a number' },
  elsewhere: {
    id: 'order.extra.elsewhere',
    defaultMessage: 'Not available in this location',
    description: 'Why a service cannot be chosen',
  },
  clash: {
    id: 'order.extra.clash',
    defaultMessage: 'Included in {other}, or can’t be combined with it',
    description: 'Why a service cannot be chosen: another one excludes it',
  },
});

interface ExtraFieldsProps {
  services: readonly ExtraService[];
  chosen: readonly ExtraServiceChoice[];
  /** Chosen ids of all kinds, since services may exclude each other. */
  all: readonly ExtraService[];
  location: number;
  /** `extra` for monthly services, `once` for one-time ones: the prefix of the field names. */
  prefix: 'extra' | 'once';
  onChange: (chosen: ExtraServiceChoice[]) => void;
  errors: readonly string[] | undefined;
  /** Price of one unit beyond those included. */
  priceOf: (service: ExtraService) => ChargedCents;
  currency: CurrencyCode;
}

/** Extra services with their prices: a quantity for countable ones, a checkbox for the others. */
export function ExtraFields({ services, chosen, all, location, prefix, onChange, errors, ...price }: ExtraFieldsProps) {
  const { formatMessage } = useIntl();
  const countOf = (id: number) => chosen.find((choice) => choice.id === id)?.count ?? 0;
  const set = (id: number, count: number) =>
    onChange(
      [...chosen.filter((choice) => choice.id !== id), ...(count > 0 ? [{ id, count }] : [])].toSorted(
        (a, b) => a.id - b.id,
      ),
    );
  const unitWord = useUnitWord();
  return (
    <FieldRows error={errors}>
      {/* Marks that there was a choice, even if nothing is chosen. */}
      <input type="hidden" name={`${prefix}-0`} value="0" />
      {services.map((service) => {
        const { id, name, description, max, min, step, unit } = service;
        const count = countOf(id);
        const clash = all.find(
          (other) => service.incompatible_with.includes(other.id) || other.incompatible_with.includes(id),
        );
        const elsewhere = service.locations !== null && !service.locations.includes(location);
        const reason = elsewhere
          ? formatMessage(words.elsewhere)
          : clash
            ? formatMessage(words.clash, { other: clash.name })
            : undefined;
        // Selected services stay enabled, so that they can be removed.
        const disabled = reason !== undefined && count === 0;
        const field = { id: `${prefix}-${id}`, name: `${prefix}-${id}`, label: name, disabled };
        const hint = reason ?? description ?? undefined;
        const error = reason !== undefined && count > 0 ? reason : undefined;
        return (
          <FieldRow key={id} aside={<ExtraPrice {...price} service={service} once={prefix === 'once'} />}>
            {max > 1 ? (
              <NumberField
                {...field}
                hint={hint}
                error={error}
                min={min}
                max={max}
                step={step}
                unit={unit ? unitWord(unit) : undefined}
                value={count}
                onValueChange={(value) => set(id, value ?? 0)}
                increaseLabel={formatMessage(words.more)}
                decreaseLabel={formatMessage(words.less)}
              />
            ) : (
              <Checkbox
                {...field}
                hint={hint}
                error={error}
                value="1"
                checked={count > 0}
                onChange={(event) => set(id, event.target.checked ? 1 : 0)}
              />
            )}
          </FieldRow>
        );
      })}
    </FieldRows>
  );
}

interface ExtraPriceProps extends Pick<ExtraFieldsProps, 'priceOf' | 'currency'> {
  service: ExtraService;
  once: boolean;
}

function ExtraPrice({ service, once, priceOf, currency }: ExtraPriceProps) {
  const unitWord = useUnitWord();
  const { unit } = service;
  const amount = <ChargedMoney cents={priceOf(service)} currency={currency} monthly={!once} mono freeWord />;
  if (!unit) return amount;
  return (
    <FormattedMessage
      id="order.extra.per-unit"
      defaultMessage="{price} per {unit}"
      description="Price of one unit of a service: per TB"
      values={{ price: amount, unit: unitWord(unit) }}
    />
  );
}
