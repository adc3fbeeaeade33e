import { useEffect, useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../app/app-context.tsx';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { withoutPrefix } from '../../i18n/languages.ts';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { useSite } from '../../app/visitor/use-site.ts';
import { activeBanner, OwnBanner } from './own-banner.tsx';
import { savePromoDismissed, promoFlagged } from './dismiss-promo.ts';
import * as css from './promo-banner.css.ts';
import { promoWords as words } from './promo-words.ts';
import { sendPromo } from './send-promo.ts';

/** Pages with the banner. */
const SHOWN_ON = /^\/(virtual-private-servers|dedicated-servers)\//;

type State = { is: 'idle' } | { is: 'loading' } | { is: 'error'; text: string };

/** Promo banner under the header of the pages of servers on large screens: the welcome discount for an email address. */
export function PromoBanner() {
  const app = useApp();
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const { pathname } = useLocation();
  const { config } = useSite();
  const signedIn = useAuth().status === 'settled';
  const [dismissed, setDismissed] = useState(app.facts.promoDismissed);
  const [state, setState] = useState<State>({ is: 'idle' });

  const dismiss = () => {
    savePromoDismissed(app);
    setDismissed(true);
  };
  useEffect(() => {
    if ((signedIn && !app.facts.promoDismissed) || (!app.facts.promoDismissed && promoFlagged())) {
      savePromoDismissed(app);
      setDismissed(true);
    }
  }, [app, signedIn]);

  async function send(email: string): Promise<void> {
    if (email === '' || state.is === 'loading') return;
    setState({ is: 'loading' });
    const result = await sendPromo(app, email, window.location.href);
    if (!result.sent) {
      setState({ is: 'error', text: result.texts || formatMessage(words.failed) });
      return;
    }
    app.notify('success', formatMessage(words.thanks));
    dismiss();
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    void send(typeof email === 'string' ? email.trim() : '');
  }

  const own = activeBanner(config?.banner ?? null);
  if (dismissed || signedIn || !config || !SHOWN_ON.test(withoutPrefix(pathname))) return null;
  const { discount_percent: percent, months } = config.promo;
  const failed = state.is === 'error';
  const close = (
    <form method="post" action="/preferences/" data-native>
      <input type="hidden" name="next" value={pathname} />
      <button
        name="promo_dismissed"
        value="1"
        className={css.close}
        aria-label={formatMessage(words.dismiss)}
        onClick={(event) => {
          event.preventDefault();
          dismiss();
        }}
      >
        <svg width="20" height="20" viewBox="0 0 24 24" className={css.cross} aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </form>
  );
  if (own) return <OwnBanner banner={own} close={close} />;
  return (
    <aside className={css.root} aria-labelledby="promo-offer">
      <div className={css.bar}>
        <p id="promo-offer" className={css.offer}>
          <FormattedMessage
            id="layout.promo.offer"
            defaultMessage="New customers get {percent}% off the first {months, plural, one {month} other {# months}}"
            description="Promo banner: what is offered"
            values={{ percent, months }}
          />
        </p>
        {/* Native validation is off: the server's answer is shown, with and without script. */}
        <form method="post" action={href('/promo/')} className={css.form} onSubmit={submit} noValidate>
          <input type="hidden" name="next" value={pathname} />
          <div className={css.field}>
            <input
              type="email"
              name="email"
              autoComplete="email"
              className={css.input}
              placeholder="you@example.com"
              aria-label={formatMessage(words.email)}
              aria-invalid={failed}
              aria-describedby={failed ? 'promo-error' : undefined}
              onChange={() => failed && setState({ is: 'idle' })}
            />
            <p id="promo-error" role="alert" className={failed ? css.error : undefined}>
              {failed ? state.text : null}
            </p>
          </div>
          <button type="submit" className={css.send} aria-disabled={state.is === 'loading'}>
            <FormattedMessage {...words.send} />
          </button>
        </form>
        {close}
      </div>
    </aside>
  );
}
