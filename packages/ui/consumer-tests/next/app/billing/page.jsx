export { Billing as default } from '../../screens/billing.tsx';
