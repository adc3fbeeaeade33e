/** Purpose of the sealed password of a service. */
export const passwordPurpose = 'service-password';
