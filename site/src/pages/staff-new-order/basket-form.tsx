import type { StaffOrderForms, StaffQuote } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { DataList } from '@hoster/ui/data-list';
import { Grid } from '@hoster/ui/grid';
import { Inline } from '@hoster/ui/inline';
import { RadioGroup } from '@hoster/ui/radio-group';
import { Section } from '@hoster/ui/section';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextArea } from '@hoster/ui/text-area';
import { TextField } from '@hoster/ui/text-field';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { usePageData } from '../../app/router/page-slot.tsx';
import { FormNotes } from '../../features/auth/session/staff-form-notes.tsx';
import { REQUEST_KEY_FIELD } from '../../order/actions/request-key.ts';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { kindWords } from '../../parts/service/service-plan.tsx';
import { fieldName, type FormLine } from './basket.ts';
import { labelOf, LineFields } from './line-fields.tsx';
import { type Basket, PATH, type route } from './route.ts';
import { words } from './words.ts';

const ownLabels: Readonly<Record<string, MessageDescriptor>> = {
  currency: words.currency,
  legal_entity: words.company,
  pay: words.pay,
  note: words.note,
  reason: words.reason,
  lines: words.product,
};

/** The order as a form, which works without script: every button sends all of it. */
export function BasketForm({ forms }: { forms: StaffOrderForms }) {
  const { formatMessage } = useIntl();
  const { requestKey } = usePageData<typeof route>();
  const basket = useActionData<Basket>();
  const intent = useNavigation().formData?.get('intent');
  const { lines = [], quote = null, refused = null, typed = {} } = basket ?? {};
  const errors = refused?.errors ?? {};
  const formOf = ({ line }: FormLine) => forms.forms.find((form) => form.line === line);
  const field = (name: string, standard = '') => ({
    id: name,
    name,
    label: formatMessage(ownLabels[name] ?? words.title),
    defaultValue: typed[name] ?? standard,
    error: errors[name],
  });
  const labelled = (name: string) => {
    const own = ownLabels[name];
    if (own) return { fieldId: name, label: formatMessage(own) };
    const line = lines.find((one) => name.startsWith(fieldName(one, '')));
    if (!line) return undefined;
    const inner = name.slice(fieldName(line, '').length);
    const agreed = inner === 'price' ? words.price : inner === 'discount' ? words.discount : words.product;
    const number = lines.indexOf(line) + 1;
    const product = labelOf(formOf(line), inner) ?? formatMessage(agreed);
    return { fieldId: name, label: formatMessage(words.line, { number, product }) };
  };
  return (
    <form method="post" action={`${PATH}?customer=${forms.customer.account}`} noValidate>
      <input type="hidden" name="customer" value={forms.customer.account} />
      <input type="hidden" name={REQUEST_KEY_FIELD} value={typed[REQUEST_KEY_FIELD] ?? requestKey} />
      {/* Enter calculates the price: the first button of a form is its default one. */}
      <button type="submit" name="intent" value="quote" hidden tabIndex={-1} aria-hidden />
      <Stack gap={32} align="stretch">
        <FormNotes
          refused={refused ?? undefined}
          next={`${PATH}?customer=${forms.customer.account}`}
          fieldOf={labelled}
        />
        {lines.length === 0 ? <Text tone="muted">{formatMessage(words.empty)}</Text> : null}
        {lines.map((line, index) => {
          const form = formOf(line);
          return form ? (
            <LineFields
              key={line.id}
              {...{ line, form, typed, errors }}
              number={index + 1}
              quote={quote?.lines[index]}
            />
          ) : null;
        })}
        <Inline gap={12} align="end">
          <Select
            name="product"
            label={formatMessage(words.product)}
            defaultValue={typed['product'] ?? forms.forms[0]?.line ?? ''}
            options={forms.forms.map(({ line }) => ({ value: line, label: formatMessage(kindWords[line]) }))}
          />
          <Button type="submit" name="intent" value="add">
            {formatMessage(words.add)}
          </Button>
        </Inline>
        {lines.length === 0 ? null : (
          <>
            <Section id="payment" title={formatMessage(words.payment)} size="small">
              <Stack gap={20} align="stretch">
                <Grid fit="medium" gap={16} align="start">
                  <Select
                    {...field('currency', 'EUR')}
                    options={forms.currencies.map((code) => ({ value: code, label: code }))}
                  />
                  {forms.companies.length === 0 ? null : (
                    <Select
                      {...field('legal_entity')}
                      options={[
                        { value: '', label: formatMessage(words.person) },
                        ...forms.companies.map(({ id, name }) => ({ value: String(id), label: name })),
                      ]}
                    />
                  )}
                </Grid>
                <RadioGroup
                  id="pay"
                  name="pay"
                  legend={formatMessage(words.pay)}
                  defaultValue={typed['pay'] ?? 'link'}
                  error={errors['pay']}
                  options={[
                    { value: 'link', label: formatMessage(words.link), hint: formatMessage(words.linkHint) },
                    {
                      value: 'balance',
                      label: formatMessage(words.now),
                      hint: formatMessage(forms.has_accepted_terms ? words.nowHint : words.nowTerms),
                      disabled: !forms.has_accepted_terms,
                    },
                  ]}
                />
                <TextArea {...field('note')} hint={formatMessage(words.noteHint)} maxLength={2000} />
                <TextField {...field('reason')} hint={formatMessage(words.reasonHint)} maxLength={500} required />
              </Stack>
            </Section>
            {quote ? <QuoteSum quote={quote} /> : null}
            <Inline gap={12}>
              <Button
                type="submit"
                name="intent"
                value="quote"
                loading={intent === 'quote'}
                loadingLabel={formatMessage(words.quote)}
              >
                {formatMessage(words.quote)}
              </Button>
              <Button
                type="submit"
                name="intent"
                value="order"
                variant="action"
                loading={intent === 'order'}
                loadingLabel={formatMessage(words.submit)}
              >
                {formatMessage(words.submit)}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </form>
  );
}

/** What all of it costs. */
function QuoteSum({ quote: { tax, total } }: { quote: StaffQuote }) {
  const { formatMessage } = useIntl();
  return (
    <div role="status">
      <DataList
        items={[
          { term: formatMessage(words.tax), value: <LedgerPrice value={tax} /> },
          { term: formatMessage(words.total), value: <LedgerPrice value={total} /> },
        ]}
      />
    </div>
  );
}
