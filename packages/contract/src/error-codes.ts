import { z } from 'zod';

/** A choice of codes; the OpenAPI document has the meaning of each. */
function codes<Code extends string>(meanings: Readonly<Record<Code, string>>): z.ZodType<Code> {
  const choices = Object.entries<string>(meanings).map(([code, description]) =>
    z.literal(code as Code).meta({ description }),
  );
  return z.union(choices);
}

/** Meanings of the codes in `ErrorDetail`. */
export const errorCodes = {
  // Any call
  invalid: 'A value can’t be stored.',
  parse_error: 'The body is too large or isn’t valid JSON.',
  csrf_failed: 'The CSRF token is missing or wrong, or the request comes from another site.',
  conflict: 'Another request has just changed the same data. Send the request again.',
  unavailable: 'The service is temporarily unavailable. Retry after the time in the `Retry-After` header.',
  busy: 'There are too many requests at the moment. Retry after the time in the `Retry-After` header.',
  backend_unreachable: 'The site can’t reach its backend. Retry after the time in the `Retry-After` header.',
  // Orders and payments
  personal_info_incomplete: 'An order needs complete personal data.',
  price_changed: 'The total isn’t the expected one; `total` is the current one.',
  orders_closed: 'Orders aren’t open yet.',
  sold_out: 'What is ordered is sold out.',
  idempotency_key_reused: 'The idempotency key was sent before with another body.',
  unpaid_order: 'Another order is unpaid; `payment_object_ref` is its payment.',
  payment_pending: 'A payment is being processed.',
  not_repeatable: 'The payment can’t be retried or paid in this way.',
  cashback_changed: 'The available cashback isn’t `amount`. Get the partner again.',
  customers_have_no_welcome_offer: 'The welcome offer is for new customers only.',
  // Services
  service_canceled: 'The service has already ended.',
  not_renewable: 'The service can’t be renewed at present.',
  already_renewed: 'The service has been renewed since `paid_until` was read.',
  renewal_waiting: 'A renewal of the service waits for its payment.',
  not_upgradable: 'The service can’t be upgraded at present.',
  upgrade_waiting: 'An upgrade of the service waits for its payment.',
  plan_not_changeable: 'The service can’t get a smaller plan at present, or it’s too late to keep the present one.',
  service_state: 'The service isn’t in a state for this.',
  operation_running: 'Another operation on the service is running.',
  operation_unavailable: 'The operation isn’t possible for the service at present.',
  // Tickets
  ticket_closed: 'The ticket was closed too long ago to be reopened.',
  // Account
  role: 'Your role in the account, or the scope of the token, doesn’t allow it.',
  address: 'The token can’t be used from this IP address.',
  last_owner: 'The account needs an owner: give another member the role first.',
  reauthentication_required: 'Sign-in was too long ago: confirm your identity first.',
  cannot_delete: 'The account can’t be deleted; `obstacles` has the reasons.',
  // Staff
  second_factor: 'Calls of staff need 2FA, and the user has none.',
  see_as: 'Staff see the account of a customer, in which they can’t change anything or get secrets.',
  own_role: 'Nobody changes their own role among the staff.',
  last_administrator: 'The staff needs an administrator: give somebody else the role first.',
  already_staff: 'The owner of the address is staff: change their role instead.',
  is_staff: 'This is done to customers only, and the user is of the staff.',
  no_owner: 'No owner of the account can sign in.',
  not_blocked: 'Nobody of the staff has blocked the user.',
  address_taken: 'Somebody else has confirmed the email address.',
  cannot_merge: 'The customers can’t be merged; `obstacles` has the reasons.',
  account_closed: 'The account was closed.',
  settings_changed: 'Somebody else has saved these settings since they were read.',
  record_changed: 'Somebody else has changed the record since it was read.',
  taken: 'Somebody else owns it by now.',
  over: 'The incident is over.',
  not_paid: 'The payment isn’t paid.',
  not_refundable: 'The payment method has no refunds.',
  line_malformed: 'The line of the bank statement doesn’t match the schema.',
  line_not_in_euros: 'The line of the bank statement is in another currency than euros.',
  line_not_incoming: 'The line of the bank statement has no money that came in.',
  line_recalled: 'The line of the bank statement takes money back that has paid no payment. Nothing was booked.',
  line_differs: 'A line of the bank statement with this id is known with other contents.',
  line_assigned: 'The line of the bank statement belongs to a payment already.',
  email_gone: 'The text of the email isn’t kept, or opens an account.',
  email_resent: 'The email has been sent again within the last minute.',
  import_done: 'The bank statement is imported already.',
  columns_needed: 'It isn’t known which columns of the bank statement are what.',
  email_expired: 'The links of the email have expired.',
  // Payment providers
  bad_signature: 'The signature of the payment provider is wrong.',
  amount_mismatch: 'The payment has another amount.',
} as const;

