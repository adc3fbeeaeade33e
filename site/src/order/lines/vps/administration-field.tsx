import { Button } from '@hoster/ui/button';
import { Checkbox } from '@hoster/ui/checkbox';
import { FormSection } from '@hoster/ui/form-section';
import { RadioTiles } from '@hoster/ui/radio-tiles';
import { memo, Suspense, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { lazyPart } from '../../../app/lazy-part.ts';
import { ChargedMoney } from '../../../parts/price/money.tsx';
import { useOptionPrices } from './use-option-prices.ts';
import type { VpsFieldsProps } from './use-vps-order.ts';

const loadDialog = () => import('./administration-dialog.tsx');
const AdministrationDialog = lazyPart(() => loadDialog().then((module) => module.default));

const words = defineMessages({
  title: { id: 'plan.admin', defaultMessage: 'Base administration', description: 'Choice whether our engineers help' },
  on: { id: 'plan.admin.on', defaultMessage: 'On', description: 'Base administration is on' },
  onText: {
    id: 'plan.admin.on-text',
    defaultMessage: 'Our engineers help with the system and answer tickets in the usual order.',
    description: 'What base administration gives',
  },
  off: { id: 'plan.admin.off', defaultMessage: 'Off', description: 'Base administration is off' },
  offText: {
    id: 'plan.admin.off-text',
    defaultMessage: 'Tickets get the lowest priority and are handled within 24 hours.',
    description: 'What it means to do without base administration',
  },
  unconfirmed: {
    id: 'plan.admin.unconfirmed',
    defaultMessage: 'Confirm to continue without it, or keep it on',
    description: 'Error: base administration is off without confirmation',
  },
  confirm: {
    id: 'plan.admin.confirm',
    defaultMessage:
      'I understand: without base administration my tickets get the lowest priority and are handled within 24 hours',
    description: 'Confirmation for pages without script',
  },
});

/** On by default; turned off only after the consequence is confirmed. */
export const AdministrationField = memo(function AdministrationField({ controls, errors }: VpsFieldsProps) {
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState(false);
  const { order, change } = controls;
  const { choice, draft, context } = order;
  const prices = useOptionPrices(order);
  const isConfirmed = draft.base_administration_confirmed;
  const unconfirmed = !choice.base_administration && !isConfirmed;
  const [startsOpen] = useState(unconfirmed);
  const refused = errors['base_administration_confirmed'] ?? errors['base_administration'];
  const error = refused ?? (unconfirmed ? formatMessage(words.unconfirmed) : undefined);
  return (
    <FormSection
      id="administration-section"
      title={formatMessage(words.title)}
      collapsible
      open={startsOpen || refused !== undefined}
      value={formatMessage(choice.base_administration ? words.on : words.off)}
    >
      <div onPointerEnter={() => void loadDialog()} onFocus={() => void loadDialog()}>
        <RadioTiles
          id="administration"
          name="base_admin"
          legend={formatMessage(words.title)}
          legendHidden
          layout="wide"
          value={choice.base_administration ? '1' : '0'}
          onValueChange={(value) => {
            if (value === '1') change({ base_administration: true }, { base_administration_confirmed: false });
            else setAsking(true);
          }}
          error={error}
          options={[
            {
              value: '1',
              title: formatMessage(words.on),
              description: formatMessage(words.onText),
              price: <ChargedMoney cents={prices.administration()} currency={prices.currency} mono monthly freeWord />,
            },
            { value: '0', title: formatMessage(words.off), description: formatMessage(words.offText) },
          ]}
        />
      </div>
      {isConfirmed && !choice.base_administration ? (
        <input type="hidden" name="base_admin_confirmed" value="1" />
      ) : (
        <noscript>
          <Checkbox name="base_admin_confirmed" value="1" label={formatMessage(words.confirm)} />
        </noscript>
      )}
      {unconfirmed ? (
        <div>
          <Button onClick={() => setAsking(true)}>
            <FormattedMessage
              id="plan.admin.ask"
              defaultMessage="Read and confirm"
              description="Opens the confirmation"
            />
          </Button>
        </div>
      ) : null}
      {asking ? (
        <Suspense fallback={null}>
          <AdministrationDialog
            warning={context.base_administration.disable_warning}
            onConfirm={() => {
              setAsking(false);
              change({ base_administration: false }, { base_administration_confirmed: true });
            }}
            onCancel={() => {
              setAsking(false);
              if (unconfirmed) change({ base_administration: true }, {});
            }}
          />
        </Suspense>
      ) : null}
    </FormSection>
  );
});
