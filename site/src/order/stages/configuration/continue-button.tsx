import { Button } from '@hoster/ui/button';
import { FormattedMessage } from 'react-intl';
import { CONFIGURATION_FORM } from './configuration-form.tsx';
import { STAGE_PARAM, type Stage } from '../stages.ts';

/** Button to the stage after the configuration. */
export function ContinueButton({ next }: { next: Stage }) {
  return (
    <Button
      type="submit"
      form={CONFIGURATION_FORM}
      name={STAGE_PARAM}
      value={next}
      variant="action"
      size="large"
      stretched
    >
      {next === 'payment' ? (
        <FormattedMessage
          id="order.continue.payment"
          defaultMessage="Continue to payment"
          description="Button of the configuration"
        />
      ) : next === 'personal-data' ? (
        <FormattedMessage
          id="order.continue.person"
          defaultMessage="Continue to personal data"
          description="Button of the configuration"
        />
      ) : (
        <FormattedMessage
          id="order.continue.account"
          defaultMessage="Continue to account"
          description="Button of the configuration"
        />
      )}
    </Button>
  );
}
