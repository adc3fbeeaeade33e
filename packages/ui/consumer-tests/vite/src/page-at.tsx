import { Billing } from '../screens/billing.tsx';
import { Wizard } from '../screens/wizard.tsx';
import { App } from './app.tsx';

export function pageAt(path: string) {
  if (path === '/billing') return <Billing />;
  if (path === '/wizard') return <Wizard />;
  return <App />;
}