export const ErrorCode = codes(errorCodes);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** Meanings of the codes in `errors` of the auth calls; django-allauth's, where it has one. */
export const authErrorCodes = {
  required: 'The field is required.',
  invalid: 'The email address or the username isn’t valid.',
  max_length: 'The value is too long.',
  invalid_choice: 'The value isn’t one of the choices.',
  invalid_list: 'The value isn’t a list.',
  invalid_pk_value: 'The value can’t be an id.',
  captcha_invalid: 'The captcha wasn’t passed.',
  invalid_login: 'Not exactly one of email address and username was given.',
  email_password_mismatch: 'The email address or the password is wrong.',
  username_password_mismatch: 'The username or the password is wrong.',
  phone_password_mismatch: 'The phone number or the password is wrong.',
  too_many_login_attempts: 'There were too many failed attempts. Try again later.',
  incorrect_code: 'The code is wrong or expired.',
  incorrect_password: 'The password is wrong.',
  enter_current_password: 'The current password is wrong.',
  password_too_short: 'The password is too short.',
  password_too_common: 'The password is too common.',
  password_too_similar: 'The password is too similar to personal data.',
  password_entirely_numeric: 'The password has digits only.',
  invalid_password_reset: 'The key of the password reset is wrong or expired.',
  invalid_or_expired_key: 'The key of the confirmation is wrong or expired.',
  username_taken: 'Another account has this username.',
  invalid_phone: 'The phone number isn’t valid.',
  phone_taken: 'Another account has this phone number.',
  same_as_current: 'The new value is the current one.',
  email_taken: 'Another account has this email address.',
  duplicate_email: 'The account has this email address already.',
  unknown_email: 'The account doesn’t have this email address.',
  unverified_email: 'An email address of the account isn’t confirmed.',
  unverified_primary_email: 'The primary email address must be confirmed.',
  cannot_remove_primary_email: 'The primary email address can’t be removed.',
  max_email_addresses: 'The account has the maximum number of email addresses.',
  add_email_blocked: 'An account with two-factor authentication can’t get another email address.',
  cannot_generate_recovery_codes: 'Recovery codes need two-factor authentication.',
  account_not_found: 'The account at the provider isn’t connected.',
  no_password: 'The account has no password, so the provider is the only sign-in method.',
  no_verified_email: 'The account has no confirmed email address.',
  connected_other: 'The account at the provider is connected to another account.',
  invalid_token: 'The token of the provider is wrong or expired.',
  client_id_required: 'The `client_id` is missing.',
  token_required: 'The `id_token` and the `access_token` are missing.',
  token_authentication_not_supported: 'The provider has no sign-in with tokens.',
} as const;

export const AuthErrorCode = codes(authErrorCodes);
export type AuthErrorCode = z.infer<typeof AuthErrorCode>;

/** `error` in the address to which a failed sign-in with a provider returns; django-allauth's codes. */
export type ProviderErrorCode =
  /** The visitor declined at the provider. */
  | 'cancelled'
  /** The provider declined; only django-allauth tells this from `unknown`. */
  | 'denied'
  /** Connecting an account requires being signed in. */
  | 'permission_denied'
  /** The account is connected to another user. */
  | 'connected_other'
  /** Connecting an account requires a recent sign-in. */
  | 'reauthentication_required'
  /** New accounts aren't accepted. */
  | 'signup_closed'
  /** Anything else. */
  | 'unknown';
