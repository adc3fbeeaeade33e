import { LinkButton } from '@hoster/ui/link-button';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { authLinks } from '../auth/auth-links.ts';
import { LoginSteps } from '../auth/login-steps.tsx';
import * as css from './stage-form.css.ts';

/** Who orders: an account that exists, or a new one. `next`: this order in this stage, to which either way comes back. */
export function AccountStage({ next }: { next: string }) {
  const navigate = useNavigate();
  return (
    <div className={css.stage}>
      <h2 className={css.title}>
        <FormattedMessage
          id="order.account.title"
          defaultMessage="Who orders?"
          description="Heading of the account stage"
        />
      </h2>
      <p className={css.lead}>
        <FormattedMessage
          id="order.account.lead"
          defaultMessage="Log in, or sign up with an e-mail address and a password. Your configuration is kept on the way."
          description="Under the heading of the account stage"
        />
      </p>
      <div className={css.doors}>
        <section aria-labelledby="order-login" className={css.door}>
          <h3 id="order-login" className={css.doorTitle}>
            <FormattedMessage
              id="order.account.login"
              defaultMessage="I have an account"
              description="Heading of the login form in an order"
            />
          </h3>
          <LoginSteps next={next} onSignedIn={() => void navigate(next, { replace: true, preventScrollReset: true })} />
        </section>
        <section aria-labelledby="order-signup" className={css.door}>
          <h3 id="order-signup" className={css.doorTitle}>
            <FormattedMessage
              id="order.account.new"
              defaultMessage="I am new here"
              description="Heading of the way to sign up in an order"
            />
          </h3>
          <p className={css.quiet}>
            <FormattedMessage
              id="order.account.new-text"
              defaultMessage="An account takes a minute. The link in our e-mail brings you back to this very order."
              description="Beside the way to sign up in an order"
            />
          </p>
          <LinkButton href={authLinks(next).signup} size="large" stretched>
            <FormattedMessage
              id="order.account.signup"
              defaultMessage="Create an account"
              description="Link to the sign-up page in an order"
            />
          </LinkButton>
        </section>
      </div>
    </div>
  );
}
