import { Callout } from '@hoster/ui/callout';
import { FormattedMessage } from 'react-intl';

/** In place of a form that the address asks for, where the visitor's role in the account doesn't allow it. */
export const RoleRefuses = () => (
  <Callout tone="warning">
    <p>
      <FormattedMessage
        id="account.role-refuses"
        defaultMessage="Your role in this account doesn’t allow this. An owner can change your role."
        description="In place of a form that a member of an account may not use"
      />
    </p>
  </Callout>
);
