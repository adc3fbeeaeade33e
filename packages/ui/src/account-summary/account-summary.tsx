import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './account-summary.css.ts';

export interface AccountSummaryProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Where it is: a `popup` has a fixed width and space around it, a `panel` has its own. @default 'panel' */
  variant?: 'panel' | 'popup' | undefined;
  /** Name of the customer. */
  name: ReactNode;
  /** Below the name: the email address. */
  detail?: ReactNode;
  /** An AccountBalance. */
  balance?: ReactNode;
  /** The `AccountLink` elements. */
  children?: ReactNode;
  /** The last action: signing out. */
  footer?: ReactNode;
}

/** Who is signed in, their balance and the pages of their account, for a HoverMenu or a side panel. */
export function AccountSummary(props: AccountSummaryProps) {
  const { variant = 'panel', name, detail, balance, footer, className, children, ...rest } = props;
  return (
    <div data-component="account-summary" {...rest} className={classNames(css.roots[variant], className)}>
      <div data-part="who" className={css.who}>
        <strong data-part="name" className={css.name}>
          {name}
        </strong>
        {detail ? (
          <span data-part="detail" className={css.detail}>
            {detail}
          </span>
        ) : null}
      </div>
      {balance}
      <ul role="list" data-part="list" className={css.list}>
        {children}
      </ul>
      {footer}
    </div>
  );
}

export interface AccountBalanceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Page of the balance. */
  href: string;
  /** What the amount is: "Balance". */
  label: ReactNode;
  /** The amount. */
  amount: ReactNode;
  /** Beside it: a LinkButton to top up. */
  action?: ReactNode;
}

/** The balance between two rules. */
export function AccountBalance({ href, label, amount, action, className, ...rest }: AccountBalanceProps) {
  return (
    <div data-component="account-balance" {...rest} className={classNames(css.balance, className)}>
      <a href={href} data-part="link" className={css.balanceLink}>
        <span data-part="label" className={css.detail}>
          {label}
        </span>
        {amount}
      </a>
      {action}
    </div>
  );
}

export interface AccountLinkProps extends ComponentProps<'a'> {
  /** Number of unread items. Nothing is shown for 0. */
  count?: number | null | undefined;
  /** What the number counts, for screen readers: "2 unread". Read instead of it. */
  countLabel?: ReactNode;
}

/** A page of the account, in a `<li>`. */
export function AccountLink({ count, countLabel, className, children, ...rest }: AccountLinkProps) {
  return (
    <li>
      <a data-component="account-link" {...rest} className={classNames(css.link, className)}>
        {children}
        {count ? (
          <span data-part="count" className={css.count}>
            <span aria-hidden={countLabel ? true : undefined}>{count}</span>
            {countLabel ? <VisuallyHidden>{countLabel}</VisuallyHidden> : null}
          </span>
        ) : null}
      </a>
    </li>
  );
}
