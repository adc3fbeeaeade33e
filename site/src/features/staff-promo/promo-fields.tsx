import type { PromoCode } from '@hoster/contract';
import { Checkbox } from '@hoster/ui/checkbox';
import { CheckboxGroup } from '@hoster/ui/checkbox-group';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';
import type { ComponentProps } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import type { FieldErrors } from '../../api/errors.ts';
import { formNumber } from '../../app/router/form-number.ts';
import { formText } from '../../app/router/form-text.ts';
import { promoLineWords, promoWords } from './words.ts';

const lines = ['vps', 'web_hosting', 'dedicated', 'backup', 'vpn'] as const;

interface PromoFieldsProps {
  /** The code that is changed; null: a new one. */
  code: PromoCode | null;
  typed: Readonly<Record<string, string>> | undefined;
  errors: FieldErrors;
}

const labels: Readonly<Record<string, MessageDescriptor>> = {
  code: promoWords.code,
  percent: promoWords.percent,
  months: promoWords.months,
  max_uses: promoWords.maxUses,
  lines: promoWords.lines,
  expires: promoWords.expires,
  note: promoWords.note,
};

/** Id and label of a field by the name of the call, for the list of errors. */
export function promoField({ formatMessage }: IntlShape, name: string) {
  const label = labels[name];
  return label && { fieldId: `promo-${name}`, label: formatMessage(label) };
}

/** Fields of a promo code. What it's worth never changes. */
export function PromoFields({ code, errors, typed }: PromoFieldsProps) {
  const { formatMessage } = useIntl();
  const field = (name: string): Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'error' | 'autoComplete'> => ({
    id: `promo-${name}`,
    name,
    error: errors[name],
    autoComplete: 'off',
  });
  const number = { inputMode: 'numeric', required: true } as const;
  const isChecked = (name: string, value: boolean) => (typed ? typed[name] !== undefined : value);
  return (
    <Stack gap={20}>
      {code === null ? (
        <>
          <TextField
            {...field('code')}
            label={formatMessage(promoWords.code)}
            hint={formatMessage(promoWords.codeHint)}
            defaultValue={typed?.['code'] ?? ''}
            maxLength={40}
            mono
            required
          />
          <TextField
            {...field('percent')}
            {...number}
            label={formatMessage(promoWords.percent)}
            defaultValue={typed?.['percent'] ?? '10'}
          />
          <TextField
            {...field('months')}
            {...number}
            label={formatMessage(promoWords.months)}
            hint={formatMessage(promoWords.monthsHint)}
            defaultValue={typed?.['months'] ?? '1'}
          />
        </>
      ) : (
        <Checkbox
          name="is_on"
          label={formatMessage(promoWords.isOn)}
          defaultChecked={isChecked('is_on', code.state !== 'off')}
        />
      )}
      <TextField
        {...field('max_uses')}
        {...number}
        label={formatMessage(promoWords.maxUses)}
        defaultValue={typed?.['max_uses'] ?? String(code?.max_uses ?? 100)}
      />
      <Checkbox
        name="once_per_account"
        label={formatMessage(promoWords.once)}
        defaultChecked={isChecked('once_per_account', code?.once_per_account ?? true)}
      />
      <CheckboxGroup
        id="promo-lines"
        name="lines"
        legend={formatMessage(promoWords.lines)}
        hint={formatMessage(promoWords.linesHint)}
        error={errors['lines']}
        defaultValue={typed ? (typed['lines'] ?? '').split('\n') : (code?.lines ?? [])}
        options={lines.map((line) => ({ value: line, label: formatMessage(promoLineWords[line]) }))}
      />
      <TextField
        {...field('expires')}
        type="date"
        label={formatMessage(promoWords.expires)}
        hint={formatMessage(promoWords.expiresHint)}
        defaultValue={typed?.['expires'] ?? code?.expires.slice(0, 10) ?? ''}
        required
      />
      <TextField
        {...field('note')}
        label={formatMessage(promoWords.note)}
        hint={formatMessage(promoWords.noteHint)}
        defaultValue={typed?.['note'] ?? code?.note ?? ''}
        maxLength={500}
      />
    </Stack>
  );
}

/** Limits of a promo code in a sent form, as calls have them. */
export function limitsIn(form: FormData) {
  const text = (name: string) => formText(form, name);
  const chosen = lines.filter((line) => form.getAll('lines').includes(line));
  return {
    max_uses: formNumber(form, 'max_uses'),
    once_per_account: form.has('once_per_account'),
    lines: chosen.length === 0 ? null : chosen,
    expires: text('expires') === '' ? '' : `${text('expires')}T23:59:59.000Z`,
    note: text('note'),
  };
}
