/** Address of a payment's page in the account. */
export const paymentHref = (ref: string): string => `/my/payment/?payment_object_ref=${encodeURIComponent(ref)}`;
