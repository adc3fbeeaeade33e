// The door of sales: other areas import nothing past it.
export type { LinePage, OrderedLine, OrderErrors, PageAsked, Shop } from './product-lines/ordered-line.ts';
export type { LineForm } from './product-lines/line-form.ts';
export {
  choiceField,
  extraField,
  formTexts,
  numberField,
  optionalField,
  placeName,
  pricedLabel,
  textField,
} from './product-lines/order-form.ts';
export { orderedAs } from './product-lines/ordered-as.ts';
export { buyerOfAccount } from './orders/by-staff/buyer.ts';
export { locationOf } from './orders/location-of.ts';
export { ordersModule } from './orders/module.ts';
export { paymentSubject } from './orders/payment-subject.ts';
export { buyerTax } from './orders/place/buyer-tax.ts';
export { type Buyer, buyerOf } from './orders/place/buyer.ts';
export { commonContext } from './orders/place/common-context.ts';
export { orderLimits } from './orders/place/limits.ts';
export { orderCall } from './orders/place/order-call.ts';
export { addError, addProblems, refuseExtras } from './orders/place/order-errors.ts';
export { defaultProject, initialNames } from './orders/place/projects.ts';
export { recipientOf } from './orders/recipient.ts';
export { boughtNothing, type CommonSpec } from './orders/specification.ts';
export { orderedKeys } from './orders/ssh-keys/ordered-keys.ts';
export { sshKeyProblem } from './orders/ssh-keys/ssh-key.ts';
export { addSshKey, presentSshKey, sshKeysOf } from './orders/ssh-keys/ssh-keys.ts';
export {
  type HostedOn,
  type NextPlan,
  projects,
  purchaseConsents,
  type ServiceRow,
  services,
  serviceSteps,
  serviceWords,
} from './orders/tables.ts';
export { orderTexts } from './orders/texts.ts';
export { serviceChanged, transition } from './orders/transition.ts';
export { hadTrial, releaseTrial } from './orders/trial/trial.ts';
export { partnersModule } from './partners/module.ts';
export { lockMergedServices, moveSales, salesToMove } from './orders/merge-accounts.ts';
export { cashback, partnerDays, partners, referrals } from './partners/tables.ts';
export { partnerTerms } from './partners/terms.ts';
export { promoModule } from './promo/module.ts';
export { isOffered } from './promo/is-offered.ts';
export { welcomeOffer } from './promo/offer.ts';
export { judgePromo, releaseUnbuiltPromo } from './promo/order-promo.ts';
